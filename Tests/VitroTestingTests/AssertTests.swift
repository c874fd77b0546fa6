import Testing
import VitroTesting

@MainActor @Suite struct AssertTests {
  let store = makeStore()

  @Test func oneAssertionAfterManyStepsIsEnough() async {
    store.exhaustivity = .off
    for _ in 1...3 { await store.send(.incrementButtonTapped) }
    store.assert { $0.count = 3 }
  }

  @Test func aWrongAssertionShowsTheDifference() async {
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await fails(
      """
      The state is not what 'assert' says.

          Counter.State(
        −   count: 3,
        +   count: 1,
            nthPrime: nil,
            isLoading: false
          )

      (Expected: −, Actual: +)
      """,
      line: #line + 2
    ) {
      store.assert { $0.count = 3 }
    }
  }

  @Test func anAssertionDoesNotSeeWhatWasNotReceived() async {
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    store.assert { $0.nthPrime = nil }
    await fails(
      """
      The state is not what 'assert' says.

          Counter.State(
            count: 0,
        −   nthPrime: 7,
        +   nthPrime: nil,
            isLoading: true
          )

      (Expected: −, Actual: +)

      What these have changed counts only when they have been received:

        .nthPrimeResponse

      To fix: 'await store.skipReceivedActions()' before 'assert'.
      """
    ) {
      store.assert { $0.nthPrime = 7 }
    }
    await store.skipReceivedActions()
    store.assert { $0.nthPrime = 7 }
  }

  @Test func anAssertionThatThrowsIsAFailure() async {
    await fails("The closure of 'assert' threw an error: oops") {
      store.assert { _ in throw Oops.oops }
    }
  }
}

private enum Oops: Error { case oops }
