import IssueReporting

extension Reducer {
  /// Runs a child's reducer on the row that an action is for.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) { Row() }
  /// ```
  ///
  /// The row comes first, so that it still sees its own last action. The effects of a row that goes are
  /// cancelled, whoever removes it. An action for a row that is not there is reported.
  @inlinable
  public func forEach<ID: Hashable & Sendable, Child: Reducer>(
    _ rows: WritableKeyPath<State, IdentifiedArray<ID, Child.State>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, Child.Action>>,
    row child: () -> Child
  ) -> Reduce<State, Action> where Action: CasePathable {
    let rowReducer = RowsReducer<State, Action, IdentifiedArray<ID, Child.State>, Child.Action>(
      parent: built(),
      child: child().built(),
      slot: StateSlot(rows),
      name: Action.allCasePaths[keyPath: action].name
    )
    let action = Action.allCasePaths[keyPath: action]
    return Reduce { state, parentAction in
      guard case .element(let id, let childAction)? = action.extract(from: parentAction) else {
        return rowReducer.parent.reduce(into: &state, action: parentAction)
      }
      return rowReducer.reduce(&state, parentAction, id, childAction, action.embedding)
    }
  }
}

/// The reducer of rows of all kinds: a child's reducer for each, and a parent that may remove them.
@usableFromInline
struct RowsReducer<State, Action, Rows: RowCollection, ChildAction> {
  @usableFromInline let scope: ChildScope
  @usableFromInline let parent: BuiltReducer<State, Action>
  @usableFromInline let child: BuiltReducer<Rows.Row, ChildAction>
  @usableFromInline let slot: StateSlot<State, Rows>
  @usableFromInline let marks = StateMarks(of: Rows.Row.self)
  @usableFromInline let name: String

  @usableFromInline
  init(
    parent: BuiltReducer<State, Action>,
    child: BuiltReducer<Rows.Row, ChildAction>,
    slot: StateSlot<State, Rows>,
    name: String
  ) {
    self.parent = parent
    self.child = child
    self.slot = slot
    self.name = name
    scope = TypedScope(rows: slot)
  }

  /// Hands an action of a row to that row, then to the parent.
  @inlinable
  func reduce(
    _ state: inout State,
    _ action: Action,
    _ rowID: Rows.RowID,
    _ childAction: ChildAction,
    isPresented: Bool = false,
    dismissal: @autoclosure () -> Action? = nil,
    _ embedding: (Rows.RowID) -> @Sendable (ChildAction) -> Action
  ) -> Effect<Action> {
    let change = slot.with(&state) { rows -> (result: Effect<ChildAction>, hasChanged: Bool)? in
      guard let index = rows.rowIndex(of: rowID) else { return nil }
      let change = rows.withMutableRow(at: index) { row in
        marks.watch(&row.pointee) { state in
          guard isPresented else { return child.reduce(into: &state, action: childAction) }
          return Presented.reduce { child.reduce(into: &state, action: childAction) }
        }
      }
      if change.hasChanged { rows.rowHasChanged(at: index) }
      return change
    }
    guard let change else {
      reportAbsentRow(of: name, id: rowID, childAction)
      return parent.reduce(into: &state, action: action)
    }
    if change.hasChanged { slot.mark(&state) }
    let parentEffect = parent.reduce(into: &state, action: action)
    if change.result.isNone { return parentEffect }
    return change.result.map(embedding(rowID)).scoped(
      scope, .row(AnyHashable(rowID)), dismissal: dismissal()
    ).merge(with: parentEffect)
  }
}

/// Says that an action came for a row that is not there; nothing else happens.
@usableFromInline
func reportAbsentRow(of place: String, id: some Hashable, _ action: Any) {
  reportAbsentRow(of: place, id: id, called: ActionName(place, action).description)
}

func reportAbsentRow(of place: String, id: some Hashable, called action: String) {
  reportIssue(
    """
    An action '\(action)' arrived for a row of '\(place)' that was not there: its id is \(id).

    Expected: a row gets actions only while it is there.
    To fix: find who sends it too late, often an effect that nobody cancelled or a view that has gone.
    """
  )
}

/// An action of one of many features of a kind.
public typealias IdentifiedActionOf<Feature: Reducer> =
  IdentifiedAction<Feature.State.ID, Feature.Action>
where Feature.State: Identifiable, Feature.State.ID: Sendable
