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
    ephemeral(state, Action.allCasePaths[keyPath: action])
  }

  /// The same by the optional itself: `.ifLet(\.alert, action: \.alert)`.
  @inlinable
  public func ifLet<Ephemeral: EphemeralState>(
    _ state: WritableKeyPath<State, Ephemeral?>,
    action: CaseKeyPath<Action, PresentationAction<Ephemeral.Action>>
  ) -> Reduce<State, Action> where Action: CasePathable {
    ephemeral(state, Action.allCasePaths[keyPath: action])
  }

  @inlinable
  func ephemeral<Part: OptionalPart>(
    _ state: WritableKeyPath<State, Part>,
    _ action: CasePath<Action, PresentationAction<Part.Wrapped.Action>>
  ) -> Reduce<State, Action> where Part.Wrapped: EphemeralState {
    let reducer = OptionalReducer<State, Action, Part, Part.Wrapped.Action>(
      parent: built(),
      child: EmptyReducer<Part.Wrapped, Part.Wrapped.Action>().built(),
      slot: StateSlot(state),
      name: action.name
    )
    return Reduce { state, parentAction in
      if action.extract(from: parentAction) != nil { return reducer.dismiss(&state, parentAction) }
      return reducer.parent.reduce(into: &state, action: parentAction)
    }
  }
}
