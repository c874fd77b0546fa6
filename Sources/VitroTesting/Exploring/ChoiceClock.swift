/// A clock whose sleepers wake when an explorer lets them: each sleep is a question with one answer.
///
/// ```swift
/// $0.continuousClock = ChoiceClock()
/// ```
///
/// Its time does not pass: a sleep of a second may end before one of a millisecond.
public struct ChoiceClock: Clock {
  /// A moment of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the beginning.
    public var offset: Duration

    /// Whether a moment is before another.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }

    /// The moment after a time.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// The time until another moment.
    public func duration(to other: Self) -> Duration { other.offset - offset }
  }

  /// Makes a clock.
  public init() {}

  /// The beginning.
  public var now: Instant { Instant(offset: .zero) }
  /// No time at all.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the explorer goes on.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    try await choice("sleep", of: Result<Void, any Error>.success(()))
  }
}
