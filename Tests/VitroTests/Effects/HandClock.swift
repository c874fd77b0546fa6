import Synchronization
import Vitro

/// A clock that wakes whoever is due, and does not wait for what follows from that.
final class HandClock: Clock {
  private struct State {
    var now = TestClock.Instant()
    var sleepers: [(deadline: TestClock.Instant, alarm: AsyncStream<Void>.Continuation)] = []
  }

  private let state = Mutex(State())

  var now: TestClock.Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var isSleptOn: Bool { state.withLock { !$0.sleepers.isEmpty } }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    let (stream, alarm) = AsyncStream<Void>.makeStream()
    state.withLock { state in
      if deadline <= state.now { return alarm.finish() }
      state.sleepers.append((deadline, alarm))
    }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      defer { state.sleepers.removeAll { $0.deadline <= state.now } }
      return state.sleepers.filter { $0.deadline <= state.now }
    }
    for sleeper in due { sleeper.alarm.finish() }
  }
}
