/// The place of the rows of a collection.
///
/// What each action does with it is inlinable, so that it is compiled for the types at hand.
@usableFromInline
final class RowsPlace<Rows: RowCollection>: StatePlace {
  @usableFromInline typealias Reach =
    (
      _ parent: UnsafeMutableRawPointer,
      _ body: (UnsafeMutablePointer<Rows>) -> Void
    ) -> Void

  /// Hands over the collection in the memory of the parent.
  @usableFromInline let reach: Reach
  @usableFromInline let collecting:
    (RowsPlace, UnsafeMutableRawPointer, inout [FieldObserver]) -> Void

  /// The nodes of the rows that somebody has shown.
  @exclusivity(unchecked)
  @usableFromInline var nodes: [Rows.RowID: RowNode<Rows>] = [:]
  /// Who has asked which rows there are.
  @usableFromInline let structureReaders = FieldObserver()
  @exclusivity(unchecked)
  @usableFromInline var knownIdentity: UInt64 = 0
  @exclusivity(unchecked)
  @usableFromInline var knownStructure: UInt64?

  @inlinable
  init<Parent>(parent: StateNode, slot: StateSlot<Parent, Rows>) {
    let reach: Reach = { memory, body in
      slot.with(&memory.assumingMemoryBound(to: Parent.self).pointee) { rows in
        withUnsafeMutablePointer(to: &rows) { body($0) }
      }
    }
    self.reach = reach
    collecting = { place, memory, changed in
      reach(memory) { place.collect(&$0.pointee, into: &changed) }
    }
    super.init(
      graph: parent.place.graph,
      parent: parent,
      shape: StateShape.of(Rows.Row.self),
      field: slot.field
    ) { memory, child, isWriting, body in
      let id = unsafeDowncast(child, to: RowNode<Rows>.self).id
      reach(memory) { rows in
        guard let index = rows.pointee.rowIndex(of: id) else { return body(nil) }
        if isWriting {
          rows.pointee.withMutableRow(at: index) { body(UnsafeMutableRawPointer($0)) }
        } else {
          rows.pointee.withRow(at: index) { body(UnsafeMutableRawPointer(mutating: $0)) }
        }
      }
    }
  }

  override func collect(
    in parent: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    collecting(self, parent, &changed)
  }
}

/// The state of a row, which may go while somebody still shows it.
@usableFromInline
final class RowNode<Rows: RowCollection>: PassingNode<Rows.Row> {
  @usableFromInline let id: Rows.RowID
  /// The store that shows the row, for as long as somebody holds it.
  @exclusivity(unchecked)
  @usableFromInline weak var store: AnyObject?
  /// What sends the actions of that store, which keeps it.
  @exclusivity(unchecked)
  @usableFromInline unowned(unsafe) var sender: AnyObject?

  @usableFromInline
  init(place: StatePlace, id: Rows.RowID, last: Rows.Row) {
    self.id = id
    super.init(place: place, last: last)
  }
}

// MARK: - After an action

extension RowsPlace {
  /// Collects the changes of the rows that were touched, of all that are shown if that is not known.
  @inlinable
  func collect(_ rows: inout Rows, into changed: inout [FieldObserver]) {
    let changes = rows.rowChanges
    if changes.structure != knownStructure {
      changed.append(structureReaders)
      knownStructure = changes.structure
      if changes.hasLostIDs { nodes = nodes.filter { rows.rowIndex(of: $0.key) != nil } }
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
    guard let node = nodes[rows.rowID(at: index)], node.isObserved else { return }
    rows.withMutableRow(at: index) { node.collect(at: $0, into: &changed) }
  }

  @usableFromInline
  func collectAll(_ rows: inout Rows, into changed: inout [FieldObserver]) {
    for (id, node) in nodes {
      guard let index = rows.rowIndex(of: id) else {
        nodes[id] = nil
        continue
      }
      guard node.isObserved else { continue }
      rows.withMutableRow(at: index) { node.collect(at: $0, into: &changed) }
    }
  }
}

// MARK: - Reading

extension RowsPlace {
  /// Reads the collection; whoever does is told when rows come, go or move.
  @inlinable
  func read<Result>(of parent: StateNode, _ body: (Rows) -> Result) -> Result? {
    structureReaders.wasRead()
    parent.willBeObserved()
    var result: Result?
    reachRows(of: parent) { rows in
      if knownStructure == nil { knownStructure = rows.pointee.rowChanges.structure }
      result = body(rows.pointee)
    }
    return result
  }

  /// The node of the row with an id, or `nil` if it was never shown and is not there.
  ///
  /// - Parameter guess: the index at which the row stands, most likely.
  @inlinable
  func node(id: Rows.RowID, guess: Int, of parent: StateNode) -> RowNode<Rows>? {
    if let node = nodes[id] { return node }
    var node: RowNode<Rows>?
    reachRows(of: parent) { rows in
      let isRight = guess < rows.pointee.rowCount && rows.pointee.rowID(at: guess) == id
      guard let index = isRight ? guess : rows.pointee.rowIndex(of: id) else { return }
      let last = rows.pointee.withRow(at: index) { $0.pointee }
      let made = RowNode<Rows>(place: self, id: id, last: last)
      nodes[id] = made
      node = made
    }
    return node
  }

  @inlinable
  func reachRows(of parent: StateNode, _ body: (UnsafeMutablePointer<Rows>) -> Void) {
    if let address = parent.address { return reach(address, body) }
    parent.read { if let memory = $0 { reach(memory, body) } }
  }
}
