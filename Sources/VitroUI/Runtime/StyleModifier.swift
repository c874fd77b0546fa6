/// A view in an environment in which something is changed each time that the view is made.
///
/// What is set is often a closure, which nobody can compare; so views inside do not read it as a
/// value, and elements look for themselves whether anything is another one.
struct StyleModifier<Content: View>: ModifierView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func makeNode(_ site: Site) -> Node { StyleNode(self, site) }
}

private final class StyleNode<Content: View>: ModifierNode<StyleModifier<Content>> {
  private var inner = EnvironmentValues()

  override func environment(of slot: Slot) -> EnvironmentValues {
    slot == .content ? inner : environment
  }

  override func willMountContent() { makeInner() }

  override func environmentChanged() { makeInner() }

  override func viewChanged(from old: StyleModifier<Content>) { makeInner() }

  private func makeInner() {
    inner = environment
    view.change(&inner)
  }
}
