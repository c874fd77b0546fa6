import Testing
import VitroConcurrency

@MainActor @Suite struct SuspensionTests {
  let clock = TestClock()
  let executor = RestExecutor()

  @Test func whereNobodySleepsThereIsNothingToSay() async throws {
    try clock.checkSuspension()
    sleep(for: .seconds(1))
    await executor.rest()
    await clock.run()
    try clock.checkSuspension()
  }

  @Test func whoeverSleepsIsNamedWithTheTimeThatIsLeft() async {
    await clock.advance(by: .seconds(5))
    sleep(for: .seconds(10))
    await executor.rest()
    let error = #expect(throws: SuspensionError.self) { try clock.checkSuspension() }
    #expect(
      error?.description == """
        A task still sleeps on this clock, which shows 5.0 seconds:

          a task without a name until 15.0 seconds, in 10.0 seconds

        Expected: nobody sleeps.
        To fix: 'await clock.run()' or 'await clock.advance(by: …)', or cancel what sleeps.
        """
    )
  }

  #if compiler(>=6.2)
    @Test func aTaskWithANameIsCalledByIt() async {
      guard #available(macOS 26, iOS 26, *) else { return }
      let refresh = Task(name: "refresh", executorPreference: executor) { [clock] in
        try? await clock.sleep(for: .seconds(60))
      }
      sleep(for: .seconds(3))
      await executor.rest()
      let error = #expect(throws: SuspensionError.self) { try clock.checkSuspension() }
      #expect(error?.sleepers.map(\.name) == [nil, "refresh"])
      #expect(error?.sleepers.map(\.deadline.offset) == [.seconds(3), .seconds(60)])
      #expect(
        error?.description.hasPrefix(
          """
          2 tasks still sleep on this clock, which shows 0.0 seconds:

            a task without a name until 3.0 seconds, in 3.0 seconds
            'refresh' until 60.0 seconds, in 60.0 seconds

          """) == true)
      refresh.cancel()
      await executor.rest()
      await clock.run()
    }
  #endif

  @Test func manyAreCounted() async {
    for seconds in 1...12 { sleep(for: .seconds(seconds)) }
    await executor.rest()
    let error = #expect(throws: SuspensionError.self) { try clock.checkSuspension() }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("12 tasks still sleep on this clock, which shows 0.0 seconds:"))
    #expect(text.contains("until 10.0 seconds, in 10.0 seconds\n  and 2 more\n"))
  }

  private func sleep(for duration: Duration) {
    executor.start { [clock] in try? await clock.sleep(for: duration) }
  }
}
