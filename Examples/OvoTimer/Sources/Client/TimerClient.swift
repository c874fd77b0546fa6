public import OvoTimerDomain

/// A client of the timer that everybody shares.
///
/// ```swift
/// let client = TimerClient.socket(at: .ofUser(), starting: program)
/// try await client.ask(.wind(to: 300))
/// for try await status in client.follow() { print(status.timer.state.timeText) }
/// ```
public struct TimerClient: Sendable {
  /// Asks the timer to do something; throws ``TimerClientError/refused(_:)`` where it cannot be done
  /// now.
  public var ask: @Sendable (_ request: TimerRequest) async throws -> TimerStatus
  /// The present status of the timer.
  public var status: @Sendable () async throws -> TimerStatus
  /// The status of the timer, now and after each change, until the service ends or the stream is dropped.
  public var follow: @Sendable () -> AsyncThrowingStream<TimerStatus, any Error>

  /// Makes a client of what it does.
  public init(
    ask: @escaping @Sendable (_ request: TimerRequest) async throws -> TimerStatus,
    status: @escaping @Sendable () async throws -> TimerStatus,
    follow: @escaping @Sendable () -> AsyncThrowingStream<TimerStatus, any Error>
  ) {
    self.ask = ask
    self.status = status
    self.follow = follow
  }
}
