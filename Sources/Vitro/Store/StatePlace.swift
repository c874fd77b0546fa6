/// The place of a child in its parent, or of each of many: their location, and their nodes.
@usableFromInline
class StatePlace {
  @usableFromInline final let location: StateLocation
  /// The place of the next child of the parent, whose readers keep all of them.
  @exclusivity(unchecked)
  final var next: Unmanaged<StatePlace>?

  @usableFromInline
  init(_ location: StateLocation) {
    self.location = location
  }

  /// Collects the changes of the child from its parent's state.
  func collect(in parent: UnsafeMutableRawPointer, into changed: inout [FieldObserver]) {}

  /// The parent has gone, or all of the tree: the nodes here belong to their stores alone.
  func leave() {}
}

/// The place of a child that is always there, or of the root.
@usableFromInline
final class FixedPlace: StatePlace {
  @usableFromInline let node: StateNode
  /// How many bytes after the beginning of its parent the child is stored; -1 if it is not.
  private let distance: Int

  private init(_ location: StateLocation, offset: Int, distance: Int) {
    self.distance = distance
    node = StateNode(offset: offset, location: location)
    super.init(location)
  }

  /// Makes the place of a part that may be stored at a fixed distance from its parent.
  @usableFromInline
  convenience init<Parent, Part>(parent: StateNode, slot: StateSlot<Parent, Part>) {
    let location = StateLocation(
      graph: parent.location.graph,
      parent: parent,
      shape: StateShape.of(Part.self),
      field: slot.field,
      isComputed: slot.isComputed
    ) { memory, _, isWriting, body in
      let parent = memory.assumingMemoryBound(to: Parent.self)
      if isWriting {
        slot.with(&parent.pointee) { withUnsafeMutablePointer(to: &$0) { body($0) } }
      } else {
        slot.read(UnsafePointer(parent)) { body(UnsafeMutableRawPointer(mutating: $0)) }
      }
    }
    let isFixed = parent.offset >= 0 && !slot.isComputed
    self.init(
      location,
      offset: isFixed ? parent.offset + slot.offset : -1,
      distance: slot.offset)
  }

  /// Makes the place of a root.
  convenience init(graph: StoreGraph, shape: StateShape?) {
    let location = StateLocation(graph: graph, parent: nil, shape: shape) { _, _, _, body in
      body(nil)
    }
    self.init(location, offset: 0, distance: -1)
  }

  override func collect(
    in parent: UnsafeMutableRawPointer,
    into changed: inout [FieldObserver]
  ) {
    if distance >= 0 {
      node.collect(at: parent + distance, into: &changed)
      return
    }
    guard node.hasChanges(in: parent) else { return }
    location.visit(parent, node, true) { memory in
      if let memory { node.collect(at: memory, into: &changed) }
    }
  }

  override func leave() {
    node.leave()
  }
}
