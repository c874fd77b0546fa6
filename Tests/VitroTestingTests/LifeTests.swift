import Testing
import VitroTesting

/// Tests of what a test store does beside its steps.
@MainActor @Suite struct LifeTests {
  @Test func anEffectInFlightKeepsTheDependenciesThatItBeganWith() async {
    let clock = TestClock()
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.primes.nth = { _ in
        try await clock.sleep(for: .seconds(1))
        return 7
      }
    }
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    store.dependencies.primes.nth = { _ in 11 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.nthPrimeResponse, 7, answered)
  }

  @Test func nothingIsLeftOfAStoreThatIsReleasedWhileItsEffectsRun() async {
    weak var released: TestStore<Int, Void>?
    weak var captured: Token?
    do {
      let token = Token()
      let store = TestStore(initialState: 0) {
        Reduce<Int, Void> { _, _ in
          .run { _ in
            for await _ in AsyncStream<Void>.makeStream().stream {}
            token.use()
          }
        }
      }
      store.exhaustivity = .off
      await store.send(())
      (released, captured) = (store, token)
      #expect(released != nil && captured != nil)
    }
    #expect(released == nil)
    while captured != nil { await Task.yield() }
    #expect(captured == nil)
  }

  @Test func theStackIsAsDeepForTheLastOfManyActionsAsForTheSecond() async {
    var depths: [UInt] = []
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        if [9_999, 1].contains(action) { depths.append(stackDepth()) }
        return action > 1 ? .send(action - 1) : .none
      }
    }
    await store.send(10_000) { $0 = 1 }
    await store.skipReceivedActions()
    #expect(store.state == 10_000 && depths.count == 2 && depths.first == depths.last)
  }

  @Test func actionsAreReceivedInTheOrderInWhichAStoreHandlesThem() async {
    let store = TestStore(initialState: "") { Reduce<String, String>(branching) }
    await store.send("a") { $0 = "a" }
    for action in ["b", "c", "d", "work"] {
      await store.receive(action) { $0 += action }
    }
  }

  @Test func sendingToAChildThatHasGoneIsReported() async {
    let store = TestStore(initialState: Nest.State(child: .init())) { Nest() }
    await store.send(.closeButtonTapped) { $0.child = nil }
    await fails(
      """
      An action 'child.birthdayCame' arrived for a child that was not there: 'child' was nil or another case.

      Expected: a child gets actions only while it is there.
      To fix: find who sends 'child.birthdayCame' too late, often an effect that nobody cancelled or a \
      view that has gone.
      """
    ) {
      await store.send(.child(.birthdayCame))
    }
  }
}

private func branching(_ state: inout String, _ action: String) -> Effect<String> {
  state += action
  return switch action {
  case "a": .merge(.run { send in await send("work") }, .send("b"), .send("c"))
  case "b": .send("d")
  default: .none
  }
}

private final class Token: Sendable {
  func use() {}
}

/// Where the top of the stack is.
@inline(never)
private func stackDepth() -> UInt {
  var here = 0
  return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
}

@Reducer private struct Nest {
  @ObservableState struct State: Equatable { var child: Child.State? }
  enum Action {
    case child(Child.Action)
    case closeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .closeButtonTapped = action { state.child = nil }
      return .none
    }
    .ifLet(\.child, action: \.child) { Child() }
  }
}
