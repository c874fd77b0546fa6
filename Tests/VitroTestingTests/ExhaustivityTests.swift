import Testing
import VitroTesting

@MainActor @Suite struct ExhaustivityTests {
  let store = makeStore { $0.continuousClock = TestClock() }

  init() { store.exhaustivity = .off }

  @Test func whatAStepDoesNotMentionMayBeAnything() async {
    await store.send(.nthPrimeButtonTapped)
    await store.receive(\.nthPrimeResponse) { $0.nthPrime = 7 }
    #expect(store.state == .init(nthPrime: 7))
  }

  @Test func whatAStepMentionsMustBeRight() async {
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

  @Test func whatIsRightWithExhaustivityIsRightWithout() async {
    await store.send(.incrementButtonTapped) { $0.count += 1 }
  }

  @Test func aClosureMayChangeNothing() async {
    await store.send(.nothingHappened) { $0.count = 0 }
  }

  @Test func actionsThatAreNotReceivedDoNotFail() async {
    await store.send(.nthPrimeButtonTapped)
    await store.finish()
    #expect(store.state == .init(nthPrime: 7))
  }

  @Test func effectsThatRunDoNotFail() async {
    await store.send(.startButtonTapped)
  }

  @Test func receivingPassesOverEarlierActions() async {
    let store = TestStore(initialState: Counter.State()) { Chatter() }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await store.receive(\.nthPrimeResponse, 5) { $0.nthPrime = 5 }
    #expect(store.state == .init(count: 2, nthPrime: 5))
    await store.receive(\.incrementButtonTapped) { $0.count = 3 }
  }

  @Test func sendingPassesOverActionsThatWereNotReceived() async {
    await store.send(.nthPrimeButtonTapped)
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    #expect(store.state == .init(count: 1, nthPrime: 7))
  }

  @Test func receivingWhatHasNotArrivedListsWhatHas() async {
    let store = TestStore(initialState: Counter.State()) { Chatter() }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await fails(
      """
      '\\.timerTicked' was expected, and has not arrived. What has arrived:

        .incrementButtonTapped
        .incrementButtonTapped
        .nthPrimeResponse
        .incrementButtonTapped

      To fix: 'receive' one of these, or find out why no effect sends the action.
      """
    ) {
      await store.receive(\.timerTicked)
    }
    await store.receive(\.nthPrimeResponse)
  }

  @Test func receivingAWrongPayloadShowsHowItDiffers() async {
    let store = TestStore(initialState: Counter.State()) { Chatter() }
    store.exhaustivity = .off
    await store.send(.startButtonTapped)
    await fails(
      """
      '.nthPrimeResponse' arrived, but not with the expected value.

        − 6
        + 5

      (Expected: −, Actual: +)
      """
    ) {
      await store.receive(\.nthPrimeResponse, 6)
    }
  }

  @Test func receivingWhatCannotComeFailsAllTheSame() async {
    await fails(
      """
      '\\.timerTicked' cannot come any more: no action is left to be received, and no effect runs.

      To fix: remove this 'receive', or find out why no effect sends the action.
      """
    ) {
      await store.receive(\.timerTicked)
    }
  }

  @Test func exhaustivityIsSwitchedInMidTest() async {
    await store.send(.incrementButtonTapped)
    store.exhaustivity = .on
    await store.send(.incrementButtonTapped) { $0.count = 2 }
    await store.withExhaustivity(.off) {
      await store.send(.incrementButtonTapped)
    }
    #expect(store.exhaustivity == .on)
    await fails(
      """
      'send(.incrementButtonTapped)' changed the state, and nothing was expected to change.

          Counter.State(
        −   count: 3,
        +   count: 4,
            nthPrime: nil,
            isLoading: false
          )

      (Before: −, After: +)

      To fix: 'await store.send(.incrementButtonTapped) { $0.… = … }'.
      """
    ) {
      await store.send(.incrementButtonTapped)
    }
  }

  @Test func exhaustivityIsSwitchedForWhatDoesNotSuspend() {
    let exhaustivity = store.withExhaustivity(.on) { store.exhaustivity }
    #expect(exhaustivity == .on && store.exhaustivity == .off)
  }
}

/// Sends several actions at once.
@Reducer struct Chatter {
  typealias State = Counter.State
  typealias Action = Counter.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        return .merge(
          .send(.incrementButtonTapped),
          .send(.incrementButtonTapped),
          .send(.nthPrimeResponse(5)),
          .send(.incrementButtonTapped)
        )
      case .incrementButtonTapped: state.count += 1
      case .nthPrimeResponse(let prime): state.nthPrime = prime
      default: break
      }
      return .none
    }
  }
}
