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
    let path = Action.allCasePaths[keyPath: action]
    let sender = RowSender<ID, ChildAction>(entry, owner: self) { id, action in
      self.send(path.embed(.element(id: id, action: action)))
    }
    return storeCollection(entry.place(as: RowsPlace<IdentifiedArray<ID, ChildState>>.self), sender)
  }

  /// The stores of the elements of a navigation stack, the lowest first.
  ///
  /// Whoever asks is told when elements are pushed and popped, not when one changes.
  @inlinable
  public func scope<ElementState, ElementAction>(
    state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> StoreCollection<StackElementID, ElementState, ElementAction> {
    let entry = node.scope(.rows, state, action) {
      RowsPlace<StackState<ElementState>>(parent: node, slot: StateSlot(state))
    }
    let path = Action.allCasePaths[keyPath: action]
    let sender = RowSender<StackElementID, ElementAction>(entry, owner: self) { id, action in
      self.send(path.embed(.element(id: id, action: action)))
    }
    return storeCollection(entry.place(as: RowsPlace<StackState<ElementState>>.self), sender)
  }

  @inlinable
  func storeCollection<Rows: RowCollection, ChildAction>(
    _ place: RowsPlace<Rows>,
    _ sender: RowSender<Rows.RowID, ChildAction>
  ) -> StoreCollection<Rows.RowID, Rows.Row, ChildAction> where Rows.RowID: Sendable {
    let (ids, rows) = place.read(of: node) { ($0.ids, $0.elements) } ?? ([], [])
    return StoreCollection(ids: ids, rows: rows) { [node] id, guess in
      place.store(id: id, guess: guess, of: node, sender)
    } findGone: { [node] id, last in
      place.goneStore(id: id, last: last, of: node, sender)
    }
  }
}
