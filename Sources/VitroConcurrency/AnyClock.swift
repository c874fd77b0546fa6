/// A clock whose kind nobody needs to know; its moments are those of any other clock.
///
/// ```swift
/// let clock: AnyClock<Duration> = isFast ? AnyClock(ImmediateClock()) : AnyClock(ContinuousClock())
/// ```
///
/// Reach for it where `any Clock<Duration>` is not enough, because moments must be kept or compared.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment on an ``AnyClock``: the time since that clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Makes the moment that lies `offset` after the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment that lies `duration` later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether one moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }

  private let tellNow: @Sendable () -> Instant
  private let tellResolution: @Sendable () -> Duration
  private let wait:
    @Sendable (
      _ deadline: Instant, _ tolerance: Duration?, _ isolation: isolated (any Actor)?
    ) async throws -> Void

  /// Hides which clock this is; its moments count from now on.
  public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
    let start = clock.now
    tellNow = { Instant(offset: start.duration(to: clock.now)) }
    tellResolution = { clock.minimumResolution }
    wait = { deadline, tolerance, isolation in
      try await clock.sleep(
        until: start.advanced(by: deadline.offset), tolerance: tolerance, isolation: isolation)
    }
  }

  /// What the clock shows.
  public var now: Instant { tellNow() }

  /// The smallest difference of time that the clock behind it can tell.
  public var minimumResolution: Duration { tellResolution() }

  /// Sleeps until the clock behind it has reached `deadline`; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline, tolerance, nil)
  }

  func sleep(until deadline: Instant, isolation: isolated (any Actor)?) async throws {
    try await wait(deadline, nil, isolation)
  }
}
