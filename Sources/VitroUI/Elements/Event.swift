/// Something that a person did to an element.
public enum Event: Equatable, Sendable {
  /// It was pressed: clicked, tapped, chosen with the keyboard.
  case press(Element.ID)
  /// Its text was changed to this.
  case setValue(Element.ID, String)
  /// It was sent away: Escape, or a tap outside of it.
  case dismiss(Element.ID)

  /// The element that it was done to.
  public var element: Element.ID {
    switch self {
    case .press(let id), .setValue(let id, _), .dismiss(let id): id
    }
  }
}

/// Why an event did not count.
public enum EventError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No such element is on the screen; it may just have gone.
  case notOnScreen(Element.ID)
  /// The element is disabled.
  case disabled(Element.ID)
  /// A dialog is shown, and the element is not in it.
  case behindModal(Element.ID)
  /// The element has no such action.
  case notOffered(Element.ID)

  /// What happened, for people.
  public var description: String {
    switch self {
    case .notOnScreen(let id): "element \(id.rawValue) is not on the screen"
    case .disabled(let id): "element \(id.rawValue) is disabled"
    case .behindModal(let id): "element \(id.rawValue) is behind a dialog"
    case .notOffered(let id): "element \(id.rawValue) does not offer this action"
    }
  }
}
