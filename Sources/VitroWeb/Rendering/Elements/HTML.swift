import VitroUI

extension Element {
  /// The element with all that is in it as HTML; everything that came from the application is
  /// escaped.
  ///
  /// Each element is exactly one HTML element with `id="v<number>"`. What it shows itself is the
  /// first thing in it: a text, or the parts of one, a symbol, a drawing. Its children follow, and
  /// there is no white space in between.
  func html(in context: Context = .flow) -> String {
    var html = ""
    write(to: &html, in: context)
    return html
  }

  /// Writes the element and returns in which directions it takes room.
  @discardableResult
  private func write(to html: inout String, in context: Context) -> Growth {
    let tag = Tag(attributes, in: context)
    let css = attributes.declarations
    html += "<\(tag.name) id=\"v\(id.rawValue)\""
    if let role = tag.role { html += " role=\"\(role)\"" }
    let place = html.utf8.count
    var growth = Growth()
    if !css.text.isEmpty { html.appendAttribute("style", css.text) }
    attributes.write(to: &html, id: id, tag: tag)
    html += ">"
    if !tag.isVoid {
      attributes.writeContent(to: &html, id: id)
      let inside = context.inside(role)
      for child in children {
        let own = child.write(to: &html, in: inside)
        growth.add(child.growth(of: own, in: attributes.style.layout))
      }
      html += "</\(tag.name)>"
    }
    let classes = attributes.classes(tag, css, &growth)
    if !classes.isEmpty {
      html.insert(
        contentsOf: " class=\"\(classes)\"",
        at: html.utf8.index(html.startIndex, offsetBy: place))
    }
    return growth
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

extension String {
  /// Whether a word in it is so long that it has to be broken where there is little room.
  var hasLongWord: Bool {
    guard utf8.count > 20 else { return false }
    return split(whereSeparator: \.isWhitespace).contains { $0.count > 20 }
  }
}

extension Attributes {
  /// The element's classes; `growth` comes as what the children say and leaves as what counts.
  fileprivate func classes(_ tag: Tag, _ css: Declarations, _ growth: inout Growth) -> String {
    var classes = style.classes + css.classes
    if tag.name == "svg" { classes.insert("drawing", at: 0) }
    if role == .image, drawing == nil { classes.insert("image", at: 0) }
    if role == .main { classes.insert("page", at: 0) }
    if text?.hasLongWord == true { classes.append("is-long") }
    let own = ownGrowth
    growth = Growth(x: own.x ?? growth.x, y: own.y ?? growth.y)
    guard role.takesRoom else { return classes.joined(separator: " ") }
    if growth.x { classes.append("grow-x") }
    if growth.y { classes.append("grow-y") }
    if own.x != nil { classes.append("own-x") }
    if own.y != nil { classes.append("own-y") }
    return classes.joined(separator: " ")
  }
}

extension Role {
  /// Whether the stylesheet asks elements of this role in which directions they take room; the room
  /// of the others does not depend on it.
  fileprivate var takesRoom: Bool {
    switch self {
    case .list, .listitem, .group, .main, .banner, .toolbar, .dialog, .alertdialog, .separator,
      .menu, .menuitem, .option, .tab, .tablist, .text, .heading:
      false
    default: true
    }
  }
}
