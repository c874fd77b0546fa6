import OrderedCollections

/// A collection whose rows can be shown by stores of their own.
@usableFromInline
protocol RowCollection: SendableMetatype {
  associatedtype RowID: Hashable
  associatedtype Row

  /// What has changed since a store last looked.
  var rowChanges: RowChanges { get set }

  var rowCount: Int { get }
  /// The ids of the rows, and the rows, both in constant time.
  var ids: OrderedSet<RowID> { get }
  var elements: [Row] { get }
  func rowIndex(of id: RowID) -> Int?
  func rowID(at index: Int) -> RowID
  func withRow<Result>(at index: Int, _ body: (UnsafePointer<Row>) -> Result) -> Result
  mutating func withMutableRow<Result>(
    at index: Int,
    _ body: (UnsafeMutablePointer<Row>) -> Result
  ) -> Result

  /// Notes that the row at an index has changed in place.
  mutating func rowHasChanged(at index: Int)
}
