/// The access of the nodes of a tree of stores to the tree's state; the nodes keep it alive.
///
/// Nodes, places and readers belong to one store, which is isolated to the main actor. They say nothing
/// of it themselves: the run-time checks of isolation, and those of overlapping accesses to variables
/// that each action reads, took more than half of the time of an action.
@usableFromInline
class StoreGraph {
  /// The root's state, where it can be read and marked: not while a reducer changes it.
  @exclusivity(unchecked)
  @usableFromInline final var base: UnsafeMutableRawPointer?

  /// The nodes whose marks are to be taken before the next action.
  @exclusivity(unchecked)
  private final var unforgotten: [StateNode] = []
  @exclusivity(unchecked)
  @usableFromInline final private(set) var hasUnforgotten = false

  @usableFromInline
  init(base: UnsafeMutableRawPointer) {
    self.base = base
  }

  /// The root's state for whoever reads it now.
  final var readable: UnsafeMutableRawPointer { base ?? meanwhile() }

  /// The root's state for those who read it while a reducer changes it.
  func meanwhile() -> UnsafeMutableRawPointer {
    fatalError("only a memory knows what it was")
  }

  /// Takes the marks of a node before the next action: it takes a setter, which is not to be called
  /// because somebody reads.
  final func willForget(_ node: StateNode) {
    unforgotten.append(node)
    hasUnforgotten = true
  }

  @usableFromInline
  final func forget() {
    for node in takeUnforgotten() { node.forget() }
  }

  /// Lets go of the nodes, which keep this.
  @discardableResult
  final func takeUnforgotten() -> [StateNode] {
    defer {
      unforgotten = []
      hasUnforgotten = false
    }
    return unforgotten
  }
}
