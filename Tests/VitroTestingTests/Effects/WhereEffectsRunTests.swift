import Dispatch
import Synchronization
import Testing
import VitroTesting

/// A test runs an effect where a program runs it: off the main actor.
@MainActor @Suite struct WhereEffectsRunTests {
  @Test func anEffectIsNotOnTheMainQueue() async {
    let store = makeWords { send in await send("\(isOnMainQueue())") }
    await store.send("start") { $0 = ["start"] }
    await store.receive("false") { $0.append("false") }
  }

  @Test func norAfterItHasSentOrAskedTheMainActor() async {
    let store = makeWords { send in
      await send("first")
      let afterSending = isOnMainQueue()
      let there = await MainActor.run { isOnMainQueue() }
      await send("\(afterSending) \(there) \(isOnMainQueue())")
    }
    await store.send("start") { $0 = ["start"] }
    await store.receive("first") { $0.append("first") }
    await store.receive("false true false") { $0.append("false true false") }
  }

  @Test func takingTheMainActorForGrantedEndsATestAsItEndsAProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { () -> Task<Void, Never> in
        Task {
          let store = makeWords { _ in takeMainActorForGranted() }
          await store.send("start") { $0 = ["start"] }
        }
      }.value
    }
  }

  @Test func anEffectMayWaitForTheMainActorOnItsThread() async {
    let store = makeWords { send in
      let done = DispatchSemaphore(value: 0)
      Task { @MainActor in done.signal() }
      waits(for: done)
      await send("told")
    }
    await store.send("start") { $0 = ["start"] }
    await store.receive("told") { $0.append("told") }
  }

  @Test func effectsSendInTheOrderInWhichTheyAreWritten() async {
    let store = TestStore(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "start" else { return .none }
        return .merge(
          ["a", "b", "c"].map { name in
            .run { send in for number in 1...3 { await send("\(name)\(number)") } }
          })
      }
    }
    await store.send("start") { $0 = ["start"] }
    for action in ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"] {
      await store.receive(action) { $0.append(action) }
    }
  }

  @Test func nothingRunsBetweenTwoSteps() async {
    let (stream, outside) = AsyncStream<String>.makeStream()
    let heard = Heard()
    let store = makeWords { _ in for await word in stream { heard.add(word) } }
    await store.send("start") { $0 = ["start"] }
    outside.yield("a")
    for _ in 1...100 { await Task.yield() }
    #expect(heard.all == [])
    outside.finish()
    await store.finish()
    #expect(heard.all == ["a"])
  }
}

/// A store whose action `start` has an effect, and whose state is what it has been told.
@MainActor private func makeWords(
  _ effect: @escaping @Sendable (Send<String>) async -> Void
) -> TestStore<[String], String> {
  TestStore(initialState: []) {
    Reduce<[String], String> { state, action in
      state.append(action)
      return action == "start" ? .run { send in await effect(send) } : .none
    }
  }
}

private final class Heard: Sendable {
  private let words = Mutex<[String]>([])

  var all: [String] { words.withLock { $0 } }

  func add(_ word: String) { words.withLock { $0.append(word) } }
}

/// Holds the thread; an asynchronous function may not say so itself.
private func waits(for semaphore: DispatchSemaphore) { semaphore.wait() }

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let mark = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: mark, value: true)
  return mark
}()

private func takeMainActorForGranted() { MainActor.assumeIsolated {} }

private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueueMark) == true }
