/// Several reducers, run one after the other on each action; their effects run side by side.
public struct CombinedReducer<State, Action>: Reducer {
  @usableFromInline let reducers: [BuiltReducer<State, Action>]

  @inlinable
  init(_ reducers: [BuiltReducer<State, Action>]) {
    self.reducers = reducers
  }

  @inlinable
  func appending(_ reducer: BuiltReducer<State, Action>) -> CombinedReducer {
    CombinedReducer(reducers + [reducer])
  }

  /// Runs all of them.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    for reducer in reducers {
      effect = effect.merge(with: reducer.reduce(into: &state, action: action))
    }
    return effect
  }
}
