import OrderedCollections

// How the ids that rows are known by follow the ids that the elements have: they are the same, but
// for an element that was given an id that another has.
extension IdentifiedArray {
  /// Looks whether the element at an index, which may have been changed, has the id it is known by.
  @inlinable
  @inline(__always)
  mutating func refile(at index: Int) {
    if id(at: index) != keys[index] { followID(at: index) }
  }

  /// Makes an element known by its id, or reports that another element has it.
  @inlinable
  mutating func followID(at index: Int) {
    let id = id(at: index)
    guard let holder = keys.firstIndex(of: id) else { return rename(at: index, to: id) }
    // A holder that has another id holds this one only until somebody comes who has it.
    guard self.id(at: holder) == id else { return straighten() }
    reportTaken(id, by: index, from: holder)
    hasTakenIDs = true
  }

  @inlinable
  mutating func rename(at index: Int, to id: ID) {
    keys.append(id)
    keys.swapAt(index, keys.count - 1)
    keys.removeLast()
    changes.rename()
    if hasTakenIDs { straighten() }
  }

  /// Makes all elements known by their ids, after they may have changed places.
  @inlinable
  mutating func refileAll() {
    guard let start = rows.indices.first(where: { id(at: $0) != keys[$0] }) else { return }
    var ids = OrderedSet<ID>(minimumCapacity: rows.count)
    for index in rows.indices where !ids.append(id(at: index)).inserted {
      straighten()
      if let (id, first, second) = repeated { reportTaken(id, by: second, from: first) }
      return
    }
    keys = ids
    hasTakenIDs = false
    changes.restructure(from: start)
  }

  /// Makes every element known by its own id, but for those whose id another has. They keep the id
  /// that they are known by, or get another that nobody has; there are enough of them, because there
  /// are as many ids as elements.
  @usableFromInline
  mutating func straighten() {
    var ids: [ID?] = rows.indices.map { id(at: $0) == keys[$0] ? keys[$0] : nil }
    var used = Set(ids.compactMap(\.self))
    for index in ids.indices where ids[index] == nil {
      if used.insert(id(at: index)).inserted { ids[index] = id(at: index) }
    }
    for index in ids.indices where ids[index] == nil {
      if used.insert(keys[index]).inserted { ids[index] = keys[index] }
    }
    var spare = keys.filter { !used.contains($0) }[...]
    keys = OrderedSet(ids.compactMap { $0 ?? spare.popFirst() })
    hasTakenIDs = rows.indices.contains { id(at: $0) != keys[$0] }
    changes.touchAll()
    changes.rename()
  }

  /// An element that has its id, and one that has the same but is known by another.
  @usableFromInline
  var repeated: (id: ID, first: Int, second: Int)? {
    guard let second = rows.indices.first(where: { id(at: $0) != keys[$0] }),
      let first = keys.firstIndex(of: id(at: second))
    else { return nil }
    return (keys[first], first, second)
  }
}
