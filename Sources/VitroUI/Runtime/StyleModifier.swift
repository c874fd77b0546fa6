/// A view in an environment in which something is changed each time that the view is made.
///
/// What is set is often a closure, which nobody can compare; so views inside do not read it as a
/// value, and elements look for themselves whether anything is another one.
struct StyleModifier<Content: View>: ModifierView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func makeNode(_ site: Site) -> Node { StyleNode(self, site) }
}

extension StyleModifier: EnvironmentView {
  func changeEnvironment(_ values: inout EnvironmentValues) { change(&values) }
}

private final class StyleNode<Content: View>: ModifierNode<StyleModifier<Content>> {
  override func setsEnvironment(of slot: Slot) -> Bool { true }

  override func changeEnvironment(_ values: inout EnvironmentValues, of slot: Slot) {
    view.changeEnvironment(&values)
  }

  override func viewChanged(from old: StyleModifier<Content>) { updateEnvironment() }
}
