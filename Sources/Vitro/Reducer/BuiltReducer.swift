/// A reducer whose body is built at most once, when the first action comes.
///
/// Operators keep their children as these; a recursive feature is built only as deep as actions go.
///
/// It is a closure and not a class, so that it is compiled for the types at hand where it is made.
@frozen
public struct BuiltReducer<State, Action> {
  @usableFromInline let run: (inout State, Action) -> Effect<Action>

  @inlinable
  init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
  }

  @inlinable
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}

/// A body that is built when the first action comes.
@usableFromInline
final class LazyBody<State, Action> {
  @exclusivity(unchecked)
  @usableFromInline var built: BuiltReducer<State, Action>?

  @inlinable
  init() {}
}
