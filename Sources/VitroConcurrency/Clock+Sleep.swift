/// A clock on which a caller can sleep without leaving its actor.
protocol LocalClock: Clock {
  func sleep(until deadline: Instant, isolation: isolated (any Actor)?) async throws
}

extension TestClock: LocalClock {}
extension ImmediateClock: LocalClock {}
extension AnyClock: LocalClock {}

extension Clock {
  /// Sleeps for some time; throws when the task is cancelled.
  ///
  /// On a ``TestClock`` a caller on the main actor stays there, so that a test knows when it goes on.
  public nonisolated(nonsending) func sleep(
    for duration: Instant.Duration,
    tolerance: Instant.Duration? = nil
  ) async throws {
    let deadline = now.advanced(by: duration)
    try await sleep(until: deadline, tolerance: tolerance, isolation: #isolation)
  }

  /// Sleeps where the caller is if the clock can do that.
  func sleep(
    until deadline: Instant,
    tolerance: Instant.Duration?,
    isolation: isolated (any Actor)?
  ) async throws {
    guard let clock = self as? any LocalClock else {
      return try await sleep(until: deadline, tolerance: tolerance)
    }
    try await clock.sleep(untilAny: deadline, isolation: isolation)
  }
}

extension LocalClock {
  fileprivate func sleep(
    untilAny deadline: Any,
    isolation: isolated (any Actor)?
  ) async throws {
    guard let deadline = deadline as? Instant else { return }
    try await sleep(until: deadline, isolation: isolation)
  }
}
