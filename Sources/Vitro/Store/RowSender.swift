/// Sends the actions of all rows of a collection, in one of the ways that they may go.
@MainActor
@usableFromInline
final class RowSender<ID, Action> {
  @usableFromInline let scope: ScopeEntry
  /// The store that the rows were scoped from.
  @usableFromInline let owner: AnyObject
  @usableFromInline let send: @MainActor (ID, Action) -> StoreTask

  @inlinable
  init(
    _ scope: ScopeEntry,
    owner: AnyObject,
    send: @escaping @MainActor (ID, Action) -> StoreTask
  ) {
    self.scope = scope
    self.owner = owner
    self.send = send
  }

  @inlinable var route: ShownStores.Route { ShownStores.Route(scope, from: owner) }
}

extension RowsPlace {
  /// The store of the row with an id, or `nil` if it is not there.
  @inlinable @MainActor
  func store<Action>(
    id: Rows.RowID,
    guess: Int,
    of parent: StateNode,
    _ sender: RowSender<Rows.RowID, Action>
  ) -> Store<Rows.Row, Action>? {
    guard let node = node(id: id, guess: guess, of: parent) else { return nil }
    return store(node, sender)
  }

  /// The store of a row that has gone.
  @inlinable @MainActor
  func goneStore<Action>(
    id: Rows.RowID,
    last: Rows.Row,
    of parent: StateNode,
    _ sender: RowSender<Rows.RowID, Action>
  ) -> Store<Rows.Row, Action> {
    let node = RowNode<Rows>(location, id: id, last: last)
    node.leave()
    return store(node, sender)
  }

  @inlinable @MainActor
  func store<Action>(
    _ node: RowNode<Rows>,
    _ sender: RowSender<Rows.RowID, Action>
  ) -> Store<Rows.Row, Action> {
    let route = sender.route
    if let known = node.stores.store(for: route, as: Store<Rows.Row, Action>.self) { return known }
    // A closure that keeps one object, and nothing beside it, needs no memory of its own.
    let store = Store<Rows.Row, Action>(node: node) { [sender] node, action in
      guard let row = node as? RowNode<Rows> else { fatalError("a row has another node") }
      guard !row.isGone else { return reportGoneChild(action) }
      return sender.send(row.id, action)
    }
    node.stores.remember(store, for: route)
    return store
  }
}
