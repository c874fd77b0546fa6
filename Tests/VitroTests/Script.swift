import Synchronization
import Vitro

/// A feature that does what it is told: an action is the effect to start, or what is to be heard.
struct Script: Reducer {
  @CasePathable enum Action {
    case start(Effect<Action>)
    case heard(String)
  }

  func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    switch action {
    case .start(let effect): return effect
    case .heard(let text):
      state.append(text)
      return .none
    }
  }
}

/// A store whose effects have come to rest after each action, so that no test has to wait.
@MainActor struct Stage<State, Action> {
  let executor = RestExecutor()
  let store: Store<State, Action>

  @discardableResult
  func send(_ action: Action) async -> StoreTask {
    let task = executor.run { store.send(action) }
    await executor.rest()
    return task
  }
}

extension Stage where State == [String], Action == Script.Action {
  init() {
    self.init(store: Store(initialState: []) { Script() })
  }

  @discardableResult
  func start(_ effect: Effect<Script.Action>) async -> StoreTask {
    await send(.start(effect))
  }

  var heard: [String] { store.state }
}

/// Work that says something.
func says(_ text: String) -> Effect<Script.Action> {
  .run { send in await send(.heard(text)) }
}

/// Work that ends when it is cancelled.
var waits: Effect<Script.Action> { .run { _ in await untilCancelled() } }

/// Work that ends when it is cancelled, and is in the log then.
func waits(_ name: String, _ log: Log) -> Effect<Script.Action> {
  .run { _ in
    await untilCancelled()
    log.add(name)
  }
}

/// The events, in their order, on whatever thread.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
