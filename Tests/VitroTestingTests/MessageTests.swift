import Testing
import VitroTesting

/// Tests of the messages of a failing test, word for word, and of their places.
@MainActor @Suite struct MessageTests {
  @Test func aWrongExpectationShowsTheDifference() async {
    await fails(
      """
      The state after 'send(.incrementButtonTapped)' is not the expected one.

          Counter.State(
        −   count: 5,
        +   count: 1,
            nthPrime: nil,
            isLoading: false
          )

      (Expected: −, Actual: +)
      """
    ) {
      await makeStore().send(.incrementButtonTapped) { $0.count = 5 }
    }
  }

  @Test(.tags(.nothingGoesUnseen)) func aChangeWithoutAnExpectationIsAFailure() async {
    await fails(
      """
      'send(.incrementButtonTapped)' changed the state, and nothing was expected to change.

          Counter.State(
        −   count: 0,
        +   count: 1,
            nthPrime: nil,
            isLoading: false
          )

      (Before: −, After: +)

      To fix: 'await store.send(.incrementButtonTapped) { $0.… = … }'.
      """
    ) {
      await makeStore().send(.incrementButtonTapped)
    }
  }

  @Test func aStateThatIsNotEqualToItselfIsSaidToLookTheSame() async {
    let store = TestStore(initialState: Odd()) { Reduce<Odd, Bool> { _, _ in .none } }
    await fails(
      """
      'send(true)' changed the state, and nothing was expected to change.

          // Not equal but no difference detected:
        − Odd()
        + Odd()

      (Before: −, After: +)

      To fix: 'await store.send(true) { $0.… = … }'.
      """
    ) {
      await store.send(true)
    }
  }

  @Test func anExpectationThatChangesNothingIsAFailure() async {
    await fails(
      """
      'send(.nothingHappened)' changed nothing, and neither does the closure that says what was to \
      change.

      Expected: a closure that changes the state.
      To fix: remove the closure: 'await store.send(.nothingHappened)'.
      """
    ) {
      await makeStore().send(.nothingHappened) { $0.count = 0 }
    }
  }

  @Test(.tags(.receiveKnows)) func receivingWhatCannotComeSaysThatNoEffectRuns() async {
    await fails(
      """
      '\\.timerTicked' cannot come any more: no action is left to be received, and no effect runs.

      To fix: remove this 'receive', or find out why no effect sends the action.
      """
    ) {
      await makeStore().receive(\.timerTicked)
    }
  }

  @Test(.tags(.receiveKnows)) func receivingWhatCannotComeNowSaysWhichEffectsWait() async {
    let store = makeStore { $0.continuousClock = TestClock() }
    await store.send(.startButtonTapped)
    await fails(
      """
      '\\.timerTicked' cannot come now: every effect is at rest, and waits for the world to move:

        the effect at Features.swift, started by 'send(.startButtonTapped)' at \
      MessageTests.swift, sleeps until 1 s; the clock stands at 0 s

      To fix: 'await clock.advance(by: .seconds(1))' before 'receive'.
      """
    ) {
      await store.receive(\.timerTicked)
    }
    await store.send(.stopButtonTapped)
  }

