public import Vitro
public import VitroUI

extension View {
  /// Shows choices that a state holds; its buttons send their actions.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let dialog = store?.state
    return confirmationDialog(
      dialog.map { String(state: $0.title) } ?? "",
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { isPresented in
          // A choice may have led to the next ones, which stay.
          if !isPresented, item.wrappedValue?.state.id == dialog?.id { item.wrappedValue = nil }
        }),
      titleVisibility: Visibility(dialog?.titleVisibility ?? .automatic)
    ) {
      ForEach(Array((dialog?.buttons ?? []).enumerated()), id: \.offset) { _, button in
        Button(button) { action in if let action { store?.send(action) } }
      }
    } message: {
      if let message = dialog?.message { Text(message) }
    }
  }
}

extension Visibility {
  fileprivate init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .visible: self = .visible
    case .hidden: self = .hidden
    }
  }
}
