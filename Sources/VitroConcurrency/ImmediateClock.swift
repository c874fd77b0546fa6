import Synchronization

/// A clock on which every sleep is over at once, for tests and previews that do not care for time.
public final class ImmediateClock: Clock {
  private let state: Mutex<TestClock.Instant>

  /// Makes a clock that stands at `now`.
  public init(now: TestClock.Instant = .init()) {
    state = Mutex(now)
  }

  /// The latest moment that somebody has slept until.
  public var now: TestClock.Instant { state.withLock { $0 } }

  /// The clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to `deadline` and returns; throws when the task is cancelled.
  public func sleep(until deadline: TestClock.Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, isolation: nil)
  }

  func sleep(
    until deadline: TestClock.Instant,
    isolation: isolated (any Actor)?
  ) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline) }
    // Others have their turn, as with a real clock; and whoever waits for rest sees it.
    await Task.yield()
  }
}
