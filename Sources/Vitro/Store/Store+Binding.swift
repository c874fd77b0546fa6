import IssueReporting

extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state, which can be set: the store sends itself `.binding(.set(…))`.
  ///
  /// A view binds to it with `$store.name`, where `store` is `@Bindable`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set {
      let action = BindingAction.set(keyPath, newValue)
      send(.binding(action))
      guard !action.handling.isHandled else { return }
      reportIssue(
        """
        A view set a field through a binding, and no reducer carried it out: \(action.debugDescription)

        To fix: write 'BindingReducer()' first in the 'body' of the feature.
        """
      )
    }
  }
}
