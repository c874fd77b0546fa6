public import Vitro
public import VitroUI

extension View {
  /// Shows an alert that a state holds; its buttons send their actions.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let alert = store?.state
    return self.alert(
      alert.map { String(state: $0.title) } ?? "",
      isPresented: Binding(
        get: { item.wrappedValue != nil },
        set: { isPresented in
          // An answer may have led to the next alert, which stays.
          if !isPresented, item.wrappedValue?.state.id == alert?.id { item.wrappedValue = nil }
        })
    ) {
      ForEach(Array((alert?.buttons ?? []).enumerated()), id: \.offset) { _, button in
        Button(button) { action in if let action { store?.send(action) } }.actingFirst()
      }
    } message: {
      if let message = alert?.message { Text(message) }
    }
  }
}
