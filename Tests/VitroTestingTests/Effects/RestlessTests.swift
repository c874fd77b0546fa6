import Synchronization
import Testing
import VitroTesting

/// Work that does nothing but yield is reported by its name, and hangs nobody.
@MainActor @Suite(.fewTurns) struct RestlessTests {
  @Test func anEffectThatOnlyYieldsIsReportedAtItsLine() async {
    let store = makeStore { _ in while !Task.isCancelled { await Task.yield() } }
    var task: TestStoreTask?
    await fails(neverRests, line: makeStoreLine) {
      task = await store.send("start") { $0 = ["start"] }
    }
    await task?.cancel()
    #expect(task?.isFinished == true)
  }

  @Test func soIsOneThatOnlyAsksTheMainActor() async {
    let store = makeStore { _ in while await MainActor.run(body: { !Task.isCancelled }) {} }
    var task: TestStoreTask?
    await fails(neverRests, line: makeStoreLine) {
      task = await store.send("start") { $0 = ["start"] }
    }
    await task?.cancel()
  }

  @Test func soIsOneThatSendsWithoutEnd() async {
    let store = makeStore(gathers: false) { send in
      while !Task.isCancelled { await send("again") }
    }
    store.exhaustivity = .off
    var task: TestStoreTask?
    await fails(neverRests, line: makeStoreLine) {
      task = await store.send("start") { $0 = ["start"] }
    }
    await task?.cancel()
    #expect(task?.isFinished == true)
  }

  @Test func soIsOneThatSleepsForNoTime() async {
    let clock = TestClock()
    let store = makeStore { _ in while !Task.isCancelled { try? await clock.sleep(for: .zero) } }
    var task: TestStoreTask?
    await fails(neverRests, line: makeStoreLine) {
      task = await store.send("start") { $0 = ["start"] }
    }
    await task?.cancel()
  }

  @Test func actionsThatAnswerEachOtherAreStopped() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Again> { state, _ in
        state += 1
        return .send(.again)
      }
    }
    await fails(
      """
      Actions answer each other without end: '.again' was the last of 100000 in a row, and those after \
      it are not sent.

      Expected: sooner or later an action is answered with an effect that takes time, or with none.
      To fix: find the reducer that answers it with '.send'.
      """
    ) {
      await store.send(.again) { $0 = 1 }
    }
    #expect(store.state == 100_001)
  }

  @Test func inAProgramToo() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Again> { state, action in
        state += 1
        return action == .again ? .send(.again) : .none
      }
    }
    await fails(
      """
      Actions answer each other without end: 'again' was the last of 100000 in a row, and those after \
      it are not sent.

      Expected: sooner or later an action is answered with an effect that takes time, or with none.
      To fix: find the reducer that answers it with '.send'.
      """
    ) {
      store.send(.again)
    }
    #expect(store.state == 100_001)
    store.send(.once)
    #expect(store.state == 100_002)
  }

  @Test func oneThatYieldsUntilAnotherHasDoneItsPartIsNot() async {
    let isDone = Flag()
    let store = TestStore(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "start" else { return .none }
        return .merge(
          .run { send in
            while !isDone.isSet { await Task.yield() }
            await send("seen")
          },
          .run { _ in
            for _ in 1...100 { await Task.yield() }
            isDone.set()
          })
      }
    }
    await store.send("start") { $0 = ["start"] }
    await store.receive("seen") { $0.append("seen") }
  }

  @Test func aMethodThatOnlyYieldsIsReportedAtTheLineOfTheStep() async {
    let test = TestModel(PrimeModel())
    var task: TestModelTask?
    await fails(
      """
      The method that 'perform { … }' calls never comes to rest: it does nothing but go on, as a loop \
      does that only yields or sends.

      Expected: it returns, or waits for something.
      To fix: let it wait for what it looks for, such as with a clock, a stream or a continuation.
      """
    ) {
      task = await test.perform { _ in while !Task.isCancelled { await Task.yield() } }
    }
    await task?.cancel()
  }

  private func makeStore(
    gathers: Bool = true,
    _ effect: @escaping @Sendable (Send<String>) async -> Void
  ) -> TestStore<[String], String> {
    TestStore(initialState: []) {
      Reduce<[String], String> { state, action in
        if gathers || state.isEmpty { state.append(action) }
        guard action == "start" else { return .none }
        return .run { send in await effect(send) }
      }
    }
  }

  private let makeStoreLine = 139
  private let neverRests = """
    This effect never comes to rest: it does nothing but go on, as a loop does that only yields or sends.

    Expected: every effect ends, or waits for something.
    To fix: let it wait for what it looks for, such as with a clock, a stream or a continuation.
    """
}

@CasePathable private enum Again { case again, once }

private final class Flag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .acquiring) }
  func set() { flag.store(true, ordering: .releasing) }
}
