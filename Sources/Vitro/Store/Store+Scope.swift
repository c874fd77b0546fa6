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
    if let known = entry.store {
      return unsafeDowncast(known, to: Store<ChildState, ChildAction>.self)
    }
    let place = unsafeDowncast(entry.place, to: FixedPlace.self)
    let store: Store<ChildState, ChildAction> = makeChild(
      place.node,
      Action.allCasePaths[keyPath: action])
    entry.store = store
    return store
  }

  /// The store of a child that may be absent, or `nil` while it is.
  ///
  /// Whoever asks is told when the child comes or goes. A store that outlives its child goes on
  /// showing the state that it began with.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let entry = node.scope(.passing, state, action) {
      node.presentedPlace(of: state)
    }
    let place = unsafeDowncast(entry.place, to: PassingPlace<ChildState>.self)
    guard let child = place.presentNode() else { return nil }
    return passingStore(entry, child, Action.allCasePaths[keyPath: action])
  }

  /// The store of a feature that is presented, or `nil` while nothing is.
  ///
  /// Whoever asks is told when the presentation begins and ends.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let entry = node.scope(.passing, state, action) {
      node.presentedPlace(of: state)
    }
    let place = unsafeDowncast(entry.place, to: PassingPlace<ChildState>.self)
    guard let child = place.presentNode() else { return nil }
    let presented = Action.allCasePaths[keyPath: action]
      .appending(PresentationAction<ChildAction>.allCasePaths.presented)
    return passingStore(entry, child, presented)
  }

  /// The store of the payload of a case, or `nil` while the state is another one.
  @inlinable
  public func scope<ChildState, ChildAction>(
    state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable {
    let entry = node.scope(.passing, state, action) {
      node.casePlace(of: state)
    }
    let place = unsafeDowncast(entry.place, to: PassingPlace<ChildState>.self)
    guard let child = place.presentNode() else { return nil }
    return passingStore(entry, child, Action.allCasePaths[keyPath: action])
  }

  /// The store that shows this child, or a new one.
  @inlinable
  func passingStore<ChildState, ChildAction>(
    _ entry: ScopeEntry,
    _ child: StateNode,
    _ action: CasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let known = entry.store {
      let store = unsafeDowncast(known, to: Store<ChildState, ChildAction>.self)
      if store.node === child { return store }
    }
    let store = makeChild(child, action) as Store<ChildState, ChildAction>
    entry.store = store
    return store
  }

  @inlinable
  func makeChild<ChildState, ChildAction>(
    _ child: StateNode,
    _ action: CasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(node: child, owner: self) { [sender] in
      sender(action.embed($0))
    }
  }
}

extension StateNode {
  /// The place of what is presented from a field, be it a plain optional or marked with `@Presents`.
  @usableFromInline
  final func presentedPlace<Parent, Child>(
    of field: WritableKeyPath<Parent, Child?>
  ) -> PassingPlace<Child> {
    if let index = place.shape?.index(of: field),
      let stored = place.shape?.stored(index) as? WritableKeyPath<Parent, PresentationState<Child>>
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
