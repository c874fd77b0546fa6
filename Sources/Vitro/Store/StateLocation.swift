/// The location of a state: the state above it, and the way to it in the memory of that one.
///
/// A node keeps its location, a location the node above: whoever keeps a node keeps the whole way up to
/// the memory of the root. The article "Memory" draws who owns whom.
@usableFromInline
final class StateLocation {
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

  @usableFromInline let graph: StoreGraph
  /// The node above; `nil` for the root's.
  @usableFromInline let parent: StateNode?
  let shape: StateShape?
  /// The parent's field that the child is, or is in; -1 if that is not known.
  let field: Int
  /// Whether to change the state in place is to call a setter, which a mere reader must not do.
  let isComputed: Bool
  let visit: Visit

  @usableFromInline
  init(
    graph: StoreGraph,
    parent: StateNode?,
    shape: StateShape?,
    field: Int = -1,
    isComputed: Bool = false,
    visit: @escaping Visit
  ) {
    self.graph = graph
    self.parent = parent
    self.shape = shape
    self.field = field
    self.isComputed = isComputed
    self.visit = visit
  }
}
