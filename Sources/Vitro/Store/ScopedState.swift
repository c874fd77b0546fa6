/// The ways from a state to its children that may be absent: `\.destination?.edit`.
///
/// You never name it: it is what such a key path begins with in
/// ``Store/scope(state:action:)-(KeyPath<ScopedState<State>,ScopedState<ChildState>?>,CaseKeyPath<Action,ChildAction>)``.
@dynamicMemberLookup
public struct ScopedState<State> {
  @usableFromInline let node: StateNode
  /// The last step of the way: where it began, and what it led to.
  let step: Step?

  typealias Step = (parent: StateNode, entry: ScopeEntry)

  init(_ node: StateNode, step: Step? = nil) {
    self.node = node
    self.step = step
  }

  /// A field that may be absent; whoever asks is told when it comes or goes.
  public subscript<Child>(
    dynamicMember field: WritableKeyPath<State, Child?>
  ) -> ScopedState<Child>? {
    passing(field) { node.presentedPlace(of: field) }
  }

  /// A field that is always there.
  public subscript<Child>(
    dynamicMember field: WritableKeyPath<State, Child>
  ) -> ScopedState<Child> {
    let entry = node.scope(.fixed, field, field) {
      FixedPlace(parent: node, slot: StateSlot(field))
    }
    let child = entry.place(as: FixedPlace.self).node
    return ScopedState<Child>(child, step: (node, entry))
  }

  /// The payload of a case; whoever asks is told when the state becomes, or is no longer, this case.
  public subscript<Child>(
    dynamicMember keyPath: CaseKeyPath<State, Child>
  ) -> ScopedState<Child>? where State: CasePathable {
    passing(keyPath) { node.casePlace(of: keyPath) }
  }

  private func passing<Child>(
    _ keyPath: AnyKeyPath,
    place: () -> PassingPlace<Child>
  ) -> ScopedState<Child>? {
    let entry = node.scope(.passing, keyPath, keyPath, make: place)
    guard let child = entry.place(as: PassingPlace<Child>.self).presentNode() else { return nil }
    return ScopedState<Child>(child, step: (node, entry))
  }
}

extension Store where Action: CasePathable {
  /// The store of a child that is somewhere below a field that may be absent, such as a case of a
  /// destination, or `nil` while it is not there.
  ///
  /// ```swift
  /// if let store = store.scope(state: \.destination?.edit, action: \.destination.edit) {
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// Whoever asks is told when the child comes or goes.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scopedStore(state, action) { $0 }
  }

  /// The same where the action may also end the presentation.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scopedStore(state, action) { $0.appending(PresentationAction.allCasePaths.presented) }
  }

  private func scopedStore<ChildState, Value, ChildAction>(
    _ state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    _ action: CaseKeyPath<Action, Value>,
    path: (CasePath<Action, Value>) -> CasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let child = ScopedState(node)[keyPath: state], let step = child.step else { return nil }
    let way = Action.allCasePaths[keyPath: action]
    let entry = step.parent.scope(step.entry.kind, step.entry.state, action, name: way.name) {
      step.entry.place
    }
    return shownStore(entry, child.node, path(way))
  }
}
