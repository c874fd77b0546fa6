import Foundation

/// An event on an element: an action of a person, or a size that the surface has measured.
public enum Event: Equatable, Sendable {
  /// It was pressed: clicked, tapped, chosen with the keyboard.
  case press(Element.ID)
  /// Its value was changed to this: a text, a number, the number of a chosen option.
  case setValue(Element.ID, String)
  /// It was sent away: Escape, or a tap outside of it.
  case dismiss(Element.ID)
  /// It was set so many steps further, or back.
  case adjust(Element.ID, Int)
  /// What was typed was handed in.
  case submit(Element.ID)
  /// The keyboard is directed at it from now on, or no more.
  case focus(Element.ID, Bool)
  /// It was pressed for a while.
  case longPress(Element.ID)
  /// It is being dragged, or was let go.
  case drag(Element.ID, Drag)
  /// The pointer is above it from now on, or no more.
  case hover(Element.ID, Bool)
  /// Its menu was asked for.
  case openMenu(Element.ID)
  /// It has this size in points.
  case measure(Element.ID, CGSize)
  /// What it offers by this name is to be done.
  case perform(Element.ID, String)
  /// The link in its text that leads to this address was followed.
  case follow(Element.ID, String)
  /// Files were chosen: each is on the program's machine now, or the reason is told why it is not.
  case chooseFiles(Element.ID, [Result<URL, FileImportError>])

  /// The movement of a pointer that is held down: its start and its location so far.
  public struct Drag: Equatable, Sendable {
    /// Where it went down, in points from the element's upper left corner.
    public var start: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// Whether it was let go.
    public var isEnded: Bool

    /// Makes a part of a drag.
    public init(from start: CGPoint, to location: CGPoint, isEnded: Bool) {
      self.start = start
      self.location = location
      self.isEnded = isEnded
    }
  }

  /// The element that it was done to.
  public var element: Element.ID {
    switch self {
    case .press(let id), .setValue(let id, _), .dismiss(let id), .adjust(let id, _),
      .submit(let id), .focus(let id, _), .longPress(let id), .drag(let id, _), .hover(let id, _),
      .openMenu(let id), .measure(let id, _), .perform(let id, _), .follow(let id, _),
      .chooseFiles(let id, _):
      id
    }
  }

  /// What the element must offer.
  public var action: Actions {
    switch self {
    case .press: .press
    case .setValue: .setValue
    case .dismiss: .dismiss
    case .adjust: .adjust
    case .submit: .submit
    case .focus: .focus
    case .longPress: .longPress
    case .drag: .drag
    case .hover: .hover
    case .openMenu: .openMenu
    case .measure: .measure
    case .perform: .perform
    case .follow: .follow
    case .chooseFiles: .chooseFiles
    }
  }
}
