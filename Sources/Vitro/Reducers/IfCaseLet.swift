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
    let parent = built()
    let child = Scope(state: state, action: action, endsEffects: true, child: child)
    return Reduce { state, parentAction in
      let effect = child.reduce(into: &state, action: parentAction)
      return effect.merge(with: parent.reduce(into: &state, action: parentAction))
    }
  }
}
