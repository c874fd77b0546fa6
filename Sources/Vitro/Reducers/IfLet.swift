extension Reducer {
  /// Runs a child's reducer while its state is there.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// The child comes first, so that it still sees its own last action. When its state becomes `nil`,
  /// or that of another child, its effects are cancelled: of an `Identifiable` state the `id` says
  /// which child it is, of an enum the case. An action for an absent child is reported.
  @inlinable
  public func ifLet<Child: Reducer>(
    _ state: WritableKeyPath<State, Child.State?>,
    action: CaseKeyPath<Action, Child.Action>,
    child: () -> Child
  ) -> Reduce<State, Action> where Action: CasePathable {
    let id = ScopeID()
    let parent = built()
    let child = child().built()
    let slot = StateSlot(state)
    let marks = StateMarks(of: Child.State.self)
    let identity = ChildIdentity(of: Child.State.self)
    let action = Action.allCasePaths[keyPath: action]
    return Reduce { state, parentAction in
      let before = slot.with(&state) { identity.value(of: &$0) }
      var childEffect = Effect<Action>.none
      if let childAction = action.extract(from: parentAction) {
        let change = slot.with(&state) {
          $0.changeInPlace {
            marks.watch(&$0) { child.reduce(into: &$0, action: childAction) }
          }
        }
        if let (effect, hasChanged) = change {
          if hasChanged { slot.mark(&state) }
          if !effect.isNone { childEffect = effect.map(action.embedding).scoped(id) }
        } else {
          reportAbsentChild(of: action.name, action: action.name)
        }
      }
      let effect = childEffect.merge(with: parent.reduce(into: &state, action: parentAction))
      if before == .absent { return effect }
      let after = slot.with(&state) { identity.value(of: &$0) }
      return before == after ? effect : effect.merge(with: .cancelScope(id))
    }
  }
}
