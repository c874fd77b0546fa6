import Observation
import Synchronization

/// Notes what a node reads, and tells its screen when some of it has changed.
///
/// `@State` keeps a list of the trackers that have read it. Observable objects are watched with the
/// standard library's observation, which cannot be told to stop watching: it stops when something
/// changes. So a node that is refreshed for another reason while observation is still watching
/// changes a property of its own that every later reading includes.
final class Tracker: @unchecked Sendable {
  // All but `generation` is touched on the main actor only.
  @MainActor static var current: Tracker?

  /// Whether a state was changed in this reading, which should have read only.
  @MainActor private(set) var hasChangedState = false

  /// The node that reads, until it is unmounted. A weak reference would make each retain of it slow.
  @MainActor private var node: Node?
  private let inbox: Inbox
  @MainActor private var dependencies: [any StateDependency] = []
  @MainActor private var stop: StopSwitch?
  private let generation = Mutex(Generation())

  private struct Generation {
    var number = 0
    var isWatching = false
    var isReported = false
  }

  /// Which of the readings of its node it is, where that has several.
  private let reading: Int?

  @MainActor init(_ node: Node, reading: Int? = nil) {
    self.node = node
    self.reading = reading
    inbox = node.graph.inbox
    depth = node.depth
  }

  @MainActor func track<Value>(_ read: () -> Value) -> Value {
    stopWatching()
    hasChangedState = false
    let number = generation.withLock {
      $0 = Generation(number: $0.number + 1)
      return $0.number
    }
    let outer = Tracker.current
    Tracker.current = self
    defer { Tracker.current = outer }
    return withObservationTracking(
      {
        stop?.read()
        return read()
      }, onChange: watch(number))
  }

  /// A state is being changed.
  @MainActor static func stateWillChange() {
    current?.hasChangedState = true
  }

  /// A state or a source that was read has changed; anybody may say so, on any thread.
  func stateChanged() {
    report { _ in true }
  }

  @MainActor func depend(on dependency: any StateDependency) {
    dependencies.append(dependency)
  }

  @MainActor func refresh() {
    let isStale = generation.withLock { $0.isReported }
    guard isStale, let node, node.isMounted else { return }
    if let reading { node.refresh(reading: reading) } else { node.refresh() }
  }

  /// How far below the root it reads.
  let depth: Int

  /// The place that reads, while it is there.
  @MainActor var place: Node? { node?.isMounted == true ? node : nil }

  /// Whatever has changed since the last reading does not count.
  func overlookChanges() {
    generation.withLock { $0.isReported = false }
  }

  @MainActor func end() {
    node = nil
    stopWatching()
    generation.withLock { $0 = Generation(number: $0.number + 1, isReported: true) }
  }

  @MainActor private func stopWatching() {
    for dependency in dependencies { dependency.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
    let wasWatching = generation.withLock { generation in
      defer {
        generation.isWatching = false
        generation.isReported = true
      }
      return generation.isWatching
    }
    guard wasWatching else { return }
    let stop = stop ?? StopSwitch()
    self.stop = stop
    stop.press()
  }

  private func watch(_ number: Int) -> @Sendable () -> Void {
    generation.withLock { $0.isWatching = true }
    return { [weak self] in
      self?.report {
        guard $0.number == number else { return false }
        $0.isWatching = false
        return true
      }
    }
  }

  private func report(if isNews: (inout Generation) -> Bool) {
    let isNew = generation.withLock {
      guard isNews(&$0), !$0.isReported else { return false }
      $0.isReported = true
      return true
    }
    if isNew { inbox.add(self) }
  }
}

/// A value of its own in an observed reading; pressing it ends the watch.
@MainActor
private final class StopSwitch: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  private var presses: Int { 0 }

  func read() { registrar.access(self, keyPath: \.presses) }

  func press() { registrar.withMutation(of: self, keyPath: \.presses) {} }
}

/// The trackers whose nodes have to be refreshed; anybody may add one, on any thread.
final class Inbox: Sendable {
  private struct Content: ~Copyable {
    var trackers: [Tracker] = []
    var isExpected = false
  }

  private let content = Mutex(Content())
  private let wake: @Sendable () -> Void

  /// `wake` is called when the first tracker arrives while nobody is about to look.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func add(_ tracker: Tracker) {
    let mustWake = content.withLock { content in
      content.trackers.append(tracker)
      defer { content.isExpected = true }
      return !content.isExpected
    }
    if mustWake { wake() }
  }

  /// Somebody will take everything soon, so nobody needs to be woken.
  func expect() {
    content.withLock { $0.isExpected = true }
  }

  func take() -> [Tracker] {
    content.withLock { content in
      content.isExpected = !content.trackers.isEmpty
      defer { content.trackers = [] }
      return content.trackers
    }
  }
}
