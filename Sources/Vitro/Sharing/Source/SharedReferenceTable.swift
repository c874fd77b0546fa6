import Synchronization

/// The shared values by their keys, for as long as somebody shares them, or for good.
final class SharedReferenceTable: Sendable {
  struct ID: Hashable, @unchecked Sendable {
    private let type: ObjectIdentifier
    private let value: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) {
      type = ObjectIdentifier(Value.self)
      self.value = value
    }
  }

  private struct Entry {
    weak var root: (any AnySharedRoot)?
    let kept: (any AnySharedRoot)?
  }

  private struct Entries {
    var all: [ID: Entry] = [:]
    /// When there are so many, those that nobody shares any more are removed.
    var sweepsAt = 64
  }

  private let keeps: Bool
  private let entries = Mutex(Entries())

  /// - Parameter keeps: Whether a value stays when nobody shares it.
  init(keeps: Bool = false) {
    self.keeps = keeps
  }

  subscript(id: ID) -> (any AnySharedRoot)? {
    entries.withLock { $0.all[id]?.root }
  }

  /// Keeps the root unless another one was faster; returns the one that is kept.
  func keepFirst(_ root: any AnySharedRoot, for id: ID) -> any AnySharedRoot {
    entries.withLock { entries in
      if let first = entries.all[id]?.root { return first }
      if entries.all.count >= entries.sweepsAt {
        entries.all = entries.all.filter { $0.value.root != nil }
        entries.sweepsAt = max(64, entries.all.count * 2)
      }
      entries.all[id] = Entry(root: root, kept: keeps ? root : nil)
      return root
    }
  }
}

private enum SharedReferencesKey: DependencyKey {
  static let liveValue = SharedReferenceTable()
  static var testValue: SharedReferenceTable { SharedReferenceTable() }
  static let previewValue = SharedReferenceTable()
}

extension DependencyValues {
  /// The shared values of this program, or of this test.
  var sharedReferences: SharedReferenceTable {
    get { self[SharedReferencesKey.self] }
    set { self[SharedReferencesKey.self] = newValue }
  }
}
