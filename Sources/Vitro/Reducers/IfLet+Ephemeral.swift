extension Reducer {
  /// Presents an alert or a dialog, which has no reducer: whatever is answered, it goes.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$alert, action: \.alert)
  /// ```
  ///
  /// The parent hears of the answer while the alert is still there.
  @inlinable
  public func ifLet<Ephemeral: EphemeralState>(
    _ state: WritableKeyPath<State, PresentationState<Ephemeral>>,
    action: CaseKeyPath<Action, PresentationAction<Ephemeral.Action>>
  ) -> Reduce<State, Action> where Action: CasePathable {
    let action = Action.allCasePaths[keyPath: action]
    let reducer = OptionalReducer<State, Action, PresentationState<Ephemeral>, Ephemeral.Action>(
      parent: built(),
      child: EmptyReducer<Ephemeral, Ephemeral.Action>().built(),
      slot: StateSlot(state),
      name: action.name
    )
    return Reduce { state, parentAction in
      if action.extract(from: parentAction) != nil { return reducer.dismiss(&state, parentAction) }
      return reducer.parent.reduce(into: &state, action: parentAction)
    }
  }
}
