/// The changes of a collection of rows since a store last looked.
///
/// A store remembers ``identity`` and ``structure`` when it looks, and clears. While the identity is
/// the same, a row whose id was there then and is there now differs at most if it is ``touched``;
/// while the structure is the same too, the same ids stand in the same places.
@frozen
@usableFromInline
package struct RowChanges: Sendable {
  /// The rows that were changed in place, by their present indices.
  @frozen
  @usableFromInline
  package enum Touched: Sendable, Equatable {
    /// Nothing was changed in place.
    case noRow
    /// One row was, perhaps many times.
    case row(Int)
    /// Two to 32 rows were, in the order of their first change.
    case rows([Int])
    /// More rows were, or they have moved since: any row may differ.
    case allRows
  }

  /// The number of this order of ids: collections with the same number have the same ids in the same
  /// order. Zero is the number of those that have been empty from the start.
  @usableFromInline package var structure: UInt64 = 0

  /// The number of the value that the touched rows are relative to; 0 for one that no store has seen.
  ///
  /// A store that finds another number than it gave knows that the collection was replaced as a
  /// whole, be it by an older copy with the same ids.
  @usableFromInline package var identity: UInt64 = 0

  /// The rows that were changed in place since the collection got its ``identity``.
  @usableFromInline package var touched = Touched.noRow

  /// Whether an id that was there may be gone, so that a row which is added under it again is not new
  /// to the store.
  @usableFromInline var hasLostIDs = false

  /// The changes of an empty collection.
  @inlinable
  package init() {}

  /// Forgets what was touched, and gives the collection a new identity to remember.
  @inlinable
  package mutating func clear() {
    identity = StateIdentity.next()
    touched = .noRow
    hasLostIDs = false
  }
}

extension RowChanges.Touched {
  /// The number of rows that are told apart; with one more, any row may have changed.
  @usableFromInline static var limit: Int { 32 }

  /// Whether the row at an index may have changed.
  package func contains(_ index: Int) -> Bool {
    switch self {
    case .noRow: false
    case .row(let touched): touched == index
    case .rows(let touched): touched.contains(index)
    case .allRows: true
    }
  }

  /// Whether all touched rows stand before an index.
  @usableFromInline
  func isBefore(_ index: Int) -> Bool {
    switch self {
    case .noRow: true
    case .row(let touched): touched < index
    case .rows(let touched): touched.allSatisfy { $0 < index }
    case .allRows: false
    }
  }
}
