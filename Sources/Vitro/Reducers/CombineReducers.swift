/// Groups reducers, so that an operator can be applied to all of them.
public struct CombineReducers<State, Action, Content: Reducer>: Reducer
where Content.State == State, Content.Action == Action {
  @usableFromInline let content: BuiltReducer<State, Action>

  /// Groups the reducers that `content` lists.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ content: () -> Content) {
    self.content = content().built()
  }

  /// Runs all of them.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    content.reduce(into: &state, action: action)
  }
}
