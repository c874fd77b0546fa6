/// A reducer made from a closure.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let change: (inout State, Action) -> Effect<Action>

  /// Makes a reducer from what handles an action.
  @inlinable
  public init(_ change: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.change = change
  }

  /// Makes a reducer that behaves as another one.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    let built = reducer.built()
    change = { built.reduce(into: &$0, action: $1) }
  }

  /// Handles an action with the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    change(&state, action)
  }
}
