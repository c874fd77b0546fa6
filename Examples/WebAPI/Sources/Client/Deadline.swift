extension HTTPTransport {
  /// Returns what `work` returns, unless the deadline comes first: the work is cancelled then.
  ///
  /// - Throws: ``TransportError/timedOut``, or what `work` throws.
  package static func within<Value: Sendable>(
    _ deadline: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: deadline)
        throw TransportError.timedOut
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw TransportError.timedOut }
      return value
    }
  }
}
