/// Where the state of a child, or of each of many, is in that of its parent.
@usableFromInline
class StatePlace {
  /// Hands over the memory of a child in that of its parent, `nil` if it is not there.
  ///
  /// Without `isWriting` the memory may be a copy, and nobody changes it.
  @usableFromInline typealias Visit =
    (
      _ parent: UnsafeMutableRawPointer,
      _ child: StateNode,
      _ isWriting: Bool,
      _ body: (UnsafeMutableRawPointer?) -> Void
    ) -> Void

  @usableFromInline unowned(unsafe) final let graph: StoreGraph
  /// The node whose readers keep this place; `nil` for the root's.
  unowned(unsafe) final let parent: StateNode?
  /// Shapes are never released.
  unowned(unsafe) final let shape: StateShape?
  /// The place of the next child of the parent; its readers keep all of them.
  @exclusivity(unchecked)
  final var next: Unmanaged<StatePlace>?
  /// The parent's field that the child is, or is in; -1 if that is not known.
  final let field: Int
  final let visit: Visit

  @usableFromInline
  init(
    graph: StoreGraph,
    parent: StateNode?,
    shape: StateShape?,
    field: Int,
    visit: @escaping Visit
  ) {
    self.graph = graph
    self.parent = parent
    self.shape = shape
    self.field = field
    self.visit = visit
  }

  /// Collects the changes of the child from its parent's state.
  func collect(in parent: UnsafeMutableRawPointer, into changed: inout [FieldObserver]) {}
}

/// The place of a child that is always there, or of the root.
@usableFromInline
final class FixedPlace: StatePlace {
  @exclusivity(unchecked)
  @usableFromInline private(set) var node: StateNode!
  @exclusivity(unchecked)
  private var unownedNode: Unmanaged<StateNode>?
  /// How many bytes after the beginning of its parent the child is stored; -1 if it is not.
  private let distance: Int

  private init(
    graph: StoreGraph,
    parent: StateNode?,
    shape: StateShape?,
    field: Int = -1,
    distance: Int = -1,
    visit: @escaping Visit = { _, _, _, body in body(nil) }
  ) {
    self.distance = distance
    super.init(graph: graph, parent: parent, shape: shape, field: field, visit: visit)
  }

  /// Makes the place of a part that may be stored at a fixed distance from its parent.
  @usableFromInline
  convenience init<Parent, Part>(parent: StateNode, slot: StateSlot<Parent, Part>) {
    self.init(
      graph: parent.place.graph,
      parent: parent,
      shape: StateShape.of(Part.self),
      field: slot.field,
      distance: slot.offset
    ) { memory, _, isWriting, body in
      let parent = memory.assumingMemoryBound(to: Parent.self)
      if isWriting || slot.offset >= 0 {
        slot.with(&parent.pointee) { withUnsafeMutablePointer(to: &$0) { body($0) } }
      } else {
        var part = parent.pointee[keyPath: slot.stored]
        withUnsafeMutablePointer(to: &part) { body($0) }
      }
    }
    let isFixed = parent.offset >= 0 && slot.offset >= 0
    makeNode(offset: isFixed ? parent.offset + slot.offset : -1)
  }

  /// Makes the place of a root.
  convenience init(graph: StoreGraph, shape: StateShape?) {
    self.init(graph: graph, parent: nil, shape: shape)
    makeNode(offset: 0)
  }

  private func makeNode(offset: Int) {
    node = StateNode(offset: offset, place: self)
    unownedNode = Unmanaged.passUnretained(node)
  }

  override func collect(
    in parent: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    if distance >= 0 {
      unownedNode?._withUnsafeGuaranteedRef { $0.collect(at: parent + distance, into: &changed) }
      return
    }
    visit(parent, node, true) { memory in
      if let memory { node.collect(at: memory, into: &changed) }
    }
  }
}
