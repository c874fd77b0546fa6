import Testing
import Vitro

/// A clock that a test moves keeps its promise where no test store and no screen is.
@MainActor @Suite struct PlainStoreClockTests {
  let clock = TestClock()

  @Test func whatAnAdvanceWakesInAPlainStoreIsAtRestWhenItReturns() async {
    for _ in 1...20 {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { [clock] state, action in
          state += action
          guard action == 0 else { return .none }
          return .run { send in for await _ in clock.timer(interval: .seconds(1)) { await send(1) }
          }
        }
      }
      let task = store.send(0)
      await clock.advance(by: .seconds(3))
      #expect(store.state == 3)
      task.cancel()
      await task.finish()
    }
  }

  @Test func aTimerInATaskTicksThreeTimesForThreeSeconds() async {
    let log = Log()
    let task = Task { [clock] in
      for await _ in clock.timer(interval: .seconds(1)) { log.add("tick") }
    }
    await clock.advance(by: .seconds(3))
    #expect(log.all == ["tick", "tick", "tick"])
    task.cancel()
    await task.value
  }
}
