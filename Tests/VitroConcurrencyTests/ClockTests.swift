import Testing
import VitroConcurrency

@MainActor @Suite struct ClockTests {
  let clock = TestClock()
  let executor = RestExecutor()
  let log = Log()

  @Test func sleepersWakeInTheOrderOfTheirDeadlines() async {
    for seconds in [3, 1, 2] { sleep(seconds) }
    await executor.rest()
    #expect(clock.deadlines.map(\.offset) == [.seconds(1), .seconds(2), .seconds(3)])
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["1", "2"])
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test(.tags(.clockIsMoved)) func aTimerTicksOnceForEachInterval() async {
    executor.start { [clock, log] in
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(1))
        await log.add("tick")
      }
    }
    await executor.rest()
    await clock.advance(by: .seconds(5))
    #expect(log.entries.count == 5)
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func aCancelledSleepThrowsAtOnce() async {
    let task = executor.start { [clock, log] in
      do { try await clock.sleep(for: .seconds(1)) } catch { await log.add("\(error)") }
    }
    await executor.rest()
    task.cancel()
    await executor.rest()
    #expect(log.entries == ["CancellationError()"])
    #expect(clock.deadlines.isEmpty)
  }

  // It failed once in 100,000 rounds.
  @Test func whoFallsAsleepWhileTheClockIsMovedIsNotForgotten() async throws {
    for _ in 0..<200 {
      let end = clock.now.advanced(by: .seconds(1))
      let yields = Int.random(in: 0...90)
      let sleeper = Task.detached { [clock] in
        for _ in 0..<yields { await Task.yield() }
        try await clock.sleep(until: end)
      }
      await clock.advance(to: end)
      try await sleeper.value
    }
  }

  @Test func runningMovesTheClockUntilNobodySleeps() async {
    for seconds in [3, 1, 2] { sleep(seconds) }
    await executor.rest()
    await clock.run()
    #expect(log.entries == ["1", "2", "3"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func anImmediateClockDoesNotWait() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60))
    #expect(clock.now.offset == .seconds(60))
  }

  private func sleep(_ seconds: Int) {
    executor.start { [clock, log] in
      try? await clock.sleep(for: .seconds(seconds))
      await log.add("\(seconds)")
    }
  }
}
