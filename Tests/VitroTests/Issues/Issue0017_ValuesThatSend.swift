import Observation
import Testing
import Vitro

/// Values of a state, or of an action, that send an action as they end.
@MainActor @Suite struct ValuesThatSend {
  @Test func whileTheCopyThatABurstHasLeftEnds() async {
    let holder = Holder()
    let store = holder.makeStore()
    store.send(.hold(Token { holder.end() }))
    for _ in 0..<40 { store.send(.tick) }
    store.send(.drop)
    // The copy ends when the main actor comes to something else.
    await withCheckedContinuation { holder.ended = $0 }
    store.send(.tick)
    #expect(store.log == [7, 8, 1] && store.ends == 1)
  }

  @Test func whileTheActionsThatHaveWaitedEnd() {
    let holder = Holder()
    let store = holder.makeStore()
    withObservationTracking {
      _ = store.log
    } onChange: {
      MainActor.assumeIsolated {
        store.send(.hold(Token { holder.end() }))
        store.send(.hold(Token {}))
      }
    }
    store.send(.tick)
    #expect(store.log == [0, 1] && store.ends == 1)
  }
}

@MainActor private final class Holder {
  private var store: StoreOf<Tokens>?
  var ended: CheckedContinuation<Void, Never>?

  func makeStore() -> StoreOf<Tokens> {
    let store = Store(initialState: Tokens.State()) { Tokens() }
    self.store = store
    return store
  }

  func end() {
    store?.send(.ended)
    ended?.resume()
    ended = nil
  }
}

private final class Token: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  deinit {
    let end = end
    MainActor.assumeIsolated { end() }
  }
}

@Reducer private struct Tokens {
  @ObservableState struct State {
    var token: Token?
    var log = [0]
    var ends = 0
  }
  enum Action { case hold(Token), tick, drop, ended }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .hold(let token): state.token = token
    case .tick: state.log.append(1)
    case .drop:
      state.token = nil
      state.log = [7, 8]
    case .ended: state.ends += 1
    }
    return .none
  }
}
