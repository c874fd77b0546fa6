import VitroUI

/// The HTML tag of a role, and the ARIA role where the tag alone does not say it.
struct Tag {
  var name: String
  var role: String?

  /// The tag for an element.
  init(_ attributes: Attributes, in context: Context) {
    if attributes.drawing != nil {
      self.init("svg", role: attributes.label.map { _ in "img" })
    } else {
      self.init(role: attributes, in: context)
    }
  }

  private init(role attributes: Attributes, in context: Context) {
    let isLine = context == .phrasing
    switch attributes.role {
    case .generic: self.init(isLine ? "span" : "div")
    case .text: self.init(isLine ? "span" : "p")
    case .heading: self.init(heading: attributes, isLine: isLine)
    // Safari forgets that a list is one when its bullets are hidden; the role reminds it.
    case .list: self.init("ul", role: "list")
    case .listitem: self.init("li")
    case .group: self.init(context == .list ? "ul" : "section", role: "group")
    // The document has one main part: all of the screen, of which a page may be one of several.
    case .main: self.init("div")
    // It is the top of a page, which is no landmark of its own.
    case .banner: self.init("header")
    case .separator: self.init("hr")
    case .image: self.init("span", role: attributes.isHidden ? nil : "img")
    default: self.init(control: attributes)
    }
  }

  private init(control attributes: Attributes) {
    switch attributes.role {
    case .button: self.init("button")
    case .link where attributes.url != nil: self.init("a")
    // A link to a page is told from one that leaves the application by its role.
    case .link: self.init("a", role: "link")
    case .checkbox, .switch, .radio, .tab, .menuitem:
      self.init("button", role: attributes.role.rawValue)
    case .textbox, .searchbox:
      self.init(attributes.details.contains(.multiline) ? "textarea" : "input")
    case .slider: self.init("input")
    case .combobox: self.init("select")
    case .option: self.init("option")
    case .spinbutton: self.init("div", role: "group")
    default: self.init("div", role: attributes.role.rawValue)
    }
  }

  private init(heading attributes: Attributes, isLine: Bool) {
    if isLine {
      self.init("span", role: "heading")
    } else if let level = attributes.level {
      self.init("h\(min(max(level, 1), 6))")
    } else {
      self.init(attributes.style.purpose == .title ? "h1" : "h2")
    }
  }

  private init(_ name: String, role: String? = nil) {
    self.name = name
    self.role = role
  }

  /// Whether it has neither content nor an end tag.
  var isVoid: Bool { name == "input" || name == "hr" }

  /// Whether the browser knows by itself that it can be pressed.
  var isPressable: Bool { name == "button" }

  /// Whether HTML's own `disabled` may be written on it.
  var canBeDisabled: Bool {
    ["button", "input", "textarea", "select", "option"].contains(name)
  }
}

extension Attributes {
  /// How deep a title stands, from 1.
  var level: Int? {
    for case .level(let level) in details { return level }
    return nil
  }

  /// The words of the style of a control.
  var variants: [Substring] { style.variant?.split(separator: " ") ?? [] }
}
