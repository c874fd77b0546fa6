/// The readers of a state, each of which is told when what it has read changes.
@MainActor
struct Readers {
  /// With more readers than these, a table says where each is.
  private static let few = 8

  private var readers: [Reader] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Notes a reader of a part, or of all; `false` where it was known already.
  mutating func add(_ tracker: Tracker, of part: AnyKeyPath?) -> Bool {
    if let place = place(of: tracker) {
      readers[place].reads(part)
      return false
    }
    readers.append(Reader(tracker: tracker, parts: part.map { [$0] }))
    if readers.count > Readers.few { notePlaces() }
    return true
  }

  mutating func remove(_ tracker: Tracker) {
    guard let place = place(of: tracker) else { return }
    let last = readers.removeLast()
    if !places.isEmpty { places[ObjectIdentifier(tracker)] = nil }
    guard place < readers.count else { return }
    readers[place] = last
    if !places.isEmpty { notePlace(place) }
  }

  /// Tells those who have read something that is another value now.
  func valueChanged<Value>(from old: Value, to new: Value) {
    for reader in readers where reader.isAffected(from: old, to: new) {
      reader.tracker.stateChanged()
    }
  }

  private func place(of tracker: Tracker) -> Int? {
    places.isEmpty
      ? readers.firstIndex { $0.tracker === tracker } : places[ObjectIdentifier(tracker)]
  }

  private mutating func notePlaces() {
    for place in places.isEmpty ? 0..<readers.count : readers.count - 1..<readers.count {
      notePlace(place)
    }
  }

  private mutating func notePlace(_ place: Int) {
    places[ObjectIdentifier(readers[place].tracker)] = place
  }
}

/// A reader of a state, with the parts of the state that it has read.
private struct Reader {
  let tracker: Tracker
  /// `nil` where all of the value was read.
  var parts: [AnyKeyPath]?

  mutating func reads(_ part: AnyKeyPath?) {
    guard let part else { return parts = nil }
    if parts?.contains(part) == false { parts?.append(part) }
  }

  @MainActor func isAffected<Value>(from old: Value, to new: Value) -> Bool {
    guard let parts else { return true }
    return parts.contains { part in
      guard let old = old[keyPath: part], let new = new[keyPath: part] else { return true }
      return !areEqual(old, new)
    }
  }
}
