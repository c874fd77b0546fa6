/// A reducer whose body is built at most once, when the first action comes.
///
/// Operators keep their children as these; a recursive feature is built only as deep as actions go.
public class BuiltReducer<State, Action> {
  init() {}

  @usableFromInline
  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}

final class PrimitiveReducer<Base: Reducer>: BuiltReducer<Base.State, Base.Action> {
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override package func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

final class ComposedReducer<Base: Reducer>: BuiltReducer<Base.State, Base.Action>
where Base.Body: Reducer, Base.Body.State == Base.State, Base.Body.Action == Base.Action {
  private let base: Base
  private var body: BuiltReducer<Base.State, Base.Action>?

  init(_ base: Base) {
    self.base = base
  }

  override package func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    if let body { return body.reduce(into: &state, action: action) }
    let body = base.body.built()
    self.body = body
    return body.reduce(into: &state, action: action)
  }
}
