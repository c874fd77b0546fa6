/// Hands the dependencies to closures that are called later, by somebody who does not know them.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   queue.async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
///
/// Tasks inherit the dependencies by themselves; closures of queues, timers and callbacks do not.
public func withEscapedDependencies<Result>(
  _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
  try operation(DependencyValues.Continuation())
}

/// Hands the dependencies to closures that are called later, on the caller's actor.
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of the place where it was made, to be used wherever it is taken to.
  public struct Continuation: Sendable {
    private let values = DependencyValues.current

    init() {}

    /// Runs `operation` with the dependencies.
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try withDependencies(from: values, operation: operation)
    }

    /// Runs `operation` with the dependencies, on the caller's actor.
    public func yield<Result>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> Result
    ) async rethrows -> Result {
      try await withDependencies(from: values, operation: operation)
    }
  }
}
