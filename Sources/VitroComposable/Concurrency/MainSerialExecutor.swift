/// Runs an operation; what it begins comes to rest by itself in a test, in an order that is always the same.
@MainActor
public func withMainSerialExecutor<Result>(
  operation: @MainActor () async throws -> Result
) async rethrows -> Result {
  try await operation()
}

/// Whether the work of tests is put in order; it is, always.
public var uncheckedUseMainSerialExecutor: Bool {
  get { true }
  set {}
}
