import Synchronization
import Vitro

/// A storage that answers at once.
final class Drawer: Sendable {
  private struct State {
    var values: [String: Int]
    var subscribers: [String: [Int: SharedSubscriber<Int>]] = [:]
    var nextID = 0
  }

  private let state: Mutex<State>

  init(_ values: [String: Int] = [:]) {
    state = Mutex(State(values: values))
  }

  subscript(name: String) -> Int? {
    get { state.withLock { $0.values[name] } }
    set { state.withLock { $0.values[name] = newValue } }
  }

  var subscriberCount: Int {
    state.withLock { $0.subscribers.values.map(\.count).reduce(0, +) }
  }

  func others(put value: Int?, in name: String) {
    self[name] = value
    tellAll(about: name) { $0.yield(with: .success(value)) }
  }

  func tellAll(about name: String, _ tell: (SharedSubscriber<Int>) -> Void) {
    let subscribers = state.withLock { $0.subscribers[name] ?? [:] }
    subscribers.values.forEach(tell)
  }

  func add(_ subscriber: SharedSubscriber<Int>, to name: String) -> SharedSubscription {
    let id = state.withLock { state in
      state.nextID += 1
      state.subscribers[name, default: [:]][state.nextID] = subscriber
      return state.nextID
    }
    return SharedSubscription { self.state.withLock { $0.subscribers[name]?[id] = nil } }
  }
}

struct DrawerKey: SharedKey {
  let name: String
  let drawer: Drawer

  struct ID: Hashable, Sendable {
    let name: String
    let drawer: ObjectIdentifier
  }

  var id: ID { ID(name: name, drawer: ObjectIdentifier(drawer)) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(with: .success(drawer[name]))
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    drawer.add(subscriber, to: name)
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    drawer[name] = value
    continuation.resume()
  }
}

extension SharedReaderKey where Self == DrawerKey {
  static func drawer(_ name: String, _ drawer: Drawer) -> Self {
    Self(name: name, drawer: drawer)
  }
}

/// A storage that answers when the test says so.
final class Post: Sendable {
  private struct State {
    var saved: [Int] = []
    var loads: [LoadContinuation<Int>] = []
    var saves: [SaveContinuation] = []
    var atOnce: Result<Void, any Error>?
  }

  private let state = Mutex(State())

  /// What was to be saved, in this order.
  var saved: [Int] { state.withLock { $0.saved } }

  func answerLoads(with value: Int?) {
    let loads = state.withLock { state in
      defer { state.loads = [] }
      return state.loads
    }
    for load in loads { load.resume(with: .success(value)) }
  }

  func answerSave(_ result: Result<Void, any Error> = .success(())) {
    state.withLock { $0.saves.removeFirst() }.resume(with: result)
  }

  /// Answers what waits, and from now on each save at once.
  func answersAtOnce(_ result: Result<Void, any Error> = .success(())) {
    let saves = state.withLock { state in
      defer { state.saves = [] }
      state.atOnce = result
      return state.saves
    }
    for save in saves { save.resume(with: result) }
  }

  func load(_ continuation: LoadContinuation<Int>) {
    state.withLock { $0.loads.append(continuation) }
  }

  func save(_ value: Int, _ continuation: SaveContinuation) {
    let answer = state.withLock { state in
      state.saved.append(value)
      if state.atOnce == nil { state.saves.append(continuation) }
      return state.atOnce
    }
    if let answer { continuation.resume(with: answer) }
  }
}

struct PostKey: SharedKey {
  let name: String
  let post: Post

  var id: String { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    post.load(continuation)
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    post.save(value, continuation)
  }
}

extension SharedReaderKey where Self == PostKey {
  static func post(_ name: String, _ post: Post) -> Self {
    Self(name: name, post: post)
  }
}

/// A key whose value can only be read.
struct Battery: SharedReaderKey {
  let level: Int

  var id: String { "battery" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: level)
  }
}
