extension Reducer {
  /// Overrides a dependency for a reducer, its children and their effects.
  @inlinable
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> Reduce<State, Action> {
    transformDependencies { $0[keyPath: keyPath] = value }
  }

  /// Overrides dependencies for a reducer, its children and their effects.
  @inlinable
  public func transformDependencies(
    _ update: @escaping (inout DependencyValues) -> Void
  ) -> Reduce<State, Action> {
    let base = built()
    return Reduce { state, action in
      withDependencies(update) { base.reduce(into: &state, action: action) }
    }
  }
}
