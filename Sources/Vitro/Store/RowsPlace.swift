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
  @usableFromInline typealias Look =
    (_ parent: UnsafeMutableRawPointer, _ body: (UnsafePointer<Rows>) -> Void) -> Void

  /// Hands over the collection in the memory of the parent, or a copy of it, for reading.
  @usableFromInline let look: Look
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
    let look: Look = { memory, body in
      slot.read(UnsafePointer(memory.assumingMemoryBound(to: Parent.self)), body)
    }
    self.look = look
    collecting = { place, memory, changed in
      if slot.isComputed {
        // The setter is called only if there is something to collect.
        var hasChanges = false
        look(memory) { hasChanges = place.hasChanges($0.pointee) }
        guard hasChanges else { return }
      }
      reach(memory) { place.collect(&$0.pointee, into: &changed) }
    }
    super.init(
      StateLocation(
        graph: parent.location.graph,
        parent: parent,
        shape: StateShape.of(Rows.Row.self),
        field: slot.field,
        isComputed: slot.isComputed
      ) { memory, child, isWriting, body in
        // Only nodes that a place like this one makes have its location.
        let id = unsafeDowncast(child, to: RowNode<Rows>.self).id
        if isWriting {
          reach(memory) { rows in
            guard let index = rows.pointee.rowIndex(of: id) else { return body(nil) }
            rows.pointee.withMutableRow(at: index) { body(UnsafeMutableRawPointer($0)) }
          }
        } else {
          look(memory) { rows in
            guard let index = rows.pointee.rowIndex(of: id) else { return body(nil) }
            rows.pointee.withRow(at: index) { body(UnsafeMutableRawPointer(mutating: $0)) }
          }
        }
      })
  }

  override func collect(
    in parent: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    collecting(self, parent, &changed)
  }

  override func leave() {
    for node in nodes.values { node.leave() }
    nodes = [:]
  }
}
