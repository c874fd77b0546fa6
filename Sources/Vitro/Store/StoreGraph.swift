/// Where the state of a tree of stores is, for its nodes.
///
/// Nodes, places and readers belong to one store, which is isolated to the main actor. They say nothing
/// of it themselves: the run-time checks of isolation, and those of overlapping accesses to variables
/// that each action reads, took more than half of the time of an action.
@usableFromInline
final class StoreGraph {
  /// The root's state, where it can be read and marked: not while a reducer changes it.
  @exclusivity(unchecked)
  @usableFromInline var base: UnsafeMutableRawPointer?

  /// The root's state for those who read it while a reducer changes it.
  private let meanwhile: () -> UnsafeMutableRawPointer

  @usableFromInline
  init(base: UnsafeMutableRawPointer, meanwhile: @escaping () -> UnsafeMutableRawPointer) {
    self.base = base
    self.meanwhile = meanwhile
  }

  /// The root's state for whoever reads it now.
  var readable: UnsafeMutableRawPointer { base ?? meanwhile() }
}
