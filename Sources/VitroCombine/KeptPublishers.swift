import Synchronization

/// The publishers of objects that have no published property to keep them.
final class KeptPublishers: Sendable {
  static let shared = KeptPublishers()

  private struct Entry: @unchecked Sendable {
    // A publisher has a lock of its own.
    let publisher: ObservableObjectPublisher
    weak var object: AnyObject?
  }

  private struct Content: ~Copyable {
    var plainTypes: Set<ObjectIdentifier> = []
    var entries: [ObjectIdentifier: Entry] = [:]
    private var countToSweepAt = 64

    /// Forgets the objects that are gone, once there may be as many of them as there are others.
    mutating func sweep() {
      guard entries.count >= countToSweepAt else { return }
      entries = entries.filter { $0.value.object != nil }
      countToSweepAt = max(64, entries.count * 2)
    }
  }

  private let content = Mutex(Content())

  /// The publisher of an object of a type that is known to have no published property.
  func publisher(ofPlain object: AnyObject) -> ObservableObjectPublisher? {
    let type = ObjectIdentifier(type(of: object))
    guard content.withLock({ $0.plainTypes.contains(type) }) else { return nil }
    return makePublisher(for: object)
  }

  /// The publisher of an object without a published property: the one that it has, or a new one.
  func makePublisher(for object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let type = ObjectIdentifier(type(of: object))
    let candidate = Entry(publisher: ObservableObjectPublisher(), object: object)
    let entry = content.withLock { content in
      content.plainTypes.insert(type)
      // Another object may have lived at this address.
      if let entry = content.entries[id], entry.object != nil { return entry }
      content.entries[id] = candidate
      content.sweep()
      return candidate
    }
    return entry.publisher
  }
}
