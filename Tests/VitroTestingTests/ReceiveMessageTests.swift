import Testing
import VitroTesting

/// Tests of the messages of a test store about a received action, word for word.
@MainActor @Suite struct ReceiveMessageTests {
  @Test func aReceivedChangeWithoutAnExpectationIsAFailure() async {
    let store = await asked()
    await fails(
      """
      'receive(\\.nthPrimeResponse)' changed the state, and nothing was expected to change.

          Counter.State(
            count: 0,
        −   nthPrime: nil,
        +   nthPrime: 7,
        −   isLoading: true
        +   isLoading: false
          )

      (Before: −, After: +)

      To fix: 'await store.receive(\\.nthPrimeResponse) { $0.… = … }'.
      """,
      line: #line + 2
    ) {
      await store.receive(\.nthPrimeResponse)
    }
  }

  @Test func aWrongExpectationOfAReceivedActionShowsTheDifference() async {
    let store = await asked()
    await fails(
      """
      The state after 'receive(.nthPrimeResponse(…))' is not the expected one.

          Counter.State(
            count: 0,
        −   nthPrime: 8,
        +   nthPrime: 7,
            isLoading: false
          )

      (Expected: −, Actual: +)
      """,
      line: #line + 2
    ) {
      await store.receive(.nthPrimeResponse(7)) {
        $0.isLoading = false
        $0.nthPrime = 8
      }
    }
  }

  @Test func anExpectationThatChangesNothingIsAFailureForAReceivedActionToo() async {
    let store = TestStore(initialState: Counter.State()) {
      Reduce<Counter.State, Counter.Action> { _, action in
        action == .startButtonTapped ? .send(.nothingHappened) : .none
      }
    }
    await store.send(.startButtonTapped)
    await fails(
      """
      'receive(\\.nothingHappened)' changed nothing, and neither does the closure that says what was to \
      change.

      Expected: a closure that changes the state.
      To fix: remove the closure: 'await store.receive(\\.nothingHappened)'.
      """,
      line: #line + 2
    ) {
      await store.receive(\.nothingHappened) { $0.count = 0 }
    }
  }

  @Test func anExpectationOfAReceivedActionThatThrowsIsAFailure() async {
    let store = await asked()
    await fails("The closure of 'receive(where: …)' threw an error: Oops()", line: #line + 1) {
      await store.receive(where: { _ in true }) { _ in throw Oops() }
    }
  }

  @Test func allPendingActionsAreListed() async {
    let store = TestStore(initialState: Counter.State()) { Chatter() }
    await store.send(.startButtonTapped)
    await fails(
      """
      '.nothingHappened' was sent before 4 actions of effects had been received:

        .incrementButtonTapped
        .incrementButtonTapped
        .nthPrimeResponse
        .incrementButtonTapped

      To fix: 'await store.receive(\\.incrementButtonTapped)' before 'send'.
      """,
      line: #line + 2
    ) {
      await store.send(.nothingHappened)
    }
  }

  @Test func oneActionThatReceivingPassesOverIsShown() async {
    let store = TestStore(initialState: Counter.State()) { Chatter() }
    await store.send(.startButtonTapped)
    await store.receive(\.incrementButtonTapped) { $0.count = 1 }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await warns(
      """
      Skipped: 1 action of effects came before '\\.nthPrimeResponse' and is not received:

        .incrementButtonTapped
      """,
      line: #line + 2
    ) {
      await store.receive(\.nthPrimeResponse) { $0.nthPrime = 5 }
    }
    store.exhaustivity = .off
  }

  @Test func whatDidNotComeInTimeBecauseOfAClockSaysHowToMoveIt() async {
    let store = makeStore { $0.continuousClock = TestClock() }
    await store.send(.startButtonTapped)
    await fails(
      """
      '\\.timerTicked' did not come within 0 s, and every effect is at rest:

        the effect at Features.swift, started by 'send(.startButtonTapped)' at \
      ReceiveMessageTests.swift, sleeps until 1 s; the clock stands at 0 s

      To fix: 'await clock.advance(by: .seconds(1))' before 'receive'.
      """,
      line: #line + 2
    ) {
      await store.receive(\.timerTicked, within: .zero)
    }
    await store.send(.stopButtonTapped)
  }

  @Test(arguments: [true, false])
  func anEffectThatWaitsForSomethingOutsideAtTheEndIsAFailure(_ finishes: Bool) async {
    await fails(
      """
      An effect of 'send(())' still ran when the test ended (ReceiveMessageTests.swift): it waits for \
      something outside.

      Expected: every effect has finished or was cancelled.
      To fix: let it finish, or send the action that cancels it.
      """,
      line: #line + 7
    ) {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Void> { _, _ in
          .run { _ in for await _ in AsyncStream<Void>.makeStream().stream {} }
        }
      }
      await store.send(())
      if finishes { await store.finish() }
    }
  }

  /// A store whose feature has asked for a prime, and got 7.
  private func asked() async -> TestStore<Counter.State, Counter.Action> {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    return store
  }
}

private struct Oops: Error {}
