/// The ticks of a timer: moments that lie a fixed time apart, each delivered when it has come.
///
/// ```swift
/// for await _ in clock.timer(interval: .seconds(1)) {
///   await send(.timerTicked)
/// }
/// ```
///
/// Ticks do not drift: the nth is due n intervals after the loop began, however long the loop takes
/// for each. One that is missed meanwhile is left out, rather than delivered late. The loop ends when
/// its task is cancelled.
///
/// Test it with a ``TestClock``. On an ``ImmediateClock`` one tick follows the other at once, so that a
/// loop that does not end by itself never comes to rest.
public struct AsyncTimerSequence<Base: Clock>: AsyncSequence {
  private let clock: Base
  private let interval: Base.Duration
  private let tolerance: Base.Duration?

  /// Makes the ticks of a clock; with an interval that is not positive there are none.
  public init(interval: Base.Duration, tolerance: Base.Duration? = nil, clock: Base) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Begins to count the time.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance, last: clock.now)
  }

  /// Waits for one tick after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let clock: Base
    fileprivate let interval: Base.Duration
    fileprivate let tolerance: Base.Duration?
    fileprivate var last: Base.Instant

    /// Waits until the next tick is due and gives its moment, or nothing when the task is cancelled.
    public mutating func next() async -> Base.Instant? { await next(isolation: nil) }

    /// Waits where the caller is until the next tick is due and gives its moment, or nothing when the
    /// task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Never) -> Base.Instant? {
      guard interval > .zero else { return nil }
      let deadline = next(after: clock.now)
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance, isolation: actor)
      } catch {
        return nil
      }
      last = deadline
      return deadline
    }

    /// The next moment on the grid of ticks that has not passed.
    private func next(after now: Base.Instant) -> Base.Instant {
      let next = last.advanced(by: interval)
      guard next < now else { return next }
      // So many intervals that they cannot be counted exactly: the grid has no meaning any more.
      let missed = (next.duration(to: now) / interval).rounded(.down)
      guard missed < countable else { return now.advanced(by: interval) }
      // The quotient may have been rounded up.
      var tick = next.advanced(by: interval * Int(Swift.max(0, missed - 1)))
      while tick < now { tick = tick.advanced(by: interval) }
      return tick
    }
  }
}

extension AsyncTimerSequence: Sendable {}

/// Below it every whole number of type `Double` is exact.
private let countable = 0x1p53

extension Clock where Duration: Hashable {
  /// The ticks of a timer on this clock, the first of them one interval after the loop begins.
  ///
  /// - Parameters:
  ///   - interval: the time between two ticks; if it is not positive, there are none.
  ///   - tolerance: how late a tick may be; the system saves energy with it.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
