/// Composes the reducers of a `body`: all of them see each action, one after the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A reducer as it is written.
  @inlinable
  public static func buildExpression<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action {
    reducer
  }

  /// A body without reducers does nothing.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// A body of one reducer is that reducer.
  @inlinable
  public static func buildPartialBlock<R: Reducer>(first reducer: R) -> R
  where R.State == State, R.Action == Action {
    reducer
  }

  /// A body of several reducers.
  @inlinable
  public static func buildPartialBlock<R: Reducer, Next: Reducer>(
    accumulated reducer: R,
    next: Next
  ) -> CombinedReducer<State, Action>
  where R.State == State, R.Action == Action, Next.State == State, Next.Action == Action {
    CombinedReducer([reducer.built(), next.built()])
  }

  /// A body of more than two reducers.
  @inlinable
  public static func buildPartialBlock<Next: Reducer>(
    accumulated reducers: CombinedReducer<State, Action>,
    next: Next
  ) -> CombinedReducer<State, Action>
  where Next.State == State, Next.Action == Action {
    reducers.appending(next.built())
  }

  /// The branch of an `if` that is taken.
  @inlinable
  public static func buildEither<R: Reducer>(first reducer: R) -> CombinedReducer<State, Action>
  where R.State == State, R.Action == Action {
    CombinedReducer([reducer.built()])
  }

  /// The branch of an `else` that is taken.
  @inlinable
  public static func buildEither<R: Reducer>(second reducer: R) -> CombinedReducer<State, Action>
  where R.State == State, R.Action == Action {
    CombinedReducer([reducer.built()])
  }

  /// An `if` without an `else`.
  @inlinable
  public static func buildOptional<R: Reducer>(_ reducer: R?) -> CombinedReducer<State, Action>
  where R.State == State, R.Action == Action {
    CombinedReducer(reducer.map { [$0.built()] } ?? [])
  }

  /// The reducers of a `for`.
  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> CombinedReducer<State, Action>
  where R.State == State, R.Action == Action {
    CombinedReducer(reducers.map { $0.built() })
  }

  /// What is inside an availability check.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(
    _ reducer: R
  ) -> CombinedReducer<State, Action>
  where R.State == State, R.Action == Action {
    CombinedReducer([reducer.built()])
  }
}
