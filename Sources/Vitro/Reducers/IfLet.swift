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
    ifLet(state, Action.allCasePaths[keyPath: action], child())
  }

  @inlinable
  package func ifLet<Child: Reducer>(
    _ state: WritableKeyPath<State, Child.State?>,
    _ action: CasePath<Action, Child.Action>,
    _ child: Child
  ) -> Reduce<State, Action> {
    let reducer = OptionalReducer<State, Action, Child.State?, Child.Action>(
      parent: built(),
      child: child.built(),
      slot: StateSlot(state),
      name: action.name
    )
    return Reduce { state, parentAction in
      guard let childAction = action.extract(from: parentAction) else {
        return reducer.parent.reduce(into: &state, action: parentAction)
      }
      return reducer.reduce(
        &state, parentAction, childAction, dismissal: nil, embed: action.embedding)
    }
  }

  /// Runs the reducer of a feature that is presented.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$editor, action: \.editor) { Editor() }
  /// ```
  ///
  /// It does what ``ifLet(_:action:child:)`` does, and ends the presentation: after the parent has
  /// handled `.dismiss`, the state becomes `nil` and the effects of the feature end.
  @inlinable
  public func ifLet<Destination: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<Destination.State>>,
    action: CaseKeyPath<Action, PresentationAction<Destination.Action>>,
    destination: () -> Destination
  ) -> Reduce<State, Action> where Action: CasePathable {
    let action = Action.allCasePaths[keyPath: action]
    let presented = action.appending(PresentationAction.allCasePaths.presented)
    let reducer = OptionalReducer<
      State, Action, PresentationState<Destination.State>, Destination.Action
    >(
      parent: built(),
      child: destination().built(),
      slot: StateSlot(state),
      name: action.name
    )
    return Reduce { state, parentAction in
      switch action.extract(from: parentAction) {
      case nil:
        return reducer.parent.reduce(into: &state, action: parentAction)
      case .presented(let childAction):
        return reducer.reduce(
          &state, parentAction, childAction, dismissal: action.embed(.dismiss),
          embed: presented.embedding)
      case .dismiss:
        return reducer.dismiss(&state, parentAction)
      }
    }
  }
}
