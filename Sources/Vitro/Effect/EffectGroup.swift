/// The step of a test that started an effect.
package struct EffectOrigin: Sendable {
  /// The step as it stands in the test, such as `send(.startButtonTapped)`.
  package let step: String
  /// The line of the step.
  package let place: SourcePlace

  package init(step: String, place: SourcePlace) {
    self.step = step
    self.place = place
  }
}

/// The effects of one action, and those of the actions that they send.
@MainActor
package final class EffectGroup {
  /// The step of a test that sent the action.
  package let origin: EffectOrigin?

  /// The group of the action that everything began with. A chain of groups, one for each action of
  /// a long sequence, would need as much stack to end.
  private let root: EffectGroup?
  private var pending = 0
  private var tasks: [Task<Void, Never>] = []
  private var isCancelled = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a group for the effects of an action that `parent`'s effects sent.
  package init(parent: EffectGroup? = nil, origin: EffectOrigin? = nil) {
    root = parent.map { $0.root ?? $0 }
    self.origin = origin ?? parent?.origin
  }

  /// Whether nothing of it runs.
  package var isFinished: Bool { pending == 0 }

  /// Something that the group waits for begins.
  package func begin() {
    if pending == 0 { root?.begin() }
    pending += 1
  }

  /// Something that the group waits for has ended.
  package func end() {
    pending -= 1
    guard pending == 0 else { return }
    tasks = []
    for continuation in waiting { continuation.resume() }
    waiting = []
    root?.end()
  }

  func add(_ task: Task<Void, Never>) {
    if isCancelled { task.cancel() }
    if pending > 0 { tasks.append(task) }
  }

  /// Ends the effects of the action, not those of actions that they sent.
  package func cancel() {
    isCancelled = true
    for task in tasks { task.cancel() }
  }

  /// Returns when nothing of it runs any more.
  package func finish() async {
    guard pending > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
