import Testing
import VitroTesting

@MainActor @Suite struct SkipTests {
  let clock = TestClock()
  let store: TestStore<Counter.State, Counter.Action>

  init() {
    store = makeStore { [clock] in $0.continuousClock = clock }
  }

  @Test func skippedActionsCountAsReceived() async {
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.skipReceivedActions()
    #expect(store.state == .init(nthPrime: 7))
  }

  @Test func skippingStrictlyFailsWhenThereIsNoAction() async {
    await fails(
      """
      There is no action to skip: all that effects have sent has been received.

      To fix: remove 'skipReceivedActions', or write 'skipReceivedActions(strict: false)' if there may \
      be none.
      """
    ) {
      await store.skipReceivedActions()
    }
  }

  @Test func skippingLenientlyDoesNot() async {
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test func skippedEffectsNeedNotEnd() async {
    await store.send(.startButtonTapped)
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test func whatSkippedEffectsSendMustBeReceived() async {
    await store.send(.startButtonTapped)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.count = 1 }
    await clock.advance(by: .seconds(1))
    await fails(
      """
      '.timerTicked' was sent by an effect of 'send(.startButtonTapped)' and never received.

      Expected: every action of an effect is received before the test ends.
      To fix: 'await store.receive(\\.timerTicked)'.
      """
    ) {
      await store.finish()
    }
  }

  @Test func effectsThatBeginAfterwardsMustEnd() async {
    await store.send(.startButtonTapped)
    await store.skipInFlightEffects()
    await store.send(.startButtonTapped)
    await fails(
      """
      An effect of 'send(.startButtonTapped)' still ran when the test ended (Features.swift): it \
      sleeps until 1 s; the clock stands at 0 s.

      Expected: every effect has finished or was cancelled.
      To fix: let it finish, such as with 'await clock.advance(by: .seconds(1))', or send the action \
      that cancels it.
      """
    ) {
      await store.finish()
    }
  }

  @Test func skippingStrictlyFailsWhenThereIsNoEffect() async {
    await fails(
      """
      There is no effect to skip: none runs.

      To fix: remove 'skipInFlightEffects', or write 'skipInFlightEffects(strict: false)' if there may \
      be none.
      """
    ) {
      await store.skipInFlightEffects()
    }
  }
}
