// When work has come to rest, and a clock that a test moves.
import Testing
import VitroConcurrency

actor Rings {
  private(set) var count = 0
  func ring() { count += 1 }
}

@Test func restAndClocks() async {
  let clock = TestClock()
  let executor = RestExecutor()
  let rings = Rings()
  executor.start {
    try? await clock.sleep(until: clock.now.advanced(by: .seconds(60)))
    await rings.ring()
  }
  await executor.rest()  // asleep: nothing can happen until the clock moves
  await clock.advance(by: .seconds(60))
  let count = await rings.count
  #expect(count == 1)
}
