import VitroUI

/// What may stand where an element is rendered.
enum Context {
  /// Blocks: the inside of a page, a row, a dialog.
  case flow
  /// The rows of a list.
  case list
  /// Only words and what lies in a line: the inside of a button or a heading.
  case phrasing

  /// What may stand inside an element of this role that stands here.
  func inside(_ role: Role) -> Context {
    switch role {
    case .list: .list
    case .group: self == .list ? .list : .flow
    case .listitem, .dialog, .alertdialog, .main: .flow
    case .button, .link, .checkbox, .switch, .heading, .text: .phrasing
    default: self == .list ? .flow : self
    }
  }
}

/// How a role looks in HTML: its tag, and the ARIA role where the tag alone does not say it.
struct Tag {
  var name: String
  var role: String?

  /// The tag for an element.
  init(_ attributes: Attributes, in context: Context) {
    switch attributes.role {
    case .generic: self.init(context == .phrasing ? "span" : "div")
    case .text: self.init(context == .phrasing ? "span" : "p")
    case .heading: self.init(attributes.style.purpose == .title ? "h1" : "h2")
    case .button: self.init("button")
    case .link: self.init("button", role: "link")
    case .checkbox: self.init("button", role: "checkbox")
    case .switch: self.init("button", role: "switch")
    // Safari forgets that a list is one when its bullets are hidden; the role reminds it.
    case .list: self.init("ul", role: "list")
    case .listitem: self.init("li")
    case .group: self.init(context == .list ? "ul" : "section", role: "group")
    case .main: self.init("main")
    case .banner: self.init("header", role: "banner")
    case .toolbar: self.init("div", role: "toolbar")
    case .textbox: self.init("input")
    case .dialog: self.init("div", role: "dialog")
    case .alertdialog: self.init("div", role: "alertdialog")
    case .separator: self.init("hr")
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
  var canBeDisabled: Bool { name == "button" || name == "input" }
}

extension Style {
  /// The rooms between children that the stylesheet knows, in points.
  private static let spacings = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64]

  /// The classes that say how an element wants to look; the stylesheet knows each of them.
  var classes: String {
    var classes: [String] = []
    if let layout { classes.append(layout.rawValue) }
    if let alignment { classes.append("align-\(alignment.rawValue)") }
    if let spacing { classes.append("gap-\(Style.step(nearest: spacing))") }
    if let font { classes.append("font-\(font)") }
    if let purpose { classes.append(purpose.rawValue) }
    return classes.joined(separator: " ")
  }

  private static func step(nearest spacing: Double) -> Int {
    spacings.min { abs(Double($0) - spacing) < abs(Double($1) - spacing) } ?? 0
  }
}
