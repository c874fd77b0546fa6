extension Reducer where State: CasePathable, Action: CasePathable {
  /// Runs a child's reducer while the state is this case.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
  /// ```
  ///
  /// The child comes first, so that it still sees its own last action. When the state becomes another
  /// case, or the payload of the case another child, its effects are cancelled: of an `Identifiable`
  /// payload the `id` says which child it is, of an enum the case. An action for it while the state is
  /// another case is reported.
  @inlinable
  public func ifCaseLet<Child: Reducer>(
    _ state: CaseKeyPath<State, Child.State>,
    action: CaseKeyPath<Action, Child.Action>,
    child: () -> Child
  ) -> Reduce<State, Action> {
    let id = ScopeID()
    let parent = built()
    let child = child().built()
    let path = State.allCasePaths[keyPath: state]
    let action = Action.allCasePaths[keyPath: action]
    let identity = ChildIdentity(of: Child.State.self)
    return Reduce { state, parentAction in
      let before = path.extract(from: state).map(identity.known) ?? .absent
      var childEffect = Effect<Child.Action>.none
      if let childAction = action.extract(from: parentAction) {
        let effect = path.modify(&state) { child.reduce(into: &$0, action: childAction) }
        if effect == nil { reportAbsentChild(of: path.name, action.name, childAction) }
        childEffect = effect ?? .none
      }
      var effect = parent.reduce(into: &state, action: parentAction)
      if !childEffect.isNone {
        effect = childEffect.map(action.embedding).scoped(id).merge(with: effect)
      }
      let after = path.extract(from: state).map(identity.known) ?? .absent
      return before == .absent || before == after ? effect : effect.merge(with: .cancelScope(id))
    }
  }
}
