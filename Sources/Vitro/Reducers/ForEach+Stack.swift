import IssueReporting

extension Reducer {
  /// Runs the reducer of a navigation stack's elements, pushes and pops them.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.path, action: \.path) { Path() }
  /// ```
  ///
  /// The parent hears of an element's action, or that it is pushed, after that has happened; that one is
  /// popped before. The effects of elements that go are cancelled. An action for an element that is not
  /// there is reported.
  @inlinable
  public func forEach<Element: Reducer>(
    _ stack: WritableKeyPath<State, StackState<Element.State>>,
    action: CaseKeyPath<Action, StackActionOf<Element>>,
    element: () -> Element
  ) -> Reduce<State, Action> where Action: CasePathable {
    let action = Action.allCasePaths[keyPath: action]
    let rows = RowsReducer<State, Action, StackState<Element.State>, Element.Action>(
      parent: built(),
      child: element().built(),
      slot: StateSlot(stack),
      name: action.name
    )
    return Reduce { state, parentAction in
      switch action.extract(from: parentAction) {
      case nil: return rows.parent.reduce(into: &state, action: parentAction)
      case .element(let id, let childAction):
        return rows.reduce(
          &state, parentAction, id, childAction, isPresented: true,
          dismissal: action.embed(.popFrom(id: id)),
          action.embedding)
      case .push(let id, let element):
        rows.push(element, id: id, &state)
        return rows.parent.reduce(into: &state, action: parentAction)
      case .popFrom(let id):
        return rows.pop(id, &state, parentAction)
      }
    }
  }
}

extension RowsReducer {
  @usableFromInline
  func push<Element>(_ element: Element, id: StackElementID, _ state: inout State)
  where Rows == StackState<Element> {
    let isNew = slot.with(&state) { stack in
      let isNew = stack[id: id] == nil
      if isNew { stack.push(element, id: id) }
      return isNew
    }
    slot.mark(&state)
    if isNew { return }
    reportIssue(
      """
      An element was pushed onto '\(name)' with the id \(id), which another element has.

      Expected: each element has an id of its own, such as 'stackElementID()' gives.
      """
    )
  }

  @usableFromInline
  func pop<Element>(_ id: StackElementID, _ state: inout State, _ action: Action) -> Effect<Action>
  where Rows == StackState<Element> {
    let isThere = slot.read(&state) { $0.rowIndex(of: id) != nil }
    if !isThere { reportAbsentRow(of: name, id: id, called: "\(name).popFrom") }
    let effect = parent.reduce(into: &state, action: action)
    slot.with(&state) { $0.pop(from: id) }
    slot.mark(&state)
    return effect
  }
}

extension CasePath {
  /// What makes a parent's action of one that the element with an id sends.
  @usableFromInline
  func embedding<State, Action>(_ id: StackElementID) -> @Sendable (Action) -> Root
  where Value == StackAction<State, Action> {
    { embed(.element(id: id, action: $0)) }
  }
}

/// The actions of a navigation stack of a feature.
public typealias StackActionOf<Feature: Reducer> = StackAction<Feature.State, Feature.Action>
