extension Store where Action: CasePathable {
  /// The store of a child, whose actions are wrapped in the parent's.
  ///
  /// The same key paths give the same store for as long as somebody holds it.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let entry = node.scope(.fixed, state, action) {
      FixedPlace(parent: node, slot: StateSlot(state))
    }
    return shownStore(
      entry, entry.place(as: FixedPlace.self).node, Action.allCasePaths[keyPath: action])
  }

  /// The store of a child that may be absent, or `nil` while it is.
  ///
  /// Whoever asks is told when the child comes or goes. A store that outlives its child goes on
  /// showing the last state of the child.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let path = Action.allCasePaths[keyPath: action]
    let entry = node.scope(.passing, state, action, name: path.name) {
      node.presentedPlace(of: state)
    }
    guard let child = entry.place(as: PassingPlace<ChildState>.self).presentNode() else {
      return nil
    }
    return shownStore(entry, child, path)
  }

  /// The store of a feature that is presented, or `nil` while nothing is.
  ///
  /// Whoever asks is told when the presentation begins and ends.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let path = Action.allCasePaths[keyPath: action]
    let entry = node.scope(.passing, state, action, name: path.name) {
      node.presentedPlace(of: state)
    }
    guard let child = entry.place(as: PassingPlace<ChildState>.self).presentNode() else {
      return nil
    }
    let presented = path.appending(PresentationAction<ChildAction>.allCasePaths.presented)
    return shownStore(entry, child, presented)
  }

  /// The store of the payload of a case, or `nil` while the state is another one.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable {
    let path = Action.allCasePaths[keyPath: action]
    let entry = node.scope(.passing, state, action, name: path.name) {
      node.casePlace(of: state)
    }
    guard let child = entry.place(as: PassingPlace<ChildState>.self).presentNode() else {
      return nil
    }
    return shownStore(entry, child, path)
  }

  /// The store that shows this child, or a new one.
  @inlinable
  func shownStore<ChildState, ChildAction>(
    _ entry: ScopeEntry,
    _ child: StateNode,
    _ action: CasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let route = ShownStores.Route(entry, from: self)
    let known = entry.stores.store(for: route, as: Store<ChildState, ChildAction>.self)
    if let known, known.node === child { return known }
    let store = makeChild(child, action) as Store<ChildState, ChildAction>
    entry.stores.remember(store, for: route)
    return store
  }

  @inlinable
  func makeChild<ChildState, ChildAction>(
    _ child: StateNode,
    _ action: CasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(node: child) { child, childAction in
      guard !child.isGone else { return reportGoneChild(childAction) }
      return self.send(action.embed(childAction))
    }
  }
}

extension StateNode {
  /// The place of what is presented from a field, be it a plain optional or marked with `@Presents`.
  @usableFromInline
  final func presentedPlace<Parent, Child>(
    of field: WritableKeyPath<Parent, Child?>
  ) -> PassingPlace<Child> {
    if let index = location.shape?.index(of: field),
      let stored = location.shape?.stored(index)
        as? WritableKeyPath<Parent, PresentationState<Child>>
    {
      return PassingPlace(parent: self, slot: StateSlot(stored))
    }
    return PassingPlace(parent: self, slot: StateSlot(field))
  }

  /// The place of the payload of a case.
  @usableFromInline
  final func casePlace<Parent: CasePathable, Child>(
    of keyPath: CaseKeyPath<Parent, Child>
  ) -> PassingPlace<Child> {
    PassingPlace(parent: self, path: Parent.allCasePaths[keyPath: keyPath])
  }
}
