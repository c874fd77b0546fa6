/// A place that was scoped, and the store that shows it for as long as somebody holds that store.
@usableFromInline
final class ScopeEntry {
  /// What kind of child a key path was scoped for.
  @usableFromInline enum Kind { case fixed, passing, rows }

  @usableFromInline let kind: Kind
  @usableFromInline let place: StatePlace
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  @usableFromInline weak var store: AnyObject?

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

extension StateNode {
  /// What was scoped by these key paths before, or the place that `make` makes.
  @usableFromInline
  final func scope(
    _ kind: ScopeEntry.Kind,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    make: () -> StatePlace
  ) -> ScopeEntry {
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
