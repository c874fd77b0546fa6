import IssueReporting

extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state, which can be set: the store sends itself `.binding(.set(…))`.
  ///
  /// A view binds to it with `$store.name`, where `store` is `@Bindable`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { set(keyPath, newValue) { .binding($0) } }
  }
}

extension Store
where
  Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// A field of the state, which can be set: the store sends itself `.view(.binding(.set(…)))`.
  ///
  /// A view binds to it with `$store.name`, where `store` is `@Bindable`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { set(keyPath, newValue) { .view(.binding($0)) } }
  }
}

extension Store {
  private func set<Value: Equatable & Sendable>(
    _ field: WritableKeyPath<State, Value>, _ value: Value,
    embed: (BindingAction<State>) -> Action
  ) {
    let action = BindingAction.set(field, value)
    // That it comes too late is said by whoever it is sent to.
    let isLate = node.isGone
    let task = send(embed(action))
    if isLate { return }
    if task.isFinished { return action.reportUnlessHandled() }
    // If it came while another action is handled, it waits for the end of that.
    Task { action.reportUnlessHandled() }
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
