import VitroUI

/// A place in which elements can be looked for: a screen, or an element on it.
@MainActor
public protocol Queryable {
  /// Looks for elements that have one of the roles, and the accessible name if one is given.
  func elements(_ roles: [Role], named name: String?) -> Query

  /// Looks for elements that have an identifier, whatever they are.
  func elements(identifiedBy identifier: String) -> Query

  /// Looks for elements that keys of the keyboard press, whatever they are.
  func elements(pressedBy shortcut: KeyboardShortcut) -> Query
}

extension TestSurface {
  /// Looks for elements on the whole screen.
  public func elements(_ roles: [Role], named name: String?) -> Query {
    Query(surface: self, steps: [Query.Step(roles: roles, name: name)])
  }

  /// Looks for elements on the whole screen by their identifier.
  public func elements(identifiedBy identifier: String) -> Query {
    Query(surface: self, steps: [Query.Step(identifier: identifier)])
  }

  /// Looks for elements on the whole screen by the keys that press them.
  public func elements(pressedBy shortcut: KeyboardShortcut) -> Query {
    Query(surface: self, steps: [Query.Step(shortcut: shortcut.name)])
  }
}

extension Query: Queryable {
  /// Looks for elements within the ones that this query means.
  public func elements(_ roles: [Role], named name: String?) -> Query {
    Query(surface: surface, steps: steps + [Query.Step(roles: roles, name: name)], place: place)
  }

  /// Looks for elements within the ones that this query means, by their identifier.
  public func elements(identifiedBy identifier: String) -> Query {
    Query(surface: surface, steps: steps + [Query.Step(identifier: identifier)], place: place)
  }

  /// Looks for elements within the ones that this query means, by the keys that press them.
  public func elements(pressedBy shortcut: KeyboardShortcut) -> Query {
    Query(surface: surface, steps: steps + [Query.Step(shortcut: shortcut.name)], place: place)
  }
}

extension Screen: Queryable {}
