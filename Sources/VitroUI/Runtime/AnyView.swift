/// A view whose type is not told.
///
/// It keeps its state as long as the view in it is of the same type; one of another type begins anew.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  func makeNode(_ site: Site) -> Node { BranchNode(self, site) }
}

extension AnyView: BranchView {
  var branch: ObjectIdentifier { ObjectIdentifier(type(of: content)) }
  func makeContent(in node: Node) { _ = node.makeChild(content) }
  func update(_ node: Node) { node.update(content) }
}
