/// The role of an element, in ARIA's words.
public enum Role: String, Sendable, CaseIterable {
  /// A container that means nothing by itself.
  case generic
  /// A piece of text.
  case text
  /// A title.
  case heading
  /// A picture.
  case image = "img"
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
  /// A field that takes what to look for.
  case searchbox
  /// Something that is either chosen or not.
  case checkbox
  /// Something that is either on or off.
  case `switch`
  /// A value that is chosen from a list that opens.
  case combobox
  /// A value of a list that opens.
  case option
  /// Values of which one is chosen.
  case radiogroup
  /// One of the values of a group.
  case radio
  /// A number that is set by dragging.
  case slider
  /// A number that is set step by step.
  case spinbutton
  /// How far something has come.
  case progressbar
  /// A measurement within known limits.
  case meter
  /// The pages of which one is shown, to choose from.
  case tablist
  /// What chooses a page.
  case tab
  /// The page that is chosen.
  case tabpanel
  /// Commands to choose from.
  case menu
  /// One of the commands of a menu.
  case menuitem
  /// A modal page over the others.
  case dialog
  /// A modal message that needs an answer.
  case alertdialog
  /// A line between two groups.
  case separator

  /// Whether the accessible name is the text inside, as ARIA says for this role.
  public var isNamedByContent: Bool {
    switch self {
    case .text, .heading, .button, .link, .checkbox, .switch, .listitem, .option, .radio, .tab,
      .menuitem:
      true
    default: false
    }
  }

  /// Whether everything outside an element of this role is out of reach while it is shown.
  public var isModal: Bool { self == .dialog || self == .alertdialog }
}
