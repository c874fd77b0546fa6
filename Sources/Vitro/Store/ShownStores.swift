/// The stores that show one state, for as long as somebody holds them.
///
/// A state has one store for each way that its actions go: rows that are scoped with `\.list` and with
/// `\.sidebar` have two.
@usableFromInline
struct ShownStores {
  /// Which way the actions of a store go: it was scoped so, from this store, which it keeps.
  @usableFromInline
  struct Route: Equatable {
    @usableFromInline let scope: ObjectIdentifier
    @usableFromInline let owner: ObjectIdentifier

    @inlinable
    init(_ scope: ScopeEntry, from owner: AnyObject) {
      self.scope = ObjectIdentifier(scope)
      self.owner = ObjectIdentifier(owner)
    }

    @inlinable
    static func == (left: Self, right: Self) -> Bool {
      left.scope == right.scope && left.owner == right.owner
    }
  }

  /// A store that is forgotten when nobody else holds it.
  @usableFromInline
  struct Entry {
    @usableFromInline weak var store: AnyObject?
    @usableFromInline var route: Route

    @inlinable
    init(_ store: AnyObject, _ route: Route) {
      self.store = store
      self.route = route
    }
  }

  /// Mostly there is one.
  @usableFromInline var first: Entry?
  @usableFromInline var others: [Entry] = []

  @inlinable
  init() {}

  /// Whether somebody holds a store.
  @inlinable var isShown: Bool {
    first?.store != nil || !others.isEmpty && others.contains { $0.store != nil }
  }

  /// The store for a route, if it is there and of this type.
  ///
  /// One pair of key paths may lead to stores of two types: with the actions of what is presented, and
  /// with its end.
  @inlinable
  func store<Store: AnyObject>(for route: Route, as type: Store.Type) -> Store? {
    if first?.route == route { return first?.store as? Store }
    return others.isEmpty ? nil : others.first { $0.route == route }?.store as? Store
  }

  /// Remembers the store for a route.
  @inlinable
  mutating func remember(_ store: AnyObject, for route: Route) {
    if first?.store == nil || first?.route == route {
      first = Entry(store, route)
    } else {
      others.removeAll { $0.store == nil || $0.route == route }
      others.append(Entry(store, route))
    }
  }
}
