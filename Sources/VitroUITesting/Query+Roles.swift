import VitroUI

/// Every role is a query; called with a name it means the elements that are called so:
/// `screen.button("Save")`, `screen.button().count`, `screen.sheet.button("Done")`.
extension Queryable {
  /// A text, or a title, that reads exactly so; any, if none is given.
  public func text(
    _ text: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Query {
    elements([.text, .heading], named: text)
      .written(at: QueryPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A title.
  public var heading: Query { elements([.heading], named: nil) }

  /// A picture, by its accessible name.
  public var image: Query { elements([.image], named: nil) }

  /// A button, or a command of a menu, by its accessible name.
  public var button: Query { elements([.button, .menuitem], named: nil) }

  /// A link, by its accessible name.
  public var link: Query { elements([.link], named: nil) }

  /// A text field, by its accessible name.
  public var textField: Query { elements([.textbox], named: nil) }

  /// A field that takes what to look for, by its accessible name.
  public var searchField: Query { elements([.searchbox], named: nil) }

  /// The box that chooses a row of a list, by its accessible name; a toggle that looks like one is a ``toggle``.
  public var checkbox: Query { elements([.checkbox], named: nil) }

  /// A toggle in any style, by its accessible name; it is selected while it is on.
  public var toggle: Query { elements([.switch], named: nil) }

  /// A slider, by its accessible name.
  public var slider: Query { elements([.slider], named: nil) }

  /// A stepper, by its accessible name; its value is the number that it is for.
  public var stepper: Query { elements([.spinbutton], named: nil) }

  /// A picker in any style, by its accessible name; its value is the title of what is chosen.
  public var picker: Query { elements([.combobox, .radiogroup], named: nil) }

  /// Something that says how far it has come, by its accessible name.
  public var progressBar: Query { elements([.progressbar], named: nil) }

  /// A gauge, by its accessible name.
  public var gauge: Query { elements([.meter], named: nil) }

  /// What chooses a page, by its accessible name; it is selected while its page is shown, and its
  /// value is its badge.
  public var tab: Query { elements([.tab], named: nil) }

  /// The commands of a menu that is open, by its accessible name if it has one.
  public var menu: Query { elements([.menu], named: nil) }

  /// A command of a menu that is open, by its accessible name.
  public var menuItem: Query { elements([.menuitem], named: nil) }

  /// A list.
  public var list: Query { elements([.list], named: nil) }

  /// The rows in which something reads exactly so, or all rows.
  public var listItem: Query { elements([.listitem], named: nil) }

  /// A group of elements, by its accessible name.
  public var group: Query { elements([.group], named: nil) }

  /// The sheet over the page.
  public var sheet: Query { dialog }

  /// A modal page, by its accessible name: its title, or the first text on it.
  public var dialog: Query { elements([.dialog], named: nil) }

  /// The alert over the page, by its title if one is given.
  public var alert: Query { elements([.alertdialog], named: nil) }

  /// The tools at one end of a page.
  public var toolbar: Query { elements([.toolbar], named: nil) }

  /// What has been given an identifier with `accessibilityIdentifier(_:)`, whatever it is.
  public func element(
    id identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Query {
    elements(identifiedBy: identifier)
      .written(at: QueryPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What a key presses, together with keys that are held down, because of `keyboardShortcut`.
  public func element(
    shortcut key: KeyEquivalent, modifiers: EventModifiers = .command,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Query {
    elements(pressedBy: KeyboardShortcut(key, modifiers: modifiers))
      .written(at: QueryPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
