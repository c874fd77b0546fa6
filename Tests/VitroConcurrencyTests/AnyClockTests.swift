import Testing
import VitroConcurrency

@MainActor @Suite struct AnyClockTests {
  @Test func itShowsTheTimeSinceItWasMade() async {
    let clock = TestClock(now: .init(offset: .seconds(100)))
    let any = AnyClock(clock)
    #expect(any.now.offset == .zero)
    await clock.advance(by: .seconds(3))
    #expect(any.now.offset == .seconds(3))
  }

  @Test func whoSleepsOnItSleepsOnTheClockBehindIt() async {
    let clock = TestClock(now: .init(offset: .seconds(100)))
    let executor = RestExecutor()
    let log = Log()
    let any = AnyClock(clock)
    executor.start {
      try? await any.sleep(for: .seconds(2))
      await log.add("woke")
    }
    await executor.rest()
    #expect(clock.deadlines.map(\.offset) == [.seconds(102)])
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["woke"])
  }

  @Test func clocksOfDifferentKindsFitInOneVariable() async throws {
    let test = AnyClock(TestClock())
    let clocks = [test, AnyClock(ImmediateClock()), AnyClock(test)]
    #expect(clocks.map(\.now.offset) == [.zero, .zero, .zero])
    #expect(clocks.map(\.minimumResolution) == [.zero, .zero, .zero])
    try await clocks[1].sleep(for: .seconds(9))
    #expect(clocks[1].now.offset == .seconds(9))
  }
}
