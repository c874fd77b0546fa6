import Testing
import VitroConcurrency

/// Work on the main actor takes many turns of its queue, and all of them are awaited.
@MainActor @Suite struct MainActorWorkTests {
  let executor = RestExecutor()

  @Test func aTimerOnTheMainActorTicksForEachSecondOfALongTime() async {
    let clock = TestClock()
    let meeting = Meeting(clock: clock)
    let task = executor.startOnMainActor { await meeting.hold() }
    await executor.rest()
    await clock.advance(by: .seconds(300))
    #expect(meeting.ticks == 300 && meeting.rings == 30)
    task.cancel()
    await executor.rest()
    #expect(!executor.hasWork)
  }

  @Test func callsThatLieDeepInOneAnotherAllReturn() async {
    let (stream, world) = AsyncStream<Void>.makeStream()
    var returned = 0
    func call(_ depth: Int) async {
      if depth == 0 { for await _ in stream { break } } else { await call(depth - 1) }
      returned += 1
    }
    executor.startOnMainActor { await call(50) }
    await executor.rest()
    #expect(returned == 0)
    world.yield()
    await executor.rest()
    #expect(returned == 51)
  }
}

/// Counts the time, and rings a bell beside that.
@MainActor private final class Meeting {
  var ticks = 0
  var rings = 0
  private let clock: any Clock<Duration>
  private let bells = AsyncStream<Void>.makeStream()

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func hold() async {
    async let ringing: Void = ring()
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks % 10 == 0 { bells.continuation.yield() }
    }
    await ringing
  }

  private func ring() async {
    for await _ in bells.stream { rings += 1 }
  }
}
