public import OrderedCollections

/// The stores of the rows of a collection, as it was when they were asked for.
///
/// A store is made when its element is reached: of ten thousand rows those that are shown cost
/// something.
@MainActor
public struct StoreCollection<ID: Hashable & Sendable, State, Action> {
  @usableFromInline typealias Find = @MainActor (_ id: ID, _ guess: Int) -> Store<State, Action>?
  @usableFromInline typealias FindGone =
    @MainActor (_ id: ID, _ last: State) -> Store<State, Action>

  @usableFromInline let ids: OrderedSet<ID>
  /// What a row shows that is reached for the first time when it has gone. The first change after this
  /// copies the array, as whoever shows many rows looks at all of their ids for each of these.
  @usableFromInline let rows: [State]
  /// Finds the store of a row, or makes it if the row is there; it is told where the row stood.
  @usableFromInline let find: Find
  /// Makes a store of a row that has gone.
  @usableFromInline let findGone: FindGone

  @usableFromInline
  init(
    ids: OrderedSet<ID>,
    rows: [State],
    find: @escaping Find,
    findGone: @escaping FindGone
  ) {
    self.ids = ids
    self.rows = rows
    self.find = find
    self.findGone = findGone
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

  /// The store of the row at an index; if the row has gone, it shows what the row was when the rows
  /// were asked for, and what is sent to it is reported.
  @inlinable
  public subscript(index: Int) -> Store<State, Action> {
    find(ids[index], index) ?? findGone(ids[index], rows[index])
  }
}
