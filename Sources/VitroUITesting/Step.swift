import VitroUI

extension Query {
  /// What a query looks for at one place of its way.
  enum Step: Equatable {
    /// Elements with one of the roles, and the accessible name if there is one.
    case role([Role], name: String?)
    /// Elements that are identified so, with the accessible name if there is one.
    case identifier(String, name: String?)
  }
}

extension Query.Step {
  var roles: [Role] { if case .role(let roles, _) = self { roles } else { [] } }

  /// The accessible name that is looked for.
  var name: String? {
    get {
      switch self {
      case .role(_, let name), .identifier(_, let name): name
      }
    }
    set {
      switch self {
      case .role(let roles, _): self = .role(roles, name: newValue)
      case .identifier(let identifier, _): self = .identifier(identifier, name: newValue)
      }
    }
  }

  /// Whether it says which element is meant, by a name or an identifier.
  var isCalled: Bool { roles.isEmpty || name != nil }

  /// Whether it means what people see, and so also what those who listen to the screen do not hear.
  var seesHidden: Bool { roles.isEmpty || roles.contains(.text) }
}

extension Query.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .role(let roles, let name):
      let role = roles.first?.rawValue ?? "element"
      return name.map { "\(role) \(quoted($0))" } ?? role
    case .identifier(let identifier, let name):
      let element = "element with the identifier \(quoted(identifier))"
      return name.map { "\(element) and the name \(quoted($0))" } ?? element
    }
  }
}

extension [Query.Step] {
  /// All of them, in words.
  var sought: String { map(\.description).joined(separator: " in which there is ") }
}

extension Element {
  /// What a person can reach: the modal dialog where there is one, else everything.
  var reachable: Element {
    children.last { $0.role.isModal } ?? self
  }

  /// The elements that a step means, outermost first; this element itself only for the first step.
  func matches(for step: Query.Step, isOutermost: Bool) -> [Element] {
    var found: [Element] = []
    if isOutermost, isMatch(for: step) { found.append(self) }
    collect(step, into: &found)
    return found
  }

  private func collect(_ step: Query.Step, into found: inout [Element]) {
    // By index: an element is large, and is copied only where it matches.
    for index in children.indices {
      if case .generic = children[index].role, children[index].isInvisible { continue }
      if !step.seesHidden, children[index].attributes.isHidden { continue }
      if children[index].isMatch(for: step) { found.append(children[index]) }
      children[index].collect(step, into: &found)
    }
  }

  private func isMatch(for step: Query.Step) -> Bool {
    switch step {
    case .identifier(let identifier, let name):
      return attributes.identifier == identifier && isCalled(name)
    case .role(let roles, let name): return roles.contains(role) && isCalled(name)
    }
  }

  private func isCalled(_ name: String?) -> Bool {
    guard let name else { return true }
    switch role {
    case .listitem: return showsText(name) || accessibleText == name
    case .text: return attributes.text == name || self.name == name
    default: return self.name == name
    }
  }

  private func showsText(_ text: String) -> Bool {
    if isInvisible { return false }
    return attributes.text == text || children.contains { $0.showsText(text) }
  }
}
