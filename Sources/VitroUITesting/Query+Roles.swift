import VitroUI

/// Something in which elements can be looked for: a screen, or an element on it.
@MainActor
public protocol Queryable {
  /// Looks for elements that have one of the roles, and the accessible name if one is given.
  func elements(_ roles: [Role], named name: String?) -> Query
}

extension TestSurface {
  /// Looks for elements on the whole screen.
  public func elements(_ roles: [Role], named name: String?) -> Query {
    Query(surface: self, steps: [Query.Step(roles: roles, name: name)])
  }
}

extension Query: Queryable {
  /// Looks for elements within the ones that this query means.
  public func elements(_ roles: [Role], named name: String?) -> Query {
    Query(surface: surface, steps: steps + [Query.Step(roles: roles, name: name)])
  }
}

extension Screen: Queryable {}

extension Queryable {
  /// A text, or a title, that reads exactly so.
  public func text(_ text: String) -> Query { elements([.text, .heading], named: text) }

  /// A title.
  public func heading(_ name: String? = nil) -> Query { elements([.heading], named: name) }

  /// A button, by its accessible name.
  public func button(_ name: String? = nil) -> Query { elements([.button], named: name) }

  /// A link, by its accessible name.
  public func link(_ name: String? = nil) -> Query { elements([.link], named: name) }

  /// A text field, by its accessible name.
  public func textField(_ name: String? = nil) -> Query { elements([.textbox], named: name) }

  /// A checkbox, by its accessible name.
  public func checkbox(_ name: String? = nil) -> Query { elements([.checkbox], named: name) }

  /// A switch, by its accessible name; it is selected while it is on.
  public func toggle(_ name: String? = nil) -> Query { elements([.switch], named: name) }

  /// A list.
  public var list: Query { elements([.list], named: nil) }

  /// The rows in which something reads exactly so, or all rows.
  public func listItem(_ text: String? = nil) -> Query { elements([.listitem], named: text) }

  /// A group of elements, by its accessible name.
  public func group(_ name: String? = nil) -> Query { elements([.group], named: name) }

  /// The sheet over the page.
  public var sheet: Query { elements([.dialog], named: nil) }

  /// The alert over the page, by its title if one is given.
  public func alert(_ title: String? = nil) -> Query { elements([.alertdialog], named: title) }
}
