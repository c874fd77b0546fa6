import VitroConcurrency

/// A view whose screen runs in a context for as long as the view is mounted.
struct ContextModifier<Content: View>: ModifierView {
  let content: Content
  let context: any TaskContext

  func makeNode(_ site: Site) -> Node { ContextNode(self, site) }
}

/// The place of a view whose screen runs in a context.
private final class ContextNode<Content: View>: ModifierNode<ContextModifier<Content>> {
  override func willMountContent() { graph.addContext(view.context, of: self) }

  override func makeChild<Child: View>(_ child: Child, in slot: Slot) -> Node {
    view.context.run { super.makeChild(child, in: slot) }
  }

  override func didUnmount() {
    graph.removeContext(of: self)
  }
}

extension View {
  /// Lets the screen run in a context while this view is on it: bodies, actions and tasks.
  package func running(in context: (any TaskContext)?) -> AnyView {
    guard let context else { return AnyView(self) }
    return AnyView(ContextModifier(content: self, context: context))
  }
}
