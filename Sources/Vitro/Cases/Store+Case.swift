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
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> where State: CasePathable {
    guard let child = store.scope(state: state, action: action) else {
      fatalError("it is asked for only while the state is this case")
    }
    return child
  }
}
