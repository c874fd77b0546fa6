import VitroUI

extension Element {
  /// The element with all that is in it as HTML; everything that came from the application is
  /// escaped.
  ///
  /// Each element is exactly one HTML element with `id="v<number>"`, its own text is the first
  /// thing in it, its children follow, and there is no white space in between: so a patch finds
  /// its place by counting.
  func html(in context: Context = .flow) -> String {
    var html = ""
    write(to: &html, in: context)
    return html
  }

  /// The element alone, without what is in it.
  func shell(in context: Context) -> String {
    var copy = self
    copy.children = []
    return copy.html(in: context)
  }

  private func write(to html: inout String, in context: Context) {
    let tag = Tag(attributes, in: context)
    html += "<\(tag.name) id=\"v\(id.rawValue)\""
    attributes.write(to: &html, tag: tag)
    html += ">"
    if tag.isVoid { return }
    if let text = attributes.text { html.appendEscaped(text) }
    let inside = context.inside(role)
    for child in children { child.write(to: &html, in: inside) }
    html += "</\(tag.name)>"
  }

  /// What may stand inside the element with this id, or `nil` where there is no such element.
  func context(inside id: ID, in context: Context = .flow) -> Context? {
    let inside = context.inside(role)
    if self.id == id { return inside }
    for child in children {
      if let found = child.context(inside: id, in: inside) { return found }
    }
    return nil
  }

  /// What may stand where the element with this id stands, or `nil` where there is none.
  func context(of id: ID, in context: Context = .flow) -> Context? {
    if self.id == id { return context }
    let inside = context.inside(role)
    for child in children {
      if let found = child.context(of: id, in: inside) { return found }
    }
    return nil
  }

  /// The element with this id, here or further in.
  func find(_ id: ID) -> Element? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }
}

extension Attributes {
  fileprivate func write(to html: inout String, tag: Tag) {
    if let role = tag.role { html += " role=\"\(role)\"" }
    let classes = style.classes
    if !classes.isEmpty { html.appendAttribute("class", classes) }
    if let label { html.appendAttribute("aria-label", label) }
    if role.isModal { html += " aria-modal=\"true\" tabindex=\"-1\"" }
    if role == .textbox { writeTextBox(to: &html) }
    if role == .button { html += " type=\"button\"" }
    if let isSelected { html += " \(selectionAttribute)=\"\(isSelected)\"" }
    if !isEnabled { html += tag.canBeDisabled ? " disabled" : " aria-disabled=\"true\"" }
    if actions.contains(.press), !tag.isPressable { html += " data-press" }
    if actions.contains(.dismiss) { html += " data-dismiss" }
  }

  private func writeTextBox(to html: inout String) {
    html += " type=\"\(style.purpose == .secure ? "password" : "text")\" autocomplete=\"off\""
    html.appendAttribute("value", value ?? "")
    if let placeholder = text ?? label { html.appendAttribute("placeholder", placeholder) }
    if !actions.contains(.setValue), isEnabled { html += " readonly" }
  }

  /// The ARIA state that says "chosen" for this role.
  private var selectionAttribute: String {
    switch role {
    case .checkbox, .switch: "aria-checked"
    case .button: "aria-pressed"
    default: "aria-current"
    }
  }
}
