import OrderedCollections

extension IdentifiedArray {
  /// Removes the element with an id, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    keys.firstIndex(of: id).map { remove(at: $0) }
  }

  /// Removes the element that has the same id as this one, and returns it if there was one.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: id(of: element))
  }

  /// Removes and returns the element at an index.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = rows.remove(at: index)
    forget(at: index)
    return element
  }

  /// Forgets the id of a row that is gone.
  @inlinable
  mutating func forget(at index: Int) {
    keys.remove(at: index)
    changes.remove(at: index)
    if hasTakenIDs { straighten() }
  }

  /// Removes and returns the first element; the array must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes and returns the last element; the array must not be empty.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: rows.count - 1)
  }

  /// Removes the elements in a range.
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    replaceSubrange(bounds, with: [])
  }

  /// Removes the elements at some offsets, an `IndexSet` for instance; those that there are.
  @inlinable
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let removed = Set(offsets)
    arrange(rows.indices.filter { !removed.contains($0) })
  }

  /// Removes the elements that satisfy a predicate.
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    arrange(try rows.indices.filter { try !shouldBeRemoved(rows[$0]) })
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    guard !rows.isEmpty else { return }
    keys.removeAll(keepingCapacity: keepingCapacity)
    rows.removeAll(keepingCapacity: keepingCapacity)
    hasTakenIDs = false
    changes.remove(at: 0)
  }

  /// The array without the elements that do not satisfy a predicate.
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }

  /// Keeps the rows at some indices, each of which is named once, in this order.
  @inlinable
  mutating func arrange(_ order: [Int]) {
    let isShorter = order.count < rows.count
    let start = order.indices.first { order[$0] != $0 }
    guard isShorter || start != nil else { return }
    keys = OrderedSet(uncheckedUniqueElements: order.map { keys[$0] })
    rows = order.map { rows[$0] }
    changes.restructure(from: start ?? order.count)
    if isShorter { changes.hasLostIDs = true }
    if hasTakenIDs { straighten() }
  }
}
