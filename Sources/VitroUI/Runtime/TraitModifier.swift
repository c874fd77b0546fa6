/// A view about which the container around it knows something, such as its tag.
struct TraitModifier<Content: View, Value>: ModifierView {
  let content: Content
  let value: Value

  func makeNode(_ site: Site) -> Node { TraitNode(self, site) }
}

extension TraitModifier: TraitView {
  var trait: Any { value }

  func hasTrait(of other: Any) -> Bool {
    (other as? TraitModifier).map { areEqual(value, $0.value) } ?? false
  }
}

/// The place of a view about which something is known.
final class TraitNode<Content: View, Value>: ModifierNode<TraitModifier<Content, Value>> {
  override var trait: Any? { view.value }

  override func viewChanged(from old: TraitModifier<Content, Value>) {
    guard !areEqual(old.value, view.value) else { return }
    graph.traitChanges += 1
    structureChanged()
  }
}

extension ElementNode {
  /// What is known of a kind about what stands in the element, nearest first, up to a container.
  func traits<Value>(_ type: Value.Type, upTo container: Node) -> [Value] {
    var found: [Value] = []
    var next: Node? = subject
    while let node = next, node !== container {
      if let trait = node.trait, let value = trait as? Value { found.append(value) }
      next = node.parent
    }
    return found
  }
}
