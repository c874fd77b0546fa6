import Testing
import VitroTesting

/// Tests of what effects wait for, and of a test that waits for the world outside.
@MainActor @Suite struct WaitingTests {
  let clock = TestClock()
  let stream: AsyncStream<String>
  let outside: AsyncStream<String>.Continuation

  init() {
    (stream, outside) = AsyncStream.makeStream()
  }

  @Test func eachEffectIsListedWithWhatItWaitsFor() async {
    let store = makeStore()
    await store.send(.sleep(.seconds(3)))
    await clock.advance(by: .seconds(1))
    await store.send(.listen)
    await fails(
      """
      '\\.heard' has not come; whether it comes later no test can know, for an effect waits outside of it:

        the effect at WaitingTests.swift, started by 'send(.sleep(…))' at \
      WaitingTests.swift, sleeps until 3 s; the clock stands at 1 s
        the effect at WaitingTests.swift, started by 'send(.listen)' at \
      WaitingTests.swift, waits for something outside

      To fix: 'await clock.advance(by: .seconds(2))' before 'receive'.
      """
    ) {
      await store.receive(\.heard)
    }
    await store.skipInFlightEffects()
  }

  @Test func anEffectThatWaitsForTheWorldOutsideIsLetWait() async {
    let store = makeStore()
    await store.send(.listen)
    await fails(
      """
      '\\.heard' has not come; whether it comes later no test can know, for an effect waits outside of it:

        the effect at WaitingTests.swift, started by 'send(.listen)' at \
      WaitingTests.swift, waits for something outside

      To fix: let it happen before 'receive', or, if it truly depends on the world outside, wait for \
      it: 'await store.receive(\\.heard, within: .seconds(1))'.
      """
    ) {
      await store.receive(\.heard)
    }
    outside.yield("a")
    await store.receive(\.heard, "a") { $0 = ["a"] }
    outside.finish()
    await store.finish()
  }

  @Test func theDueTimeOfAChildTaskIsKnownAsWell() async {
    let store = makeStore()
    await fails(
      """
      Not all effects of 'send(.sleepTwice(…))' have ended:

        the effect at WaitingTests.swift, started by \
      'send(.sleepTwice(…))' at WaitingTests.swift, sleeps until 0.25 s; the clock \
      stands at 0 s, and sleeps until 1 s; the clock stands at 0 s

      To fix: 'await clock.advance(by: .milliseconds(250))' before 'finish', or 'await task.cancel()'.
      """
    ) {
      await store.send(.sleepTwice(.milliseconds(250), .seconds(1))).finish()
    }
    await store.skipInFlightEffects()
  }

  @Test(arguments: [
    (Duration.seconds(90), "90 s", ".seconds(90)"),
    (.seconds(1.5), "1.5 s", ".milliseconds(1500)"),
    (.microseconds(20), "0.00002 s", ".seconds(0.00002)"),
    (.seconds(2000) + .milliseconds(1), "2000.001 s", ".seconds(2000.001)"),
  ])
  func theWayToTheDueTimeIsGivenAsCode(_ time: Duration, _ text: String, _ code: String) async {
    let store = makeStore()
    let task = await store.send(.sleep(time))
    await fails(
      """
      Not all effects of 'send(.sleep(…))' have ended:

        the effect at WaitingTests.swift, started by 'send(.sleep(…))' at WaitingTests.swift, \
      sleeps until \(text); the clock stands at 0 s

      To fix: 'await clock.advance(by: \(code))' before 'finish', or 'await task.cancel()'.
      """
    ) {
      await task.finish()
    }
    await task.cancel()
  }

  @Test func aTaskThatWaitsForTheWorldOutsideHasNotFinished() async {
    let store = makeStore()
    let task = await store.send(.listen)
    await fails(
      """
      Not all effects of 'send(.listen)' have ended:

        the effect at WaitingTests.swift, started by 'send(.listen)' at WaitingTests.swift, waits for \
      something outside

      To fix: let it happen before 'finish', or 'await task.cancel()'.
      """
    ) {
      await task.finish()
    }
    await task.cancel()
  }

  @Test func whatComesFromOutsideInTimeIsReceived() async {
    let store = makeStore()
    await store.send(.listen)
    Task.detached { [outside] in
      outside.yield("a")
      outside.finish()
    }
    await store.receive(\.heard, "a", within: .seconds(60)) { $0 = ["a"] }
    await store.finish()
  }

  @Test func withoutExhaustivityTheRightActionIsWaitedFor() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.listen)
    Task.detached { [outside] in
      for word in ["a", "b", "c"] { outside.yield(word) }
    }
    await store.receive(.heard("c"), within: .seconds(60)) { $0 = ["a", "b", "c"] }
    outside.finish()
    await store.finish()
  }

  @Test func aTaskOfNobodysThatSendsIsHeard() async {
    let store = makeStore()
    await store.send(.startStray)
    outside.yield("a")
    await store.receive(\.heard, within: .seconds(60)) { $0 = ["a"] }
    outside.finish()
    await store.send(.stop)
  }

  @Test(arguments: [(Duration.milliseconds(1), "0.001 s"), (.seconds(-1.5), "-1.5 s")])
  func waitingHasALimit(_ limit: Duration, _ text: String) async {
    let store = makeStore()
    await store.send(.listen)
    await fails(
      """
      '\\.heard' did not come within \(text), and every effect is at rest:

        the effect at WaitingTests.swift, started by 'send(.listen)' at \
      WaitingTests.swift, waits for something outside

      To fix: give it more time, or find out why nothing answers.
      """
    ) {
      await store.receive(\.heard, within: limit)
    }
    outside.finish()
    await store.finish()
  }

  @Test func waitingEndsAtOnceWhenNoEffectRuns() async {
    let store = makeStore()
    await fails(
      """
      '\\.heard' cannot come any more: no action is left to be received, and no effect runs.

      To fix: remove this 'receive', or find out why no effect sends the action.
      """
    ) {
      await store.receive(\.heard, within: .seconds(60))
    }
  }

  @Test func aCancelledTestStopsWaiting() async {
    let store = makeStore()
    await store.send(.listen)
    let test = Task {
      await withKnownIssue { await store.receive(\.heard, within: .seconds(60)) }
    }
    test.cancel()
    await test.value
    outside.finish()
    await store.finish()
  }

  private func makeStore() -> TestStore<[String], Listener.Action> {
    TestStore(initialState: []) {
      Listener(stream: stream)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }
}

/// Waits in several ways.
private struct Listener: Reducer {
  @CasePathable enum Action: Equatable {
    case sleep(Duration)
    case sleepTwice(Duration, Duration)
    case listen, startStray, stop
    case heard(String)
  }

  @Dependency(\.continuousClock) var clock
  let stream: AsyncStream<String>

  func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    switch action {
    case .sleep(let duration):
      return .run { [clock] _ in try await clock.sleep(for: duration) }
    case .sleepTwice(let first, let second):
      return .run { [clock] _ in
        async let sleep: Void = clock.sleep(for: first)
        try await clock.sleep(for: second)
        try await sleep
      }
    case .listen:
      return .run { [stream] send in
        for await word in stream { await send(.heard(word)) }
      }
    case .startStray:
      return .run { [stream] send in
        Task { for await word in stream { await send(.heard(word)) } }
        for await _ in AsyncStream<Void>.makeStream().stream {}
      }
      .cancellable(id: 0)
    case .stop:
      return .cancel(id: 0)
    case .heard(let word):
      state.append(word)
      return .none
    }
  }
}
