/// The values that shared ones had at some moment, as far as they may differ from those now.
package struct SharedMoment: Sendable {
  /// Nothing differs from now.
  static let now = SharedMoment()

  struct Entry: Sendable {
    let root: any AnySharedRoot
    var value: AnyKeptValue
    /// How often the value had been changed by those who are followed.
    var changeCount = 0
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  init(_ entries: [ObjectIdentifier: Entry] = [:]) {
    self.entries = entries
  }

  /// The value of a shared one, or `nil` if it is the one now.
  func value<Value>(of root: SharedRoot<Value>) -> Value? {
    guard let entry = entries[ObjectIdentifier(root)] else { return nil }
    return (entry.value as? KeptValue<Value>)?.value
  }

  mutating func set<Value>(_ value: Value, of root: SharedRoot<Value>) {
    entries[ObjectIdentifier(root)] = Entry(root: root, value: KeptValue(value))
  }

  /// This moment, and where it says nothing, another one.
  func over(_ other: SharedMoment) -> SharedMoment {
    SharedMoment(entries.merging(other.entries) { mine, _ in mine })
  }

  /// What differs between this moment and another one, values whose types cannot tell included.
  func differences(to other: SharedMoment) -> [SharedDifference] {
    if entries.isEmpty, other.entries.isEmpty { return [] }
    let ids = Set(entries.keys).union(other.entries.keys)
    return ids.compactMap { id -> SharedDifference? in
      guard let root = entries[id]?.root ?? other.entries[id]?.root else { return nil }
      let mine = entries[id]?.value ?? root.keep()
      let others = other.entries[id]?.value ?? root.keep()
      let isEqual = mine === others ? true : mine.isEqual(to: others)
      if isEqual == true { return nil }
      return SharedDifference(
        name: root.name, left: mine.any, right: others.any, id: id, isCertain: isEqual == false)
    }.sorted { $0.name < $1.name }
  }
}

/// A shared value that is not the same at two moments.
package struct SharedDifference {
  /// What the shared value is called, such as `.inMemory("count")`.
  package let name: String
  package let left: Any
  package let right: Any
  let id: ObjectIdentifier
  /// Whether the type of the value can tell what is equal.
  let isCertain: Bool
}
