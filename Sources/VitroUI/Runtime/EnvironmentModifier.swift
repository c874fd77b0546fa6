/// A view in an environment of its own.
struct EnvironmentModifier<Content: View, Value>: ModifierView {
  let content: Content
  let value: Value
  let change: (inout EnvironmentValues, Value) -> Void

  func makeNode(_ site: Site) -> Node { EnvironmentNode(self, site) }
}

extension EnvironmentModifier: EnvironmentView {
  func changeEnvironment(_ values: inout EnvironmentValues) { change(&values, value) }
}

/// The place of a view in an environment of its own.
private final class EnvironmentNode<Content: View, Value>:
  ModifierNode<EnvironmentModifier<Content, Value>>
{
  override func setsEnvironment(of slot: Slot) -> Bool { true }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    view.changeEnvironment(&values)
  }

  override func viewChanged(from old: EnvironmentModifier<Content, Value>) {
    if !areEqual(old.value, view.value) { updateEnvironment() }
  }
}
