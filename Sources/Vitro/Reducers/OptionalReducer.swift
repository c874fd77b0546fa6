/// What optional children of all kinds have in common: a child's reducer while it is there, and a
/// parent that may remove or replace it.
@usableFromInline
struct OptionalReducer<State, Action, Part: OptionalPart, ChildAction> {
  @usableFromInline let id = ScopeID()
  @usableFromInline let parent: BuiltReducer<State, Action>
  @usableFromInline let child: BuiltReducer<Part.Wrapped, ChildAction>
  @usableFromInline let slot: StateSlot<State, Part>
  @usableFromInline let marks = StateMarks(of: Part.Wrapped.self)
  @usableFromInline let identity = ChildIdentity(of: Part.Wrapped.self)
  @usableFromInline let name: String

  @usableFromInline
  init(
    parent: BuiltReducer<State, Action>,
    child: BuiltReducer<Part.Wrapped, ChildAction>,
    slot: StateSlot<State, Part>,
    name: String
  ) {
    self.parent = parent
    self.child = child
    self.slot = slot
    self.name = name
  }

  /// Hands an action of the child to the child, then to the parent.
  @inlinable
  func reduce(
    _ state: inout State,
    _ action: Action,
    _ childAction: ChildAction,
    dismissal: Action?,
    embed: @escaping @Sendable (ChildAction) -> Action
  ) -> Effect<Action> {
    let before = childIdentity(in: &state)
    let change = slot.with(&state) {
      $0.changeInPlace { marks.watch(&$0) { child.reduce(into: &$0, action: childAction) } }
    }
    guard let change else {
      reportAbsentChild(of: name, name, childAction)
      return reduceParent(&state, action, before: before)
    }
    if change.hasChanged { slot.mark(&state) }
    var effect = reduceParent(&state, action, before: before)
    if !change.result.isNone {
      effect = change.result.map(embed).scoped(id, dismissal: dismissal).merge(with: effect)
    }
    if dismissal == nil || !before.isEphemeral { return effect }
    return effect.merge(with: end(before, &state))
  }

  /// Lets the parent hear of the end of a presentation, then ends it.
  @inlinable
  func dismiss(_ state: inout State, _ action: Action) -> Effect<Action> {
    let before = childIdentity(in: &state)
    if before == .absent { reportAbsentChild(of: name, "\(name).dismiss", ()) }
    return reduceParent(&state, action, before: before).merge(with: end(before, &state))
  }

  /// Ends the presentation of a child if it is still that one.
  @inlinable
  func end(_ child: ChildIdentity<Part.Wrapped>.Value, _ state: inout State) -> Effect<Action> {
    guard child != .absent, childIdentity(in: &state) == child else { return .none }
    slot.with(&state) { $0.remove() }
    slot.mark(&state)
    return .cancelScope(id)
  }

  /// Hands an action to the parent, and ends the effects of a child that it removes or replaces.
  @inlinable
  func reduceParent(
    _ state: inout State,
    _ action: Action,
    before: ChildIdentity<Part.Wrapped>.Value
  ) -> Effect<Action> {
    let effect = parent.reduce(into: &state, action: action)
    if before == .absent { return effect }
    return childIdentity(in: &state) == before ? effect : effect.merge(with: .cancelScope(id))
  }

  @inlinable
  func childIdentity(in state: inout State) -> ChildIdentity<Part.Wrapped>.Value {
    slot.read(&state) { part in
      guard identity.isKnown else { return part.isThere ? .present : .absent }
      return part.readInPlace { identity.known($0) } ?? .absent
    }
  }
}
