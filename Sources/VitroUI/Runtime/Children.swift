/// The nodes directly below another one, by their slots and in the order in which they are shown.
///
/// Most have one child, which costs no memory of its own.
struct Children: RandomAccessCollection {
  private var first: Node?
  private var others: [Node] = []

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> Node {
    guard index == 0, let first else { return others[index - 1] }
    return first
  }

  /// The first one in a slot.
  @MainActor func first(in slot: Slot) -> Node? {
    guard let first, first.slot != slot else { return first }
    return others.first { $0.slot == slot }
  }

  /// Adds a node after all of its slot.
  @MainActor mutating func insert(_ node: Node) {
    guard let first else { return first = node }
    if node.slot < first.slot {
      others.insert(first, at: 0)
      self.first = node
    } else {
      let index = others.lastIndex { $0.slot <= node.slot }.map { $0 + 1 } ?? 0
      others.insert(node, at: index)
    }
  }

  mutating func remove(_ node: Node) {
    if first === node {
      first = others.isEmpty ? nil : others.removeFirst()
    } else if let index = others.firstIndex(where: { $0 === node }) {
      others.remove(at: index)
    }
  }

  @MainActor mutating func removeUnmounted() { set(filter(\.isMounted)) }

  @MainActor mutating func replaceContent(_ nodes: [Node]) {
    let rest = filter { $0.slot != .content }
    let before = rest.prefix { $0.slot < .content }
    set(rest.isEmpty ? nodes : Array(before) + nodes + rest.dropFirst(before.count))
  }

  private mutating func set(_ nodes: [Node]) {
    first = nodes.first
    others = Array(nodes.dropFirst())
  }
}
