/// A place that was scoped by two key paths, and the stores that show it.
@usableFromInline
final class ScopeEntry {
  /// The kind of child that a key path was scoped for.
  @usableFromInline enum Kind { case fixed, passing, rows }

  @usableFromInline let kind: Kind
  @usableFromInline let place: StatePlace
  let state: AnyKeyPath
  private let action: AnyKeyPath
  /// What its actions are called in the parent; empty for one that has no stores.
  let name: String
  /// The entry of another key path to the same actions, whose stores are shown.
  let original: ScopeEntry?
  @exclusivity(unchecked)
  @usableFromInline var stores = ShownStores()

  init(
    kind: Kind, state: AnyKeyPath, action: AnyKeyPath, name: String, place: StatePlace,
    original: ScopeEntry? = nil
  ) {
    self.kind = kind
    self.state = state
    self.action = action
    self.name = name
    self.place = place
    self.original = original
  }

  func isIdentical(_ kind: Kind, _ state: AnyKeyPath, _ action: AnyKeyPath) -> Bool {
    self.state === state && self.action === action && self.kind == kind
  }

  func isEqual(_ kind: Kind, _ state: AnyKeyPath, _ action: AnyKeyPath) -> Bool {
    isOfPlace(kind, state) && self.action == action
  }

  func isOfPlace(_ kind: Kind, _ state: AnyKeyPath) -> Bool {
    self.kind == kind && self.state == state
  }
}

extension ScopeEntry {
  /// The place, which has the type that its kind and the type of its key path say.
  @inlinable
  func place<Place: StatePlace>(as type: Place.Type) -> Place {
    guard let place = place as? Place else { fatalError("a key path leads to another place") }
    return place
  }
}

extension StateNode {
  /// What was scoped by these key paths before, or the place that `make` makes.
  ///
  /// - Parameter name: what the action is called: `\.editor` as the actions of what is presented and as
  ///   those with its end are two key paths, and one name.
  @usableFromInline
  final func scope(
    _ kind: ScopeEntry.Kind,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    name: @autoclosure () -> String = "",
    make: () -> StatePlace
  ) -> ScopeEntry {
    // What has gone keeps nothing below it: that would keep itself alive.
    if isGone {
      return ScopeEntry(kind: kind, state: state, action: action, name: "", place: make())
    }
    let readers = madeReaders()
    let scopes = readers.scopes
    let same =
      scopes.first { $0.isIdentical(kind, state, action) }
      ?? scopes.first { $0.isEqual(kind, state, action) }
    if let same { return same.original ?? same }
    let name = name()
    let original = scopes.first { $0.isOfPlace(kind, state) && !name.isEmpty && $0.name == name }
    let place: StatePlace
    if let known = scopes.first(where: { $0.isOfPlace(kind, state) }) {
      place = known.place
    } else {
      place = make()
      readers.add(place)
    }
    let entry = ScopeEntry(
      kind: kind, state: state, action: action, name: name, place: place, original: original)
    readers.scopes.append(entry)
    return original ?? entry
  }
}
