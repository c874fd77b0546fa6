/// A view in an environment of its own.
struct EnvironmentModifier<Content: View, Value>: ModifierView {
  let content: Content
  let value: Value
  let change: (inout EnvironmentValues, Value) -> Void

  func makeNode(_ site: Site) -> Node { EnvironmentNode(self, site) }
}

extension EnvironmentModifier {
  /// Changes the environment by a value, such as a style; an equal one changes it in the same way.
  init(content: Content, by value: Value, change: @escaping (inout EnvironmentValues) -> Void) {
    self.init(content: content, value: value) { values, _ in change(&values) }
  }
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
    if !isSame(old.value, view.value) { updateEnvironment() }
  }

  /// Whether two values are known to be equal, by what they are made of if they have no `==`.
  private func isSame(_ left: Value, _ right: Value) -> Bool {
    if areEqual(left, right) { return true }
    let fields = Fields.of(Value.self)
    guard !fields.isEmpty, case .same = fields.likeness(left, right) else { return false }
    return true
  }
}
