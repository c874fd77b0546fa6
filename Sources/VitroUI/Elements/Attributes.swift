/// The attributes of an element: its role, its text and state, its style and its actions.
///
/// Copies share their content until one of them is changed: a tree of elements is read, and passed
/// on, far more often than it is written.
public struct Attributes: Equatable, Sendable {
  /// What the element is.
  public var role: Role {
    get { box.content.role }
    set { content.role = newValue }
  }
  /// The text that the element itself shows.
  public var text: String? {
    get { box.content.text }
    set { content.text = newValue }
  }
  /// The accessible name, where it is not the text inside.
  public var label: String? {
    get { box.content.label }
    set { content.label = newValue }
  }
  /// What a text field holds.
  public var value: String? {
    get { box.content.value }
    set { content.value = newValue }
  }
  /// Whether a person can use it.
  public var isEnabled: Bool {
    get { box.content.isEnabled }
    set { content.isEnabled = newValue }
  }
  /// Whether it is chosen, for elements that can be.
  public var isSelected: Bool? {
    get { box.content.isSelected }
    set { content.isSelected = newValue }
  }
  /// What a person can do with it.
  public var actions: Actions {
    get { box.content.actions }
    set { content.actions = newValue }
  }
  /// How it wants to look; a surface may do as it can.
  public var style: Style {
    get { box.content.style }
    set { content.style = newValue }
  }
  /// What only some elements have, such as the limits of a slider.
  public var details: [Detail] {
    get { box.content.details }
    set { content.details = newValue }
  }

  private var box: Box

  /// Makes the attributes of an element.
  public init(
    role: Role, text: String? = nil, label: String? = nil, value: String? = nil,
    isEnabled: Bool = true, isSelected: Bool? = nil, actions: Actions = [], style: Style = Style(),
    details: [Detail] = []
  ) {
    box = Box(
      Content(
        role: role, text: text, label: label, value: value, isEnabled: isEnabled,
        isSelected: isSelected, actions: actions, style: style, details: details))
  }

  /// Whether both say the same.
  public static func == (left: Attributes, right: Attributes) -> Bool {
    left.box === right.box || left.box.content == right.box.content
  }
}

extension Attributes {
  /// The content of this copy alone.
  private var content: Content {
    get { box.content }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.content) }
      yield &box.content
    }
  }

  private struct Content: Equatable, Sendable {
    var role: Role
    var text: String?
    var label: String?
    var value: String?
    var isEnabled: Bool
    var isSelected: Bool?
    var actions: Actions
    var style: Style
    var details: [Detail]
  }

  // It is written only while one copy holds it.
  private final class Box: @unchecked Sendable {
    var content: Content

    init(_ content: Content) { self.content = content }
  }
}
