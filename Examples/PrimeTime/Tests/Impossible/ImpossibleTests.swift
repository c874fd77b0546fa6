import PrimeTimeComposable
import PrimeTimeShared
import PrimeTimeVanilla
import Testing
import VitroStoreUI
import VitroTesting
import VitroUITesting

/// Tests that are said to be impossible in a SwiftUI application.
@MainActor @Suite("Said to be impossible")
struct ImpossibleTests {
  @Test("The body of a view is asserted", .tags(.bodyIsAsserted))
  func body() async throws {
    let screen = Screen { CounterView(state: makeState(TestClock())) }
    try await screen.button("What is the 7th prime?").tap()
    #expect(
      screen.root.outline == """
        button "−"
        text "7"
        button "+"
        button "Is this prime?"
        button "What is the 7th prime?" (disabled)
        """)
  }

  @Test(
    "A view's @State is read on an unmounted view, and seen to change on the screen",
    .tags(.stateIsRead))
  func state() async throws {
    let clock = TestClock()
    let view = CounterView(state: makeState(clock))
    #expect(!view.isAsking)
    let screen = Screen { view }
    try await screen.button("What is the 7th prime?").tap()
    #expect(view.isAsking)
    #expect(!screen.button("What is the 7th prime?").isEnabled)
    await clock.advance(by: .seconds(1))
    #expect(!view.isAsking)
  }

  @Test("A modal is tested inside the screen that presents it", .tags(.modalIsTested))
  func modal() async throws {
    let state = withDependencies {
      $0.date = .constant(.distantPast)
    } operation: {
      AppState(count: 7)
    }
    let screen = Screen { CounterView(state: state) }
    try await screen.button("Is this prime?").tap()
    try await screen.sheet.button("Save to favorite primes").tap()
    #expect(state.favoritePrimes == [7])
    #expect(screen.sheet.button("Remove from favorite primes").isEnabled)
  }

  @Test(
    "A whole script of actions is played with every change of state asserted",
    .tags(.scriptIsPlayed))
  func script() async {
    let store = TestStore(initialState: Counter.State(count: 7)) {
      Counter()
    } withDependencies: {
      $0.primes.nth = { _ in 17 }
    }
    await store.send(.nthPrimeButtonTapped) { $0.isAsking = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isAsking = false
      $0.answer = NthPrimeAnswer(n: 7, outcome: .prime(17))
    }
    await store.send(.answerDismissed) { $0.answer = nil }
  }

  @Test(
    "The same script is played on the screen: tap, effect, alert, dismiss", .tags(.scriptIsPlayed))
  func scriptOnTheScreen() async throws {
    let clock = TestClock()
    let screen = Screen { CounterView(state: makeState(clock)) }
    try await screen.button("What is the 7th prime?").tap()
    await clock.advance(by: .seconds(1))
    try await screen.alert("The 7th prime is 17").button("Ok").tap()
    #expect(screen.alert().isAbsent && screen.button("What is the 7th prime?").isEnabled)
  }

  @Test("A reducer is tested as a pure function", .tags(.reducerIsPure))
  func pure() {
    var state = Counter.State(count: 2)
    let effect = Counter().reduce(into: &state, action: .incrementButtonTapped)
    #expect(state == Counter.State(count: 3) && effect.isNone)
  }

  @Test(
    "Without its button a counter's model passes its test, and the screen does not",
    .tags(.buttonIsMissed))
  func missingButton() async throws {
    let model = AppState()
    model.count += 1
    #expect(model.count == 1)

    let whole = Screen { Tally(model: AppState(), hasButton: true) }
    try await whole.button("+").tap()
    #expect(whole.text("1").exists)

    let broken = Screen { Tally(model: AppState(), hasButton: false) }
    let error = await #expect(throws: QueryError.self) { try await broken.button("+").tap() }
    #expect(
      error?.message == """
        There is no button "+".

        On the screen:
          text "0"
        """)
  }
}

/// The state of a counter that is told a prime after a second of the clock.
@MainActor private func makeState(_ clock: TestClock) -> AppState {
  withDependencies {
    $0.primes.nth = { _ in
      try await clock.sleep(for: .seconds(1))
      return 17
    }
  } operation: {
    AppState(count: 7)
  }
}

private struct Tally: View {
  let model: AppState
  let hasButton: Bool

  var body: some View {
    Text("\(model.count)")
    if hasButton { Button("+") { model.count += 1 } }
  }
}
