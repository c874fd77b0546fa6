/// One thing on a screen: what it is, what it is called, what state it is in and what can be done
/// with it.
///
/// A tree of elements is all that a test, a browser, a terminal and a screen reader know of a view.
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

  /// The accessible name: its label or, where the role takes its name from its content, the text in it.
  public var name: String {
    if let label = attributes.label { return label }
    return role.isNamedByContent ? text : ""
  }

  /// The text shown by the element and everything in it, one space between neighbours.
  public var text: String {
    if children.isEmpty { return attributes.text ?? "" }
    var parts: [String] = []
    collectText(into: &parts)
    return parts.joined(separator: " ")
  }

  private func collectText(into parts: inout [String]) {
    if let text = attributes.text, !text.isEmpty { parts.append(text) }
    for child in children { child.collectText(into: &parts) }
  }
}

/// What an element is, in ARIA's words.
public enum Role: String, Sendable, CaseIterable {
  /// A container that means nothing by itself.
  case generic
  /// A piece of text.
  case text
  /// A title.
  case heading
  /// Something to press.
  case button
  /// Something to press that leads elsewhere.
  case link
  /// A list; its children are list items, headings and groups of them.
  case list
  /// A row of a list.
  case listitem
  /// Elements that belong together, under a label.
  case group
  /// The page.
  case main
  /// The top of a page: where it leads back to, its title and its tools.
  case banner
  /// Tools of a page.
  case toolbar
  /// A field that takes text.
  case textbox
  /// Something that is either chosen or not.
  case checkbox
  /// Something that is either on or off.
  case `switch`
  /// A modal page over the others.
  case dialog
  /// A modal message that needs an answer.
  case alertdialog
  /// A line between two groups.
  case separator

  /// Whether the accessible name is the text inside, as ARIA says for this role.
  public var isNamedByContent: Bool {
    switch self {
    case .text, .heading, .button, .link, .checkbox, .switch, .listitem: true
    default: false
    }
  }

  /// Whether everything outside an element of this role is out of reach while it is shown.
  public var isModal: Bool { self == .dialog || self == .alertdialog }
}

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

  /// Makes the attributes of an element.
  public init(
    role: Role, text: String? = nil, label: String? = nil, value: String? = nil,
    isEnabled: Bool = true, isSelected: Bool? = nil, actions: Actions = [], style: Style = Style()
  ) {
    self.role = role
    self.text = text
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.actions = actions
    self.style = style
  }
}

/// What a person can do with an element.
public struct Actions: OptionSet, Hashable, Sendable {
  /// One bit for each action.
  public let rawValue: UInt8

  /// Makes the set with these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It can be pressed: clicked, tapped, chosen with the keyboard.
  public static let press = Actions(rawValue: 1)
  /// Its value can be set: typed into.
  public static let setValue = Actions(rawValue: 2)
  /// It can be sent away: Escape, or a tap outside of it.
  public static let dismiss = Actions(rawValue: 4)
}

/// How an element wants to look.
public struct Style: Hashable, Sendable {
  /// How the children lie.
  public enum Layout: String, Sendable {
    /// One beside the other.
    case horizontal
    /// One below the other.
    case vertical
    /// One over the other.
    case overlay
    /// Nothing but room that takes what is left.
    case spacer
  }

  /// Where the children stand across the layout's direction.
  public enum Alignment: String, Sendable {
    /// At the leading or upper edge.
    case start
    /// In the middle.
    case center
    /// At the trailing or lower edge.
    case end
  }

  /// What a thing is for, where that changes how it looks.
  public enum Purpose: String, Sendable {
    /// Removes something for good.
    case destructive
    /// Leaves everything as it is.
    case cancel
    /// Goes back to the page before.
    case back
    /// Deletes the row that it stands in.
    case delete
    /// Chooses the row that it stands in.
    case select
    /// Takes what nobody else is to read.
    case secure
    /// The title of a page.
    case title
    /// A section, or its title.
    case section
    /// Lists and sections, one below the other.
    case list
  }

  /// How the children lie, or `nil` where the role says it.
  public var layout: Layout?
  /// Where the children stand across the layout, or `nil` for the surface's default.
  public var alignment: Alignment?
  /// The room between the children in points, or `nil` for the surface's default.
  public var spacing: Double?
  /// The text style by SwiftUI's name, such as `"largeTitle"`, or `nil` for the inherited one.
  public var font: String?
  /// What the element is for, where that changes how it looks.
  public var purpose: Purpose?

  /// Makes a style.
  public init(
    layout: Layout? = nil, alignment: Alignment? = nil, spacing: Double? = nil,
    font: String? = nil, purpose: Purpose? = nil
  ) {
    self.layout = layout
    self.alignment = alignment
    self.spacing = spacing
    self.font = font
    self.purpose = purpose
  }
}
