import Testing
import VitroTesting

/// Tests of skipped assertions: a test without exhaustivity shows what it has left out, and does
/// not fail for it.
@MainActor @Suite struct ShownSkipsTests {
  let clock = TestClock()
  let store: TestStore<Counter.State, Counter.Action>

  init() {
    store = makeStore { [clock] in $0.continuousClock = clock }
    store.exhaustivity = .off(showSkippedAssertions: true)
  }

  @Test func aChangeThatIsNotAssertedIsShown() async {
    await warns(
      """
      Skipped: 'send(.incrementButtonTapped)' changed more of the state than the test says.

          Counter.State(
        −   count: 0,
        +   count: 1,
            nthPrime: nil,
            isLoading: false
          )

      (Asserted: −, Actual: +)
      """,
      line: #line + 2
    ) {
      await store.send(.incrementButtonTapped)
    }
  }

  @Test func theRestOfAChangeIsShown() async {
    store.exhaustivity = .off
    await store.send(.nthPrimeButtonTapped)
    store.exhaustivity = .off(showSkippedAssertions: true)
    await warns(
      """
      Skipped: 'receive(\\.nthPrimeResponse)' changed more of the state than the test says.

          Counter.State(
            count: 0,
            nthPrime: 7,
        −   isLoading: true
        +   isLoading: false
          )

      (Asserted: −, Actual: +)
      """
    ) {
      await store.receive(\.nthPrimeResponse) { $0.nthPrime = 7 }
    }
  }

  @Test func whatIsAssertedWhollyIsNotShown() async {
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse, answered)
    await store.send(.incrementButtonTapped) { $0.count += 1 }
  }

  @Test func aWrongExpectationFailsAllTheSame() async {
    await fails(
      """
      The state after 'send(.incrementButtonTapped)' is not the expected one.

          Counter.State(
        −   count: 2,
        +   count: 1,
            nthPrime: nil,
            isLoading: false
          )

      (Expected: −, Actual: +)

      Without exhaustivity the closure is applied to the state after the step: it says what is there, \
      such as '$0.count = 1', not how it came about, such as '$0.count += 1'.
      """
    ) {
      await store.send(.incrementButtonTapped) { $0.count = 2 }
    }
  }

  @Test func actionsThatReceivingPassesOverAreShown() async {
    let store = TestStore(initialState: Counter.State()) { Chatter() }
    await store.send(.startButtonTapped)
    store.exhaustivity = .off(showSkippedAssertions: true)
    await warns(
      """
      Skipped: 2 actions of effects came before '\\.nthPrimeResponse' and are not received:

        .incrementButtonTapped
        .incrementButtonTapped
      """
    ) {
      await store.receive(\.nthPrimeResponse) { $0.nthPrime = 5 }
    }
    store.exhaustivity = .off
  }

  @Test func actionsThatSendingPassesOverAreShown() async {
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await warns(
      """
      Skipped: '.nothingHappened' was sent before 1 action of effects had been received:

        .nthPrimeResponse
      """
    ) {
      await store.send(.nothingHappened)
    }
  }

  @Test func actionsThatAreSkippedAreShown() async {
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await warns(
      """
      Skipped: 1 action of effects will not be received:

        .nthPrimeResponse
      """
    ) {
      await store.skipReceivedActions()
    }
  }

  @Test func effectsThatAreSkippedAreShown() async {
    await store.send(.startButtonTapped)
    await warns(
      """
      Skipped: 1 effect need not end:

        the effect at Features.swift, started by 'send(.startButtonTapped)' at \
      ShownSkipsTests.swift, sleeps until 1 s; the clock stands at 0 s
      """
    ) {
      await store.skipInFlightEffects()
    }
  }

  @Test func anActionThatNobodyReceivedIsShown() async {
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await warns(
      """
      Skipped: '.nthPrimeResponse' was sent by an effect of 'send(.nthPrimeButtonTapped)' and never \
      received.
      """,
      line: #line - 6
    ) {
      await store.finish()
    }
  }

  @Test func anEffectThatStillRunsIsShown() async {
    await warns(
      """
      Skipped: An effect of 'send(.startButtonTapped)' still ran when the test ended \
      (Features.swift): it sleeps until 1 s; the clock stands at 0 s.
      """,
      line: #line + 4
    ) {
      let store = makeStore { $0.continuousClock = TestClock() }
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.startButtonTapped)
    }
  }
}
