/// A view in an environment of its own.
struct EnvironmentModifier<Content: View, Value>: ModifierView {
  let content: Content
  let value: Value
  let change: (inout EnvironmentValues, Value) -> Void

  func makeNode(_ site: Site) -> Node { EnvironmentNode(self, site) }
}

/// The place of a view in an environment of its own, which stays the same one while it can.
private final class EnvironmentNode<Content: View, Value>:
  ModifierNode<EnvironmentModifier<Content, Value>>
{
  private var inner = EnvironmentValues()

  override func environment(of slot: Slot) -> EnvironmentValues {
    slot == .content ? inner : environment
  }

  override func willMountContent() { makeInner() }

  override func environmentChanged() { makeInner() }

  override func viewChanged(from old: EnvironmentModifier<Content, Value>) {
    if !areEqual(old.value, view.value) { makeInner() }
  }

  private func makeInner() {
    inner = environment
    view.change(&inner, view.value)
  }
}
