/// One thing on a screen: what it is, what it is called, what state it is in and what can be done
/// with it.
///
/// A tree of elements is all that a test, a browser and a screen reader know of a view.
public struct Element: Identifiable, Equatable, Sendable {
  /// Names an element for as long as its view is mounted; no other element of the screen ever gets
  /// the same name.
  public struct ID: Hashable, Sendable {
    /// A number that is unique within the screen.
    public let rawValue: Int

    /// Makes the name with this number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// What names the element in events and patches.
  public var id: ID

  /// What it is, how it looks and what can be done with it; all but its children.
  public var attributes: Attributes

  /// The elements inside it, in reading order.
  public var children: [Element]

  /// Makes an element.
  public init(id: ID, attributes: Attributes, children: [Element] = []) {
    self.id = id
    self.attributes = attributes
    self.children = children
  }

  /// What the element is.
  public var role: Role { attributes.role }

  /// The accessible name: its label or, where the role takes its name from its content, what a person
  /// who listens to the screen hears of it.
  public var name: String {
    if let label = attributes.label { return label }
    return role.isNamedByContent ? accessibleText : ""
  }

  /// Whether nobody sees the element, nor what is in it, and nobody can use it: its view is `hidden()`,
  /// or shown with an opacity of nothing.
  public var isInvisible: Bool {
    // Only a box says so, and every query asks all elements.
    guard case .generic = attributes.role, !attributes.style.looks.isEmpty else { return false }
    return attributes.style.looks.contains { $0.isInvisible }
  }

  /// The text shown by the element and everything in it, one space between neighbours.
  public var text: String {
    if children.isEmpty { return attributes.text ?? "" }
    var parts: [String] = []
    collectText(into: &parts)
    return parts.joined(separator: " ")
  }

  private func collectText(into parts: inout [String]) {
    if isInvisible { return }
    if let text = attributes.text, !text.isEmpty { parts.append(text) }
    for child in children { child.collectText(into: &parts) }
  }
}
