import Dispatch
import Testing
import VitroConcurrency
import VitroTesting

/// Effects that hold the thread on which a test runs all of them.
@MainActor @Suite struct HeldThreadTests {
  @Test("An effect that blocks its thread until its sibling has run does not hang the test")
  func sibling() async {
    await RestScope.$patience.withValue(.milliseconds(1)) {
      let store = TestStore(initialState: []) { Relay() }
      await store.send(.pass)
      await store.receive(\.got, "second") { $0 = ["second"] }
      await store.receive(\.got, "first") { $0 = ["second", "first"] }
    }
  }

  @Test("Nor do several that block at once, one after the other")
  func several() async {
    await RestScope.$patience.withValue(.milliseconds(1)) {
      let store = TestStore(initialState: []) { Relay() }
      await store.send(.passTwice)
      await store.receive(\.got, "third") { $0 = ["third"] }
      store.exhaustivity = .off
      await store.skipReceivedActions()
      #expect(store.state.sorted() == ["first", "second", "third"])
    }
  }

  @Test("One that blocks for ever counts as one that waits for something outside")
  func forEver() async {
    await RestScope.$patience.withValue(.milliseconds(1)) {
      let store = TestStore(initialState: []) { Relay() }
      await store.send(.passNever)
      await withKnownIssue {
        await store.receive(\.got)
      } matching: {
        $0.description.contains("'\\.got' has not come; whether it comes later no test can know")
      }
      await store.skipInFlightEffects()
    }
  }

  @Test("What comes after it is in order again", arguments: 1...3)
  func afterwards(round: Int) async {
    await RestScope.$patience.withValue(.milliseconds(1)) {
      let store = TestStore(initialState: []) { Relay() }
      store.exhaustivity = .off
      await store.send(.pass)
      await store.skipReceivedActions()
    }
    // With the usual patience: a job that only waits for a processor holds no thread.
    let store = TestStore(initialState: []) { Relay() }
    await store.send(.count)
    for number in 1...5 {
      await store.receive(\.got, "\(number)") { $0.append("\(number)") }
    }
  }
}

@Reducer
private struct Relay {
  typealias State = [String]
  enum Action { case pass, passTwice, passNever, count, got(String) }

  var body: some Reducer<[String], Action> {
    Reduce { state, action in
      switch action {
      case .pass:
        let baton = DispatchSemaphore(value: 0)
        return .merge(
          .run { send in
            block(until: baton)
            await send(.got("first"))
          },
          .run { send in
            await send(.got("second"))
            baton.signal()
          })
      case .passTwice:
        let baton = DispatchSemaphore(value: 0)
        return .merge(
          .run { send in
            block(until: baton)
            await send(.got("first"))
          },
          .run { send in
            block(until: baton)
            await send(.got("second"))
          },
          .run { send in
            await send(.got("third"))
            baton.signal()
            baton.signal()
          })
      case .passNever:
        return .run { _ in block(until: DispatchSemaphore(value: 0)) }
      case .count:
        return .merge(
          (1...5).map { number in .run { send in await send(.got("\(number)")) } })
      case .got(let name):
        state.append(name)
        return .none
      }
    }
  }
}

private func block(until baton: DispatchSemaphore) { baton.wait() }
