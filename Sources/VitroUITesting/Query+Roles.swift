import VitroUI

extension Queryable {
  /// A text, or a title, that reads exactly so.
  public func text(_ text: String) -> Query { elements([.text, .heading], named: text) }

  /// A title.
  public func heading(_ name: String? = nil) -> Query { elements([.heading], named: name) }

  /// A picture, by its accessible name.
  public func image(_ name: String? = nil) -> Query { elements([.image], named: name) }

  /// A button, or a command of a menu, by its accessible name.
  public func button(_ name: String? = nil) -> Query {
    elements([.button, .menuitem], named: name)
  }

  /// A link, by its accessible name.
  public func link(_ name: String? = nil) -> Query { elements([.link], named: name) }

  /// A text field, by its accessible name.
  public func textField(_ name: String? = nil) -> Query { elements([.textbox], named: name) }

  /// A field that takes what to look for, by its accessible name.
  public func searchField(_ name: String? = nil) -> Query { elements([.searchbox], named: name) }

  /// A checkbox, by its accessible name.
  public func checkbox(_ name: String? = nil) -> Query { elements([.checkbox], named: name) }

  /// A switch, by its accessible name; it is selected while it is on.
  public func toggle(_ name: String? = nil) -> Query { elements([.switch], named: name) }

  /// A slider, by its accessible name.
  public func slider(_ name: String? = nil) -> Query { elements([.slider], named: name) }

  /// A stepper, by its accessible name.
  public func stepper(_ name: String? = nil) -> Query { elements([.spinbutton], named: name) }

  /// A picker in any style, by its accessible name; its value is the title of what is chosen.
  public func picker(_ name: String? = nil) -> Query {
    elements([.combobox, .radiogroup], named: name)
  }

  /// Something that says how far it has come, by its accessible name.
  public func progressBar(_ name: String) -> Query { elements([.progressbar], named: name) }

  /// Something that says how far it has come.
  public var progressBar: Query { elements([.progressbar], named: nil) }

  /// A gauge, by its accessible name.
  public func gauge(_ name: String? = nil) -> Query { elements([.meter], named: name) }

  /// What chooses a page, by its accessible name; it is selected while its page is shown, and its
  /// value is its badge.
  public func tab(_ name: String? = nil) -> Query { elements([.tab], named: name) }

  /// The commands of a menu that is open, by its accessible name if it has one.
  public func menu(_ name: String? = nil) -> Query { elements([.menu], named: name) }

  /// A command of a menu that is open, by its accessible name.
  public func menuItem(_ name: String? = nil) -> Query { elements([.menuitem], named: name) }

  /// A list.
  public var list: Query { elements([.list], named: nil) }

  /// The rows in which something reads exactly so, or all rows.
  public func listItem(_ text: String? = nil) -> Query { elements([.listitem], named: text) }

  /// A group of elements, by its accessible name.
  public func group(_ name: String? = nil) -> Query { elements([.group], named: name) }

  /// The sheet over the page.
  public var sheet: Query { dialog() }

  /// A modal page, by its accessible name: its title, or the first text on it.
  public func dialog(_ name: String? = nil) -> Query { elements([.dialog], named: name) }

  /// The alert over the page, by its title if one is given.
  public func alert(_ title: String? = nil) -> Query { elements([.alertdialog], named: title) }

  /// What has been given an identifier with `accessibilityIdentifier(_:)`, whatever it is.
  public func element(id identifier: String) -> Query { elements(identifiedBy: identifier) }
}

extension Queryable {
  /// The tools at one end of a page.
  public var toolbar: Query { elements([.toolbar], named: nil) }
}
