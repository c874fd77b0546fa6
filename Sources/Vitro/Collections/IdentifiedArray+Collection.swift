extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The index of the first element.
  @inlinable
  public var startIndex: Int { 0 }

  /// The index behind the last element.
  @inlinable
  public var endIndex: Int { rows.count }

  /// The number of elements.
  @inlinable
  public var count: Int { rows.count }

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { rows.isEmpty }

  /// The indices of the elements.
  @inlinable
  public var indices: Range<Int> { rows.indices }

  /// The element at an index, which is changed where it is, whatever its id becomes.
  @inlinable
  public subscript(position: Int) -> Element {
    get { rows[position] }
    @inline(__always)
    _modify {
      changes.touch(position)
      defer { refile(at: position) }
      yield &rows[position]
    }
  }

  /// The elements in a range, as a slice of a plain array.
  ///
  /// So `todos[1..<4].sort()` sorts these four. Elements that are set and have the id of one outside
  /// the range are reported and left out.
  @inlinable
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { rows[bounds] }
    set { replaceSubrange(bounds, with: newValue) }
  }

  /// An iterator over the elements, the same as a plain array's.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> {
    rows.makeIterator()
  }

  /// Calls a closure with the elements in memory.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try rows.withContiguousStorageIfAvailable(body)
  }

  /// Calls a closure that may change all elements in memory; ids are looked at afterwards.
  ///
  /// Algorithms for any mutable collection, which may let an element stand in two places for a
  /// moment, go this way.
  @inlinable
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    changes.touchAll()
    defer { refileAll() }
    return try rows.withContiguousMutableStorageIfAvailable(body)
  }
}
