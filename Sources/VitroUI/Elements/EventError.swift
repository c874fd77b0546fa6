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

  /// The message for people.
  public var description: String {
    switch self {
    case .notOnScreen(let id): "element \(id.rawValue) is not on the screen"
    case .disabled(let id): "element \(id.rawValue) is disabled"
    case .behindModal(let id): "element \(id.rawValue) is behind a dialog"
    case .notOffered(let id): "element \(id.rawValue) does not offer this action"
    }
  }
}
