import OrderedCollections

// What a store needs of a collection to show and change its rows one by one.
extension IdentifiedArray: RowCollection {
  @inlinable
  var rowChanges: RowChanges {
    get { changes }
    set { changes = newValue }
  }

  @inlinable
  var rowCount: Int { count }

  @inlinable
  func rowIndex(of id: ID) -> Int? { index(id: id) }

  @inlinable
  func rowID(at index: Int) -> ID { keys[index] }

  @inlinable
  func withRow<Result>(at index: Int, _ body: (UnsafePointer<Element>) -> Result) -> Result {
    withElementPointer(at: index, body)
  }

  @inlinable
  mutating func withMutableRow<Result>(
    at index: Int,
    _ body: (UnsafeMutablePointer<Element>) -> Result
  ) -> Result {
    withElement(at: index, body)
  }

  @inlinable
  mutating func rowHasChanged(at index: Int) {
    changes.touch(index)
    refile(at: index)
  }
}
