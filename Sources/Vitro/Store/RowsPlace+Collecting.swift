// MARK: - After an action

extension RowsPlace {
  /// Collects the changes of the rows that were touched, of all that are shown if that is not known.
  @inlinable
  func collect(_ rows: inout Rows, into changed: inout [FieldObserver]) {
    let changes = rows.rowChanges
    if changes.structure != knownStructure {
      changed.append(structureReaders)
      knownStructure = changes.structure
      if changes.hasLostIDs { dropLost(rows) }
    }
    if changes.identity != knownIdentity || knownIdentity == 0 {
      collectAll(&rows, into: &changed)
    } else {
      switch changes.touched {
      case .noRow: break
      case .row(let index): collectRow(at: index, &rows, into: &changed)
      case .rows(let indices):
        for index in indices { collectRow(at: index, &rows, into: &changed) }
      case .allRows: collectAll(&rows, into: &changed)
      }
    }
    rows.rowChanges.clear()
    knownIdentity = rows.rowChanges.identity
  }

  @inlinable
  func collectRow(at index: Int, _ rows: inout Rows, into changed: inout [FieldObserver]) {
    guard let node = nodes[rows.rowID(at: index)] else { return }
    collect(node, at: index, &rows, into: &changed)
  }

  @inlinable
  func collect(
    _ node: RowNode<Rows>,
    at index: Int,
    _ rows: inout Rows,
    into changed: inout [FieldObserver]
  ) {
    rows.withMutableRow(at: index) { row in
      guard node.collect(at: row, into: &changed) else { return }
      node.last = node.stores.isShown ? row.pointee : nil
    }
  }

  @usableFromInline
  func collectAll(_ rows: inout Rows, into changed: inout [FieldObserver]) {
    for (id, node) in nodes {
      guard let index = rows.rowIndex(of: id) else {
        node.leave()
        nodes[id] = nil
        continue
      }
      collect(node, at: index, &rows, into: &changed)
    }
  }

  @usableFromInline
  func dropLost(_ rows: Rows) {
    for (id, node) in nodes where rows.rowIndex(of: id) == nil {
      node.leave()
      nodes[id] = nil
    }
  }

  /// Whether there may be something to collect.
  @inlinable
  func hasChanges(_ rows: Rows) -> Bool {
    let changes = rows.rowChanges
    return changes.identity != knownIdentity || knownIdentity == 0
      || changes.structure != knownStructure || changes.touched != .noRow
  }
}
