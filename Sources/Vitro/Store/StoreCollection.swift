public import OrderedCollections

/// The stores of the rows of a collection, as it was when they were asked for.
///
/// A store is made when its element is reached: of ten thousand rows those that are shown cost
/// something.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action> {
  /// Only the ids are kept: whoever keeps rows makes the next change copy them all.
  @usableFromInline let ids: OrderedSet<ID>
  /// Finds the store of a row, or makes it if the row is there; it is told where the row stood.
  @usableFromInline let find: @MainActor (_ id: ID, _ guess: Int) -> Store<State, Action>?

  @usableFromInline
  init(
    ids: OrderedSet<ID>,
    find: @escaping @MainActor (_ id: ID, _ guess: Int) -> Store<State, Action>?
  ) {
    self.ids = ids
    self.find = find
  }

  /// The ids of the rows, in their order.
  package var keys: [ID] { Array(ids) }

  /// The store of the row with an id, or `nil` if it is not there.
  public subscript(id id: ID) -> Store<State, Action>? {
    find(id, ids.firstIndex(of: id) ?? 0)
  }
}

extension StoreCollection: @MainActor RandomAccessCollection {
  /// The index of the first row.
  @inlinable
  public var startIndex: Int { 0 }

  /// The index after that of the last row.
  @inlinable
  public var endIndex: Int { ids.count }

  /// The store of the row at an index, which must be there still if it was never reached before.
  @inlinable
  public subscript(index: Int) -> Store<State, Action> {
    guard let store = find(ids[index], index) else {
      preconditionFailure("A row was reached after it had gone. Scope the store again.")
    }
    return store
  }
}

/// Sends the actions of all rows of a collection.
@MainActor
@usableFromInline
final class RowSender<ID, Action> {
  /// Keeps the store that the rows were scoped from.
  private let owner: AnyObject
  @usableFromInline let send: @MainActor (ID, Action) -> StoreTask

  @usableFromInline
  init(owner: AnyObject, send: @escaping @MainActor (ID, Action) -> StoreTask) {
    self.owner = owner
    self.send = send
  }
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
    if let known = node.store { return unsafeDowncast(known, to: Store<Rows.Row, Action>.self) }
    // A closure that keeps one object, and nothing beside it, needs no memory of its own.
    let store = Store<Rows.Row, Action>(node: node, owner: sender) { [node] action in
      node.send(action)
    }
    node.store = store
    node.sender = sender
    return store
  }
}

extension RowNode {
  /// Sends an action of the row's store, which is there.
  @inlinable @MainActor
  func send<Action>(_ action: Action) -> StoreTask {
    guard let sender else { preconditionFailure("A row was sent an action without a store.") }
    return unsafeDowncast(sender, to: RowSender<Rows.RowID, Action>.self).send(id, action)
  }
}
