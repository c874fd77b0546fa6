import OrderedCollections

extension Store where Action: CasePathable {
  /// The stores of the rows of a collection, in its order.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
  ///   RowView(store: row)
  /// }
  /// ```
  ///
  /// Whoever asks is told when rows come, go or move, not when one changes. Stores are made when they
  /// are reached; a row has the same store for as long as somebody holds it.
  @inlinable
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    state: WritableKeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, ChildState, ChildAction> {
    let entry = node.scope(.rows, state, action) {
      RowsPlace<IdentifiedArray<ID, ChildState>>(parent: node, slot: StateSlot(state))
    }
    let place = unsafeDowncast(entry.place, to: RowsPlace<IdentifiedArray<ID, ChildState>>.self)
    let path = Action.allCasePaths[keyPath: action]
    let sender = RowSender<ID, ChildAction>(owner: self) { [sender] id, action in
      sender(path.embed(.element(id: id, action: action)))
    }
    return StoreCollection(
      ids: place.read(of: node) { $0.ids } ?? [],
      parent: node,
      place: place,
      sender: sender
    )
  }
}
