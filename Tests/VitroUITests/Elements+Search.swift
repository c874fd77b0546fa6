import VitroUI

extension Element {
  /// The element and all in it, in reading order.
  var all: [Element] { [self] + children.flatMap(\.all) }

  /// What is drawn in it, in reading order.
  var drawings: [Drawing] { all.compactMap(\.attributes.drawing) }
}

extension Screen {
  /// The first element that is like that.
  func first(_ isMeant: (Element) -> Bool) throws -> Element {
    guard let element = root.all.first(where: isMeant) else { throw NoSuchElement() }
    return element
  }

  /// The first element of a role.
  func first(_ role: Role) throws -> Element { try first { $0.role == role } }

  /// The first element that wants to know its size.
  func measurable() throws -> Element.ID {
    try first { $0.attributes.actions.contains(.measure) }.id
  }
}

/// There is no element that a test looks for.
struct NoSuchElement: Error {}
