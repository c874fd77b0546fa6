import Synchronization

/// The step of a test that started an effect.
package struct EffectOrigin: Sendable {
  /// The step as it stands in the test, such as `send(.startButtonTapped)`.
  package var step: String { describe() }
  /// The line of the step.
  package let place: SourcePlace
  private let describe: @Sendable () -> String

  /// Notes a step, which is put into words only when a message needs it.
  package init(step: @escaping @Sendable () -> String, place: SourcePlace) {
    describe = step
    self.place = place
  }
}

/// The effects of one action, and those of the actions that they send.
///
/// Effects end on any thread, so it can be told from anywhere.
@usableFromInline
package final class EffectGroup: Sendable {
  /// The step of a test that sent the action.
  package let origin: EffectOrigin?

  /// The group of the action that everything began with. A chain of groups, one for each action of
  /// a long sequence, would need as much stack to end.
  private let root: EffectGroup?
  private let progress = Mutex(Progress())

  private struct Progress {
    var pending = 0
    /// The work of the action itself.
    var own = RunningTasks()
    /// The work of actions that it led to.
    var sent = RunningTasks()
    var isOwnCancelled = false
    var isSentCancelled = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Makes a group for the effects of an action that `parent`'s effects sent.
  package init(parent: EffectGroup? = nil, origin: EffectOrigin? = nil) {
    root = parent.map { $0.root ?? $0 }
    self.origin = origin ?? parent?.origin
  }

  /// Whether nothing of it runs.
  package var isFinished: Bool { progress.withLock { $0.pending == 0 } }

  /// How many tasks it keeps, so that it can end them.
  package var taskCount: Int { progress.withLock { $0.own.count + $0.sent.count } }

  /// Whether it is a group, or one of an action that the group's led to.
  func belongs(to group: EffectGroup) -> Bool { self === group || root === group }

  /// Something that the group waits for begins.
  package func begin() {
    let isFirst = progress.withLock { progress in
      progress.pending += 1
      return progress.pending == 1
    }
    if isFirst { root?.begin() }
  }

  /// Something that the group waits for has ended.
  package func end() {
    let waiting: [CheckedContinuation<Void, Never>]? = progress.withLock { progress in
      progress.pending -= 1
      guard progress.pending == 0 else { return nil }
      progress.own = RunningTasks()
      progress.sent = RunningTasks()
      defer { progress.waiting = [] }
      return progress.waiting
    }
    guard let waiting else { return }
    for continuation in waiting { continuation.resume() }
    root?.end()
  }

  func add(_ task: Task<Void, Never>, _ id: Int) {
    let isCancelled = progress.withLock { progress in
      if progress.pending > 0 { progress.own.add(task, id) }
      return progress.isOwnCancelled
    }
    let isSentCancelled = root?.addSent(task, id) ?? false
    if isCancelled || isSentCancelled { task.cancel() }
  }

  /// Takes the work of an action that this one led to; says whether such work is cancelled.
  private func addSent(_ task: Task<Void, Never>, _ id: Int) -> Bool {
    progress.withLock { progress in
      if progress.pending > 0 { progress.sent.add(task, id) }
      return progress.isSentCancelled
    }
  }

  /// A task has ended: a timer that runs for days must not gather those of all its ticks.
  func taskEnded(_ id: Int) {
    progress.withLock { $0.own.end(id) }
    root?.progress.withLock { $0.sent.end(id) }
  }

  /// Ends the effects of the action, and those of actions that they sent only if asked to.
  package func cancel(includingSent: Bool) {
    let tasks = progress.withLock { progress in
      progress.isOwnCancelled = true
      if includingSent { progress.isSentCancelled = true }
      return includingSent ? progress.own.all + progress.sent.all : progress.own.all
    }
    for task in tasks { task.cancel() }
  }

  /// Returns when nothing of it runs any more.
  ///
  /// It stays on the caller's actor: a way to the thread pool and back takes longer than most effects.
  package func finish(isolation: isolated (any Actor)? = #isolation) async {
    // Waiting for a task wakes nobody before the task is over, and so no thread in vain. One that is over
    // is in no list any more.
    while let task = progress.withLock({ $0.own.any ?? $0.sent.any }) { await task.value }
    await withCheckedContinuation { continuation in
      let isFinished = progress.withLock { progress in
        if progress.pending > 0 { progress.waiting.append(continuation) }
        return progress.pending == 0
      }
      if isFinished { continuation.resume() }
    }
  }
}

/// Tasks that have not ended, by the ids of their effects. One may end before it is added.
private struct RunningTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var early: Set<Int> = []

  var count: Int { tasks.count + early.count }

  var any: Task<Void, Never>? { tasks.first?.value }

  /// The oldest first.
  var all: [Task<Void, Never>] { tasks.sorted { $0.key < $1.key }.map(\.value) }

  mutating func add(_ task: Task<Void, Never>, _ id: Int) {
    if early.remove(id) == nil { tasks[id] = task }
  }

  mutating func end(_ id: Int) {
    if tasks.removeValue(forKey: id) == nil { early.insert(id) }
  }
}
