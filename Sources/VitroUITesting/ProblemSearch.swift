import VitroUI

/// A walk through the elements of a screen that writes down what nobody can make out by listening.
struct ProblemSearch {
  private(set) var problems: [AccessibilityProblem] = []
  private var path: [String] = []
  /// Whether pictures here are part of something that says what it is.
  private var isInControl = false

  /// Visits an element and everything in it.
  mutating func visit(_ element: Element) {
    if element.attributes.isHidden || element.isInvisible { return }
    if element.lacksName, !(isInControl && element.role == .image) {
      add(.noName, about: element)
    }
    let outside = self
    if element.role != .generic { path.append(element.line) }
    isInControl = isInControl || element.role.isControl
    compare(element.children)
    for child in element.children { visit(child) }
    (path, isInControl) = (outside.path, outside.isInControl)
  }

  /// Writes down controls beside each other that are called the same.
  private mutating func compare(_ children: [Element]) {
    let controls = children.compactMap(\.control)
    let groups = Dictionary(grouping: controls) { [$0.role.rawValue, $0.name] }
    for (index, control) in controls.enumerated() {
      let same = groups[[control.role.rawValue, control.name]] ?? []
      guard same.count > 1, index == controls.firstIndex(where: { $0.id == same[0].id })
      else { continue }
      add(.sameName(count: same.count), about: control)
    }
  }

  private mutating func add(_ kind: AccessibilityProblem.Kind, about element: Element) {
    problems.append(
      AccessibilityProblem(kind: kind, role: element.role, name: element.name, path: path))
  }
}

extension Element {
  /// Whether it should be called something, and is not.
  fileprivate var lacksName: Bool {
    guard role.isControl || role == .image || role == .heading else { return false }
    return name.allSatisfy(\.isWhitespace)
  }

  /// The control with a name that the element is, or the only thing in it if that is one.
  fileprivate var control: Element? {
    if attributes.isHidden || isInvisible { return nil }
    if role == .generic, children.count == 1 { return children[0].control }
    return role.isControl && !lacksName ? self : nil
  }
}

extension Role {
  /// Whether a person does something with it.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .textbox, .searchbox, .checkbox, .switch, .combobox, .radiogroup, .radio,
      .slider, .spinbutton, .tab, .menuitem:
      true
    default: false
    }
  }
}
