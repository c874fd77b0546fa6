// MARK: - Reading

extension RowsPlace {
  /// Reads the collection; whoever does is told when rows come, go or move.
  @inlinable
  func read<Result>(of parent: StateNode, _ body: (Rows) -> Result) -> Result? {
    structureReaders.wasRead()
    parent.willBeObserved()
    var result: Result?
    lookAtRows(of: parent) { rows in
      if knownStructure == nil { knownStructure = rows.pointee.rowChanges.structure }
      result = body(rows.pointee)
    }
    return result
  }

  /// The node of the row with an id, or `nil` if it is not there.
  ///
  /// - Parameter guess: the index at which the row stands, most likely.
  @inlinable
  func node(id: Rows.RowID, guess: Int, of parent: StateNode) -> RowNode<Rows>? {
    var found: RowNode<Rows>?
    lookAtRows(of: parent) { rows in
      let isRight = guess < rows.pointee.rowCount && rows.pointee.rowID(at: guess) == id
      guard let index = isRight ? guess : rows.pointee.rowIndex(of: id) else { return }
      rows.pointee.withRow(at: index) { row in
        if let node = nodes[id] {
          node.isShown(by: row)
          found = node
        } else {
          let made = RowNode<Rows>(location, id: id, last: row.pointee)
          nodes[id] = made
          found = made
        }
      }
    }
    return found
  }

  @inlinable
  func lookAtRows(of parent: StateNode, _ body: (UnsafePointer<Rows>) -> Void) {
    if let address = parent.address { return look(address, body) }
    parent.read { if let memory = $0 { look(memory, body) } }
  }
}
