/// One change of a tree of elements. Patches are applied in order.
public enum Patch: Equatable, Sendable {
  /// A new element, with all that is in it, becomes a child of `parent`: the one before another, or the last one.
  case insert(Element, parent: Element.ID, before: Element.ID?)
  /// An element goes, with all that is in it.
  case remove(Element.ID)
  /// An element goes elsewhere in the parent that it already has: before another child of it, or to its end.
  case move(Element.ID, before: Element.ID?)
  /// The text that an element itself shows has changed.
  case setText(Element.ID, String?)
  /// What a text field holds has changed.
  case setValue(Element.ID, String?)
  /// Whether an element can be used has changed.
  case setEnabled(Element.ID, Bool)
  /// Several attributes have changed, or one of the rarer ones; the role never does.
  case setAttributes(Element.ID, Attributes)
}

extension Element {
  /// Applies a patch to the tree below this element; a patch for an element that is not there
  /// changes nothing.
  ///
  /// This is what a surface does. It looks for the element from the root each time: a surface with
  /// many elements keeps a table.
  public mutating func apply(_ patch: Patch) {
    switch patch {
    case .insert(let element, let parent, let next):
      update(parent) { $0.children.insert(element, at: $0.children.index(before: next)) }
    case .remove(let id):
      updateParent(of: id) { $0.remove(at: $1) }
    case .move(let id, let next):
      updateParent(of: id) { children, index in
        let element = children.remove(at: index)
        children.insert(element, at: children.index(before: next))
      }
    case .setText(let id, let text): update(id) { $0.attributes.text = text }
    case .setValue(let id, let value): update(id) { $0.attributes.value = value }
    case .setEnabled(let id, let isEnabled): update(id) { $0.attributes.isEnabled = isEnabled }
    case .setAttributes(let id, let attributes): update(id) { $0.attributes = attributes }
    }
  }

  @discardableResult
  private mutating func update(_ id: ID, _ change: (inout Element) -> Void) -> Bool {
    if self.id == id {
      change(&self)
      return true
    }
    for index in children.indices where children[index].update(id, change) { return true }
    return false
  }

  @discardableResult
  private mutating func updateParent(of id: ID, _ change: (inout [Element], Int) -> Void) -> Bool {
    if let index = children.firstIndex(where: { $0.id == id }) {
      change(&children, index)
      return true
    }
    for index in children.indices where children[index].updateParent(of: id, change) { return true }
    return false
  }
}

extension [Element] {
  /// The place before an element, or the end where it is not among them.
  fileprivate func index(before id: Element.ID?) -> Int { firstIndex { $0.id == id } ?? count }
}
