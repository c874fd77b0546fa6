import VitroUI

extension Attributes {
  /// Writes the attributes of the start tag, but for its id, its role, its classes and its style.
  func write(to html: inout String, id: Element.ID, tag: Tag) {
    if let label, !isHidden { html.appendAttribute("aria-label", label) }
    if role.isModal { html += " aria-modal=\"true\" tabindex=\"-1\"" }
    if role == .button { html += " type=\"button\"" }
    if tag.name == "a" { writeLink(to: &html) }
    writeControl(to: &html, id: id, tag: tag)
    writeState(to: &html, tag: tag)
    writeActions(to: &html, tag: tag)
    writeDescription(to: &html)
    for detail in details { detail.write(to: &html, tag: tag) }
  }

  /// What else there is to hear; only what lies in a range may say its value in words of its own.
  private func writeDescription(to html: inout String) {
    var sentences: [String] = []
    for detail in details {
      switch detail {
      case .valueText(let text) where role.hasRange: html.appendAttribute("aria-valuetext", text)
      case .valueText(let text):
        html.appendAttribute("data-value", text)
        sentences.insert(text, at: 0)
      case .badge(let text), .invalid(let text): sentences.insert(text, at: 0)
      case .hint(let text): sentences.append(text)
      default: break
      }
    }
    guard !sentences.isEmpty else { return }
    html.appendAttribute("aria-description", sentences.joined(separator: ". "))
  }

  private func writeState(to html: inout String, tag: Tag) {
    if let isSelected, role == .option {
      if isSelected { html += " selected" }
    } else if let isSelected {
      html += " \(selectionAttribute)=\"\(isSelected)\""
      if !isSelected, role == .tab { html += " tabindex=\"-1\"" }
    }
    if !isEnabled { html += tag.canBeDisabled ? " disabled" : " aria-disabled=\"true\"" }
  }

  private func writeActions(to html: inout String, tag: Tag) {
    if actions.isEmpty { return }
    if actions.contains(.press), !tag.isPressable {
      html += " data-press"
      if tag.name != "a", tag.name != "li" { html += " tabindex=\"0\"" }
    }
    if actions.contains(.dismiss) { html += " data-dismiss" }
    for (action, name) in Attributes.names where actions.contains(action) {
      html += " data-\(name)"
    }
  }

  private static let names: [(Actions, String)] = [
    (.submit, "submit"), (.focus, "focus"), (.longPress, "longpress"), (.drag, "drag"),
    (.hover, "hover"), (.openMenu, "menu"), (.measure, "measure"),
  ]

  /// The ARIA state that says "chosen" for this role.
  private var selectionAttribute: String {
    switch role {
    case .checkbox, .switch, .radio: "aria-checked"
    case .button: "aria-pressed"
    case .tab: "aria-selected"
    default: "aria-current"
    }
  }

  private func writeLink(to html: inout String) {
    if let url { return html.appendLink(url, asking: asksFirst ? "" : nil) }
    if let address { html.appendAttribute("href", address) } else { html += " tabindex=\"0\"" }
  }

  /// Whether the program is asked before an address is opened.
  var asksFirst: Bool { details.contains(.asksFirst) }
}

extension String {
  /// Writes where a link leads; where the program is asked first, also with which words.
  mutating func appendLink(_ url: String, asking question: String?) {
    if let question { appendAttribute("data-ask", question) }
    guard let address = Address(url) else {
      // The program may know an address that no browser may follow.
      if question != nil { appendAttribute("href", "#") }
      return
    }
    appendAttribute("href", address.text)
    self += " target=\"_blank\" rel=\"noopener noreferrer\""
  }
}

extension Role {
  fileprivate var hasRange: Bool {
    switch self {
    case .slider, .progressbar, .meter: true
    default: false
    }
  }
}

extension Detail {
  fileprivate func write(to html: inout String, tag: Tag) {
    switch self {
    case .identifier(let name): html.appendAttribute("data-testid", name)
    case .hidden:
      html += " aria-hidden=\"true\""
      // Tab would lead to something of which nothing is said.
      if ["a", "button", "input", "textarea", "select"].contains(tag.name) {
        html += " tabindex=\"-1\""
      }
    case .expanded(let isExpanded): html += " aria-expanded=\"\(isExpanded)\""
    case .shortcut(let keys):
      html.appendAttribute("data-shortcut", keys)
      html.appendAttribute("aria-keyshortcuts", keys.replacing("ctrl", with: "Control"))
    case .help(let text): html.appendAttribute("title", text)
    case .updatesFrequently:
      if tag.role == nil, !tag.isVoid { html += " role=\"timer\"" }
      html += " aria-live=\"off\""
    case .invalid(let reason):
      html += " aria-invalid=\"true\""
      html.appendAttribute("data-invalid", reason)
    case .required: html += " aria-required=\"true\""
    case .level(let level): if tag.name == "span" { html += " aria-level=\"\(level)\"" }
    case .badge(let text): html.appendAttribute("data-badge", text)
    case .roleDescription(let text): html.appendAttribute("aria-roledescription", text)
    case .focused(let count): html += " data-focused=\"\(count)\""
    case .files(let choice):
      html.appendAttribute("data-files", choice.extensions.joined(separator: ","))
      if let limit = choice.limit { html += " data-most=\"\(limit)\"" }
      if choice.opens { html += " data-opens" }
    case .scrolled(let id, let place, let count):
      let at = place.map(CSS.number) ?? "-"
      html += " data-scrolled=\"v\(id.rawValue) \(at) \(count)\""
    default: break
    }
  }
}
