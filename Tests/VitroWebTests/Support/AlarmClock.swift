/// A clock on which somebody sleeps until a test wakes them.
final class AlarmClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let alarms = AsyncStream<AsyncStream<Void>.Continuation>.makeStream()

  var now: Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until _: Instant, tolerance _: Duration?) async throws {
    let (alarm, continuation) = AsyncStream<Void>.makeStream()
    alarms.continuation.yield(continuation)
    for await _ in alarm { return }
    throw CancellationError()
  }

  /// Wakes the next one who begins to sleep.
  func wakeNext() async {
    for await alarm in alarms.stream {
      alarm.yield()
      return
    }
  }
}
