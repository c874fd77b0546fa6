extension HTTPTransport {
  /// How long an answer may take where nobody says anything else.
  public static let usualDeadline = Duration.seconds(10)

  /// The deadline that a setting of a program names in whole seconds, up to a day; the usual one where it names
  /// none.
  public static func deadline(setting: String?) -> Duration {
    guard let seconds = setting.flatMap({ Int($0) }), 1...86_400 ~= seconds else {
      return usualDeadline
    }
    return .seconds(seconds)
  }

  /// Returns what `work` returns, unless the deadline comes first: the work is cancelled then.
  ///
  /// The deadline counts from the call, so that a test that moves the clock once the work has begun moves it past
  /// the deadline.
  ///
  /// - Throws: ``TransportError/timedOut``, or what `work` throws.
  public static func within<Value: Sendable>(
    _ deadline: Duration, of clock: some Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let end = clock.now.advanced(by: deadline)
    return try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await clock.sleep(until: end, tolerance: nil)
        throw TransportError.timedOut
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw TransportError.timedOut }
      return value
    }
  }
}
