/// A place that was scoped by two key paths, and the stores that show it.
@usableFromInline
final class ScopeEntry {
  /// What kind of child a key path was scoped for.
  @usableFromInline enum Kind { case fixed, passing, rows }

  @usableFromInline let kind: Kind
  @usableFromInline let place: StatePlace
  let state: AnyKeyPath
  private let action: AnyKeyPath
  @exclusivity(unchecked)
  @usableFromInline var stores = ShownStores()

  init(kind: Kind, state: AnyKeyPath, action: AnyKeyPath, place: StatePlace) {
    self.kind = kind
    self.state = state
    self.action = action
    self.place = place
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
  @usableFromInline
  final func scope(
    _ kind: ScopeEntry.Kind,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> StatePlace
  ) -> ScopeEntry {
    // What has gone keeps nothing below it: that would keep itself alive.
    if isGone { return ScopeEntry(kind: kind, state: state, action: action, place: make()) }
    let readers = madeReaders()
    let scopes = readers.scopes
    if let known = scopes.first(where: { $0.isIdentical(kind, state, action) }) { return known }
    if let known = scopes.first(where: { $0.isEqual(kind, state, action) }) { return known }
    let place: StatePlace
    if let known = scopes.first(where: { $0.isOfPlace(kind, state) }) {
      place = known.place
    } else {
      place = make()
      readers.add(place)
    }
    let entry = ScopeEntry(kind: kind, state: state, action: action, place: place)
    readers.scopes.append(entry)
    return entry
  }
}
