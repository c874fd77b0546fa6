/// What an element is, how it looks and what can be done with it.
public struct Attributes: Equatable, Sendable {
  /// What the element is.
  public var role: Role
  /// The text that the element itself shows.
  public var text: String?
  /// The accessible name, where it is not the text inside.
  public var label: String?
  /// What a text field holds.
  public var value: String?
  /// Whether a person can use it.
  public var isEnabled: Bool
  /// Whether it is chosen, for elements that can be.
  public var isSelected: Bool?
  /// What a person can do with it.
  public var actions: Actions
  /// How it wants to look; a surface may do as it can.
  public var style: Style
  /// What only some elements have, such as the limits of a slider.
  public var details: [Detail]

  /// Makes the attributes of an element.
  public init(
    role: Role, text: String? = nil, label: String? = nil, value: String? = nil,
    isEnabled: Bool = true, isSelected: Bool? = nil, actions: Actions = [], style: Style = Style(),
    details: [Detail] = []
  ) {
    self.role = role
    self.text = text
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.actions = actions
    self.style = style
    self.details = details
  }
}
