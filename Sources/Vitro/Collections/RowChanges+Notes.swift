extension RowChanges {
  /// Notes that the row at an index changes in place.
  @inlinable
  package mutating func touch(_ index: Int) {
    switch touched {
    case .noRow: touched = .row(index)
    case .row(index), .allRows: return
    default: touchAnother(index)
    }
  }

  /// Notes that any row may change.
  @inlinable
  package mutating func touchAll() {
    touched = .allRows
  }

  @usableFromInline
  mutating func touchAnother(_ index: Int) {
    switch touched {
    case .noRow: touched = .row(index)
    case .row(let first): touched = .rows([first, index])
    case .rows(var indices):
      guard !indices.contains(index) else { return }
      // The list is taken out while it grows, so that it is not copied.
      touched = .allRows
      guard indices.count < Touched.limit else { return }
      indices.append(index)
      touched = .rows(indices)
    case .allRows: return
    }
  }

  /// Notes that other ids stand in the collection, or in another order.
  ///
  /// - Parameter keepsIndices: Whether the indices of the touched rows still mean the same rows.
  @inlinable
  package mutating func restructure(keepsIndices: Bool) {
    structure = StateIdentity.next()
    if !keepsIndices, touched != .noRow { touched = .allRows }
  }

  /// Notes that other rows stand at an index and behind it.
  @inlinable
  mutating func restructure(from index: Int) {
    restructure(keepsIndices: touched.isBefore(index))
  }

  /// Notes that a row now stands at an index where there was none, or another.
  @inlinable
  mutating func insert(at index: Int) {
    restructure(from: index)
    if hasLostIDs { touch(index) }
  }

  /// Notes that the row at an index is gone.
  @inlinable
  mutating func remove(at index: Int) {
    restructure(from: index)
    hasLostIDs = true
  }

  /// Notes that rows were replaced by others, of which some may have the same ids.
  @inlinable
  mutating func replace(at index: Int, removed: Int, inserted: Int) {
    restructure(from: index)
    if removed > 0 { hasLostIDs = true }
    guard hasLostIDs else { return }
    for index in index..<index + inserted { touch(index) }
  }

  /// Notes that the row at an index, which was touched, is known by another id.
  @inlinable
  mutating func rename() {
    restructure(keepsIndices: true)
    hasLostIDs = true
  }
}
