import Testing
import Vitro

@MainActor @Suite("Effects one after the other") struct EffectOrderTests {
  @Test("Each begins when the one before has ended") func concatenated() async {
    let store = makeStore(.concatenate(work("a"), work("b"), .send("!c"), work("d")))
    await store.send("").finish()
    #expect(store.state == "abcd")
  }

  @Test("Those that take no time are over at once") func synchronous() {
    let store = makeStore(.concatenate(.send("!a"), .send("!b")).concatenate(with: .send("!c")))
    #expect(store.send("").isFinished && store.state == "abc")
  }

  @Test("One that is cancelled by its own id lets the next one begin") func inner() async {
    let store = makeStore(.concatenate(waiting.cancellable(id: 1), work("b")))
    let task = store.send("")
    store.send("cancel 1")
    await task.finish()
    #expect(store.state == "b")
  }

  @Test("One that waits for its turn is cancelled by its id, and those after it keep theirs")
  func waitingForItsTurn() async {
    let store = makeStore(
      .concatenate(
        waiting.cancellable(id: 2), work("b").cancellable(id: 1), work("c"), work("d")))
    let task = store.send("")
    store.send("cancel 1")
    #expect(!task.isFinished && store.state == "")
    store.send("cancel 2")
    await task.finish()
    #expect(store.state == "cd")
  }

  @Test("So is each piece of several that wait side by side")
  func waitingSideBySide() async {
    let store = makeStore(
      .concatenate(
        waiting.cancellable(id: 2), .merge(work("b").cancellable(id: 1), work("c")), work("d")))
    let task = store.send("")
    store.send("cancel 1")
    store.send("cancel 2")
    await task.finish()
    #expect(store.state == "cd")
  }

  @Test("Cancelling the whole ends it") func outer() async {
    let store = makeStore(.concatenate(waiting, work("b")).cancellable(id: 1))
    let task = store.send("")
    store.send("cancel 1")
    await task.finish()
    #expect(store.state == "")
  }

  @Test("So does cancelling the task of the action") func task() async {
    let store = makeStore(.concatenate(waiting, work("b")))
    let task = store.send("")
    task.cancel()
    await task.finish()
    #expect(store.state == "")
  }

  @Test("They can be nested and mapped") func nested() async {
    let effect = Effect<String>.concatenate(
      .merge(work("a"), .none), .concatenate(work("b"), work("c")).map { $0 + "!" }, work("d"))
    let store = makeStore(effect)
    await store.send("").finish()
    #expect(store.state == "ab!c!d")
  }

  @Test("None of them is none") func none() {
    #expect(Effect<String>.concatenate(.none, .none).isNone)
    #expect(Effect<String>.merge([.none]).isNone)
    #expect(Effect<String>.none.map { $0 }.isNone)
  }
}

@MainActor @Suite("Bursts of effects") struct BurstTests {
  let clock = TestClock()
  let executor = RestExecutor()

  @Test("Debounced, the last one begins after a quiet time") func debounce() async {
    let store = makeStore(by: { [clock] in work($0).debounce(id: 1, for: .seconds(2), clock: clock)
    })
    await play(store, "a-b--c---d")
    #expect(store.state == "bc")
    await clock.advance(by: .seconds(2))
    #expect(store.state == "bcd")
  }

  @Test("Throttled, the first begins at once, then the latest of each interval") func latest() async
  {
    let store = makeStore(by: { [clock] in
      work($0).throttle(id: 1, for: .seconds(3), clock: clock, latest: true)
    })
    await play(store, "abc-d----e--")
    #expect(store.state == "ade")
  }

  @Test("Or the first of each interval") func first() async {
    let store = makeStore(by: { [clock] in
      work($0).throttle(id: 1, for: .seconds(3), clock: clock, latest: false)
    })
    await play(store, "abc-d----e--")
    #expect(store.state == "abe")
  }

  @Test("One that waits can be cancelled by its id") func cancelled() async {
    let store = makeStore(by: { [clock] in
      work($0).throttle(id: 1, for: .seconds(3), clock: clock, latest: true)
    })
    await play(store, "ab")
    executor.run { _ = store.send("cancel 1") }
    await play(store, "----")
    #expect(store.state == "a")
  }

  @Test("Bursts with different ids do not meet") func ids() async {
    let store = makeStore(by: { [clock] in
      work($0).debounce(id: $0, for: .seconds(1), clock: clock)
    })
    await play(store, "ab--")
    #expect(store.state == "ab")
  }

  /// Sends each letter; a dash is a second.
  private func play(_ store: Store<String, String>, _ line: String) async {
    for letter in line {
      if letter == "-" {
        await clock.advance(by: .seconds(1))
      } else {
        executor.run { _ = store.send("\(letter)") }
        await executor.rest()
      }
    }
  }
}

@MainActor @Suite("Cancelling from inside an effect") struct InnerCancellationTests {
  @Test("It ends the effects of the same feature") func cancels() async {
    let store = makeStore(
      .merge(
        waiting.cancellable(id: 1),
        .run { send in
          Task.cancel(id: 1)
          await send("!done")
        }))
    await store.send("").finish()
    #expect(store.state == "done")
  }

  @Test("Outside an effect there is nothing to cancel") func outside() async {
    let store = makeStore(work("a").cancellable(id: 1))
    let task = store.send("")
    Task.cancel(id: 1)
    await task.finish()
    #expect(store.state == "a")
  }

  @Test("A thousand effects are cancelled from many tasks") func many() async {
    let store = makeStore(
      .merge(
        (0..<1_000).map { id in waiting.cancellable(id: id) } + [
          .run { _ in
            await withTaskGroup(of: Void.self) { group in
              for id in 0..<1_000 { group.addTask { Task.cancel(id: id) } }
            }
          }
        ]))
    await store.send("").finish()
  }
}

/// Adds what is sent to its state; an empty text begins the effect.
@MainActor private func makeStore(_ effect: Effect<String>) -> Store<String, String> {
  makeStore(by: { $0.isEmpty ? effect : .none })
}

@MainActor private func makeStore(
  by effect: @escaping (String) -> Effect<String>
) -> Store<String, String> {
  Store(initialState: "") {
    Reduce<String, String> { state, action in
      if let id = action.wholeMatch(of: /cancel (\d)/).flatMap({ Int($0.1) }) {
        return .cancel(id: id)
      }
      if action.hasPrefix("!") {
        state += action.dropFirst()
        return .none
      }
      return effect(action)
    }
  }
}

private func work(_ text: String) -> Effect<String> {
  .run { send in await send("!\(text)") }
}

private var waiting: Effect<String> { .run { _ in await untilCancelled() } }
