import VitroUI

/// The kind of content that may stand where an element is rendered.
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
    case .listitem, .dialog, .alertdialog, .main, .tabpanel, .menu: .flow
    case .button, .link, .checkbox, .switch, .heading, .text, .radio, .tab, .menuitem, .option:
      .phrasing
    default: self == .list ? .flow : self
    }
  }
}
