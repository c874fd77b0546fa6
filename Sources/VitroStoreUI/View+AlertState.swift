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
    return alert(
      store?.state,
      end: { alert in
        if item.wrappedValue?.state.id == alert.id { item.wrappedValue = nil }
      }, action: { store?.send($0) })
  }

  /// Shows an alert that a model holds; `action` is called with what is answered.
  ///
  /// ```swift
  /// .alert($model.alert) { model.alertButtonTapped($0) }
  /// ```
  public func alert<Action>(
    _ item: Binding<AlertState<Action>?>, action: @escaping (Action) -> Void
  ) -> some View {
    alert(
      item.wrappedValue,
      end: { alert in
        if item.wrappedValue?.id == alert.id { item.wrappedValue = nil }
      }, action: action)
  }

  /// Shows an alert; `end` takes it away, unless an answer has led to the next one, which stays.
  private func alert<Action>(
    _ state: AlertState<Action>?, end: @escaping (AlertState<Action>) -> Void,
    action: @escaping (Action) -> Void
  ) -> some View {
    alert(
      state.map { String(state: $0.title) } ?? "",
      isPresented: Binding(
        get: { state != nil }, set: { if !$0, let state { end(state) } })
    ) {
      ForEach(Array((state?.buttons ?? []).enumerated()), id: \.offset) { _, button in
        Button(button) { if let answer = $0 { action(answer) } }
      }
    } message: {
      if let message = state?.message { Text(message) }
    }
  }
}
