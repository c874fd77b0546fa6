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
      // That it comes too late is said by whoever it is sent to.
      let isLate = node.isGone
      let task = send(.binding(action))
      if isLate { return }
      if task.isFinished { return action.reportUnlessHandled() }
      // If it came while another action is handled, it waits for the end of that.
      Task { action.reportUnlessHandled() }
    }
  }
}

extension BindingAction {
  fileprivate func reportUnlessHandled() {
    if handling.isHandled { return }
    reportIssue(
      """
      A view set a field through a binding, and no reducer carried it out: \(debugDescription)

      To fix: write 'BindingReducer()' first in the 'body' of the feature.
      """
    )
  }
}
