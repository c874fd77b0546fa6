/// A state in a store's tree: the root's, or that of a scoped store. It knows who has read what.
///
/// Nodes are not generic: they follow changes by the marks in memory, wherever the state is.
@usableFromInline
class StateNode {
  /// How many bytes after the beginning of the root's state this one is stored; -1 if that may change.
  @usableFromInline final let offset: Int
  @usableFromInline final let location: StateLocation
  /// Whether to change the state in place is to call a setter, here or above.
  final let isComputed: Bool

  /// The number that this node gave to the state when it last took its marks.
  @exclusivity(unchecked)
  final var known: UInt64 = 0
  @exclusivity(unchecked)
  @usableFromInline final var isObserved = false
  /// Most nodes of a long list are never read: what reading needs is made when it is needed.
  final var readers: Readers?
  /// The same for those who come with each action, and need not count references.
  @exclusivity(unchecked)
  final var unownedReaders: Unmanaged<Readers>?
  /// Where the marks are.
  final let marks: StateMarks
  /// Whether the tree has let go of it: only stores that have outlived it keep it.
  @exclusivity(unchecked)
  @usableFromInline final private(set) var isGone: Bool
  /// Whether it has gone while its parent was there: it shows its own last state from then on.
  @exclusivity(unchecked)
  private final var hasLeftParent = false

  @usableFromInline
  init(offset: Int, location: StateLocation) {
    self.offset = offset
    self.location = location
    isComputed = location.isComputed || location.parent?.isComputed == true
    isGone = location.parent?.isGone == true
    marks = StateMarks(location.shape)
  }

  /// Where the state can be read directly, if it can.
  @inlinable
  final var address: UnsafeMutableRawPointer? {
    guard offset >= 0, let base = location.graph.base else { return nil }
    return base + offset
  }

  /// What is shown of a child that is gone.
  func withLast(_ body: (UnsafeMutableRawPointer?) -> Void) {
    body(nil)
  }

  /// The state has gone from the tree, and all below it.
  @usableFromInline
  final func leave() {
    if !isGone { hasLeftParent = location.parent?.isGone == false }
    isGone = true
    readers?.leave()
  }

  final func madeReaders() -> Readers {
    if let readers { return readers }
    let made = Readers(fieldCount: location.shape?.fieldCount ?? 0)
    readers = made
    unownedReaders = Unmanaged.passUnretained(made)
    return made
  }
}

// MARK: - Reaching the state

extension StateNode {
  /// Hands over the memory of the state for reading; that of its last state if it has gone.
  @usableFromInline
  final func read(_ body: (UnsafeMutableRawPointer?) -> Void) {
    if offset >= 0 { return body(location.graph.readable + offset) }
    guard let parent = location.parent else { return body(nil) }
    if hasLeftParent { return withLast(body) }
    parent.read { memory in
      guard let memory else { return self.withLast(body) }
      self.location.visit(memory, self, false) { memory in
        if memory == nil { self.withLast(body) } else { body(memory) }
      }
    }
  }

  /// Reads a value of a state that has no fixed place.
  @inlinable
  final func value<State, Member>(at keyPath: KeyPath<State, Member>) -> Member {
    var member: Member?
    read { member = $0?.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath] }
    guard let member else { fatalError("a store is made only where its state is") }
    return member
  }

  /// Hands over the memory of the state for changing its marks, if it is there and nobody else
  /// changes it.
  final func write(_ body: (UnsafeMutableRawPointer) -> Void) {
    guard let base = location.graph.base, !isGone else { return }
    if offset >= 0 { return body(base + offset) }
    location.parent?.write { memory in
      self.location.visit(memory, self, true) { if let memory = $0 { body(memory) } }
    }
  }
}
