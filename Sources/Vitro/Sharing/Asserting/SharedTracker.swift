import Synchronization

/// Follows the changes of shared values that a tested feature makes, its effects included, until the
/// test has asserted them.
package final class SharedTracker: Sendable {
  private struct Change {
    let root: any AnySharedRoot
    /// The value that the test knows of.
    var asserted: AnyKeptValue
    var count = 0
  }

  private let changes = Mutex<[ObjectIdentifier: Change]>([:])

  package init() {
    SharedCare.begin()
  }

  deinit {
    SharedCare.end()
  }

  /// The one that follows what the current task changes.
  static var current: SharedTracker? {
    guard SharedCare.isNeeded else { return nil }
    return DependencyValues.current.sharedTracker
  }

  /// Notes that a value is about to change; called with its lock held.
  func willChange<Value>(_ root: SharedRoot<Value>, from value: Value) {
    let kept = KeptValue(value)
    changes.withLock { changes in
      let id = ObjectIdentifier(root)
      changes[id, default: Change(root: root, asserted: kept)].count += 1
    }
  }

  // MARK: For a test store

  /// The values now of all that has changed and was not asserted: keep it with the state.
  package func moment() -> SharedMoment {
    // The counts first: a change in between is one too many then, and never one too few.
    let changed = changes.withLock { $0.mapValues { (root: $0.root, count: $0.count) } }
    return SharedMoment(
      changed.mapValues {
        SharedMoment.Entry(root: $0.root, value: $0.root.keep(), changeCount: $0.count)
      })
  }

  /// The values that the test knows of.
  package var asserted: SharedMoment {
    changes.withLock { changes in
      SharedMoment(
        changes.mapValues { SharedMoment.Entry(root: $0.root, value: $0.asserted) }
      )
    }
  }

  /// Lets what was so at a moment count as asserted.
  package func assert(_ moment: SharedMoment) {
    changes.withLock { changes in
      for (id, entry) in moment.entries {
        if changes[id]?.count == entry.changeCount {
          changes[id] = nil
        } else {
          changes[id]?.asserted = entry.value
        }
      }
    }
  }

  /// What has changed, and was not asserted: on the left what the test knows of, on the right the
  /// value now.
  package func unasserted() -> [SharedDifference] {
    asserted.differences(to: .now)
  }
}

private enum SharedTrackerKey: DependencyKey {
  static let liveValue: SharedTracker? = nil
  static let testValue: SharedTracker? = nil
}

extension DependencyValues {
  /// What follows the changes of shared values.
  package var sharedTracker: SharedTracker? {
    get { self[SharedTrackerKey.self] }
    set { self[SharedTrackerKey.self] = newValue }
  }
}
