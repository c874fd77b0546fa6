/// A view that is another one as soon as its id is another one.
struct IdentityModifier<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  func makeNode(_ site: Site) -> Node { IdentityNode(self, site) }
}

/// A place that can be scrolled to by its id.
private final class IdentityNode<Content: View, ID: Hashable>:
  BranchNode<IdentityModifier<Content, ID>>, NamedPlace
{
  var placeID: AnyHashable { AnyHashable(branch) }
}

extension IdentityModifier: BranchView {
  var branch: ID { id }
  func makeContent(in node: Node) { _ = node.makeChild(content) }
  func update(_ content: Node) { content.update(self.content) }
}

extension View {
  /// Gives the view an identity: when `id` changes, the view begins anew, with the state that a new
  /// view has.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentityModifier(content: self, id: id)
  }
}
