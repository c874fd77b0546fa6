import Synchronization

/// A source outside of a screen that says when it has changed, such as an observable object.
///
/// What reads it while it is tracked, such as a body, runs again in the next update of its screen,
/// once, however many changes there were.
@MainActor
package final class ChangeSource: StateDependency {
  /// What is to be done when the place that listens is gone.
  package var onEnd: (() -> Void)?

  private let readers = Mutex<[Tracker]>([])

  package nonisolated init() {}

  /// Whoever is tracked now is told of the next change.
  package func read() {
    guard let reader = Tracker.current else { return }
    let isNew = readers.withLock { readers in
      guard !readers.contains(where: { $0 === reader }) else { return false }
      readers.append(reader)
      return true
    }
    if isNew { reader.depend(on: self) }
  }

  /// It has changed, or is about to; anybody may say so, on any thread.
  package nonisolated func changed() {
    for reader in readers.withLock({ $0 }) { reader.stateChanged() }
  }

  func end() { onEnd?() }

  func remove(_ tracker: Tracker) {
    readers.withLock { $0.removeAll { $0 === tracker } }
  }
}