  @Test func anotherActionThanTheExpectedOneIsShown() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await fails(
      """
      '.nthPrimeResponse' arrived where '\\.timerTicked' was expected.

        Counter.Action.nthPrimeResponse(
          7
        )

      To fix: 'await store.receive(\\.nthPrimeResponse)' first.
      """
    ) {
      await store.receive(\.timerTicked)
    }
  }

  @Test func anActionOfAnotherCaseThanTheExpectedValueIsShown() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await fails(
      """
      '.nthPrimeResponse' arrived where '.timerTicked' was expected.

        Counter.Action.nthPrimeResponse(
          7
        )

      To fix: 'await store.receive(\\.nthPrimeResponse)' first.
      """
    ) {
      await store.receive(.timerTicked)
    }
  }

  @Test func aWrongValueShowsADifferenceOfTheActions() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await fails(
      """
      '.nthPrimeResponse' arrived, but not with the expected value.

          Counter.Action.nthPrimeResponse(
        −   8
        +   7
          )

      (Expected: −, Actual: +)
      """
    ) {
      await store.receive(.nthPrimeResponse(8))
    }
  }

  @Test func anActionThatDoesNotSatisfyTheConditionIsShown() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await fails(
      """
      '.nthPrimeResponse' arrived where 'where: …' was expected.

        Counter.Action.nthPrimeResponse(
          7
        )

      To fix: 'await store.receive(\\.nthPrimeResponse)' first.
      """
    ) {
      await store.receive(where: { $0 == .timerTicked })
    }
  }

  @Test func aWrongPayloadShowsADifferenceOfThePayloadAlone() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await fails(
      """
      '.nthPrimeResponse' arrived, but not with the expected value.

        − 8
        + 7

      (Expected: −, Actual: +)
      """
    ) {
      await store.receive(\.nthPrimeResponse, 8)
    }
  }

  @Test func sendingWhileAnActionIsPendingListsThePendingOnes() async {
    let store = makeStore()
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await fails(
      """
      '.nothingHappened' was sent before 1 action of effects had been received:

        .nthPrimeResponse

      To fix: 'await store.receive(\\.nthPrimeResponse)' before 'send'.
      """
    ) {
      await store.send(.nothingHappened)
    }
  }

  @Test(.tags(.nothingGoesUnseen)) func anActionThatNobodyReceivedFailsByNameAtTheLineOfTheStep()
    async
  {
    await fails(
      """
      '.nthPrimeResponse' was sent by an effect of 'send(.nthPrimeButtonTapped)' and never received.

      Expected: every action of an effect is received before the test ends.
      To fix: 'await store.receive(\\.nthPrimeResponse)'.
      """,
      line: #line + 3
    ) {
      let store = makeStore()
      await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    }
  }

  @Test(.tags(.nothingGoesUnseen)) func anEffectThatStillRunsFailsByNameAtTheLineOfTheStep() async {
    await fails(
      """
      An effect of 'send(.startButtonTapped)' still ran when the test ended (Features.swift): it \
      sleeps until 1 s; the clock stands at 0 s.

      Expected: every effect has finished or was cancelled.
      To fix: let it finish, such as with 'await clock.advance(by: .seconds(1))', or send the action \
      that cancels it.
      """,
      line: #line + 3
    ) {
      let store = makeStore { $0.continuousClock = TestClock() }
      await store.send(.startButtonTapped)
    }
  }

  @Test func finishingSaysTheSameEarlier() async {
    let store = makeStore { $0.continuousClock = TestClock() }
    await store.send(.startButtonTapped)
    await fails(
      """
      An effect of 'send(.startButtonTapped)' still ran when the test ended (Features.swift): it \
      sleeps until 1 s; the clock stands at 0 s.

      Expected: every effect has finished or was cancelled.
      To fix: let it finish, such as with 'await clock.advance(by: .seconds(1))', or send the action \
      that cancels it.
      """,
      line: #line - 10
    ) {
      await store.finish()
    }
  }

  @Test func anExpectationThatThrowsIsAFailure() async {
    await fails("The closure of 'send(.nothingHappened)' threw an error: oops") {
      await makeStore().send(.nothingHappened) { _ in throw Oops.oops }
    }
  }

  @Test(.tags(.overrideIsMissed)) func aDependencyThatWasNotOverriddenFailsByName() async {
    await fails(
      """
      Dependency 'primes' was used in a test, but was not overridden.

      Expected: every dependency that a test uses has a value for that test.
      To fix: 'withDependencies { $0.primes = … } operation: { … }', or 'withDependencies: { $0.primes \
      = … }' where the store is made, or give its key a 'testValue'. Its type is 'Primes'.
      """
    ) {
      let store = TestStore(initialState: .init()) { Counter() }
      await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
      await store.receive(\.nthPrimeResponse) {
        $0.isLoading = false
        $0.nthPrime = 2
      }
    }
  }
}

/// Not equal to itself.
private struct Odd: Equatable {
  static func == (left: Odd, right: Odd) -> Bool { false }
}

private enum Oops: Error { case oops }
