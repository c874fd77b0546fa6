/// A feature's rules: how an action changes the state, and what it asks of the world.
///
/// Write ``Reducer()`` on a struct with a `State`, an `Action` and a `body`. It is tested as the pure
/// function that it is, or with a `TestStore`:
///
/// ```swift
/// var state = Counter.State(count: 2)
/// let effect = Counter().reduce(into: &state, action: .incrementButtonTapped)
/// #expect(state == .init(count: 3) && effect.isNone)
/// ```
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State
  /// What can happen.
  associatedtype Action
  /// What the reducer is composed of; `Never` for one that implements ``reduce(into:action:)``.
  associatedtype Body

  /// Handles an action: changes the state and says what is to be done.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is composed of, run one after the other.
  ///
  /// A store builds it once, when the first action comes.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// This reducer with its ``body`` built at most once; there is no reason to implement it.
  func built() -> BuiltReducer<State, Action>
}

/// A reducer with the state and the action of another, for the type of a `body`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer without a body implements ``reduce(into:action:)``.
  public var body: Body {
    fatalError("'\(Self.self)' has no body: call 'reduce(into:action:)'")
  }

  /// This reducer.
  @inlinable
  public func built() -> BuiltReducer<State, Action> {
    BuiltReducer { reduce(into: &$0, action: $1) }
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Handles an action with the ``body``.
  ///
  /// Each call composes the body anew, so that effects of the children in it are ended by nothing that
  /// another call returns: a store, or a parent that composes it with `Scope`, does that once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  /// This reducer, which builds its ``body`` when the first action comes.
  @inlinable
  public func built() -> BuiltReducer<State, Action> {
    let lazy = LazyBody<State, Action>()
    return BuiltReducer { state, action in
      if let built = lazy.built { return built.reduce(into: &state, action: action) }
      let built = body.built()
      lazy.built = built
      return built.reduce(into: &state, action: action)
    }
  }
}
