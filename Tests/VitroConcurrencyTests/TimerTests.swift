import Synchronization
import Testing
import VitroConcurrency

@MainActor @Suite struct TimerTests {
  let clock = TestClock()
  let executor = RestExecutor()
  let log = Log()

  @Test func ticksComeAtTheirTimes() async {
    executor.start { [clock, log] in
      for await tick in clock.timer(interval: .seconds(2)) { await log.add("\(tick.offset)") }
    }
    await executor.rest()
    #expect(clock.deadlines.map(\.offset) == [.seconds(2)])
    await clock.advance(by: .seconds(7))
    #expect(log.entries == ["2.0 seconds", "4.0 seconds", "6.0 seconds"])
  }

  @Test func ticksDoNotDriftWhenTheLoopTakesTime() async {
    executor.start { [clock, log] in
      for await tick in clock.timer(interval: .seconds(10)) {
        await log.add("\(tick.offset)")
        try? await clock.sleep(for: .seconds(3))
      }
    }
    await executor.rest()
    await clock.advance(by: .seconds(35))
    #expect(log.entries == ["10.0 seconds", "20.0 seconds", "30.0 seconds"])
  }

  @Test func missedTicksAreLeftOut() async {
    executor.start { [clock, log] in
      for await tick in clock.timer(interval: .seconds(10)) {
        await log.add("\(tick.offset)")
        try? await clock.sleep(for: .seconds(25))
      }
    }
    await executor.rest()
    await clock.advance(by: .seconds(70))
    #expect(log.entries == ["10.0 seconds", "40.0 seconds", "70.0 seconds"])
  }

  @Test func aTickThatIsDueJustNowIsNotMissed() async {
    executor.start { [clock, log] in
      for await tick in clock.timer(interval: .seconds(10)) {
        await log.add("\(tick.offset)")
        try? await clock.sleep(for: .seconds(20))
      }
    }
    await executor.rest()
    await clock.advance(by: .seconds(30))
    #expect(log.entries == ["10.0 seconds", "30.0 seconds"])
  }

  @Test(arguments: [1, 1_000_000_000])
  func anIntervalThatNobodyCanKeepUpWithIsNoTrap(attoseconds: Int64) async {
    let leaps = LeapingClock()
    let interval = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
    var ticks = leaps.timer(interval: interval).makeAsyncIterator()
    for _ in 0..<3 { #expect(await ticks.next() != nil) }
  }

  @Test func aTimerEndsWhenItIsCancelled() async {
    let task = executor.start { [clock, log] in
      for await _ in clock.timer(interval: .seconds(1)) { await log.add("tick") }
      await log.add("ended")
    }
    await executor.rest()
    await clock.advance(by: .seconds(1))
    task.cancel()
    await executor.rest()
    #expect(log.entries == ["tick", "ended"])
    #expect(throws: Never.self) { try clock.checkSuspension() }
  }

  @Test func anyClockHasATimer() async {
    let any: any Clock<Duration> = clock
    executor.start { [log] in
      for await tick in any.timer(interval: .seconds(1)) { await log.add("\(tick.offset)") }
    }
    await executor.rest()
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["1.0 seconds", "2.0 seconds"])
  }
}

/// A clock that leaps forward by a day whenever somebody looks at it.
private final class LeapingClock: Clock {
  private let days = Mutex(0)

  var now: TestClock.Instant {
    days.withLock { days in
      days += 1
      return TestClock.Instant(offset: .seconds(86_400 * days))
    }
  }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {}
}
