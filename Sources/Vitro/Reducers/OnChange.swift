extension Reducer {
  /// Runs `change` after an action has changed a value of the state.
  ///
  /// ```swift
  /// .onChange(of: \.query) { old, new, state in … }
  /// ```
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ change: @escaping (_ old: Value, _ new: Value, _ state: inout State) -> Effect<Action>
  ) -> Reduce<State, Action> {
    let base = built()
    return Reduce { state, action in
      let old = value(state)
      let effect = base.reduce(into: &state, action: action)
      let new = value(state)
      guard old != new else { return effect }
      return effect.merge(with: change(old, new, &state))
    }
  }
}
