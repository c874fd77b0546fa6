extension Store
where
  State: CaseReducerState, State.StateReducer.State == State,
  State.StateReducer.Action == Action
{
  /// The store of the feature that is there, of several.
  ///
  /// ```swift
  /// switch store.case {
  /// case .edit(let store): EditView(store: store)
  /// case .detail(let store): DetailView(store: store)
  /// }
  /// ```
  ///
  /// Whoever asks is told when another one takes its place.
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

extension StateSupport {
  /// The state of a store, for asking which case it is.
  @MainActor
  public static func unobserved<State, Action>(_ store: Store<State, Action>) -> State {
    store.node.value(at: \State.self)
  }

  /// Notes that somebody asked whether the state is this case.
  @MainActor
  public static func observe<State: CasePathable, Action, Payload>(
    _ store: Store<State, Action>,
    _ keyPath: CaseKeyPath<State, Payload>
  ) {
    _ = ScopedState<State>(store.node)[dynamicMember: keyPath]
  }

  /// The store of the payload of a case that the state is.
  @MainActor
  public static func store<State, Action: CasePathable, ChildState, ChildAction>(
    _ store: Store<State, Action>,
    of payload: ChildState,
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where State: CasePathable {
    if let child = store.scope(state: state, action: action) { return child }
    // Should it have become another case meanwhile, this shows what it was, as after any child.
    let entry = store.node.scope(.passing, state, action) { store.node.casePlace(of: state) }
    return store.makeChild(
      PassingNode(entry.place.location, last: payload),
      Action.allCasePaths[keyPath: action])
  }
}
