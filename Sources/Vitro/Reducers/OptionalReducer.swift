/// The reducer of optional children of all kinds: a child's reducer while it is there, and a parent
/// that may remove or replace it.
@usableFromInline
struct OptionalReducer<State, Action, Part: OptionalPart, ChildAction> {
  @usableFromInline let scope: ChildScope
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
    scope = TypedScope(optional: slot, identity)
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
    let before = dismissal == nil ? .absent : childIdentity(in: &state)
    let change = slot.with(&state) {
      $0.changeInPlace { state in
        marks.watch(&state) { state in
          if dismissal == nil { return child.reduce(into: &state, action: childAction) }
          return Presented.reduce { child.reduce(into: &state, action: childAction) }
        }
      }
    }
    guard let change else {
      reportAbsentChild(of: name, name, childAction)
      return parent.reduce(into: &state, action: action)
    }
    if change.hasChanged { slot.mark(&state) }
    var effect = change.result.map(embed)
    if !effect.isNone {
      let key = ScopeKey(childIdentity(in: &state))
      effect = effect.scoped(scope, key, dismissal: dismissal)
    }
    effect = effect.merge(with: parent.reduce(into: &state, action: action))
    if before.isEphemeral { end(before, &state) }
    return effect
  }

  /// Lets the parent hear of the end of a presentation, then ends it.
  @inlinable
  func dismiss(_ state: inout State, _ action: Action) -> Effect<Action> {
    let before = childIdentity(in: &state)
    if before == .absent { reportAbsentChild(of: name, "\(name).dismiss", ()) }
    let effect = parent.reduce(into: &state, action: action)
    end(before, &state)
    return effect
  }

  /// Ends the presentation of a child if it is still that one.
  @inlinable
  func end(_ child: ChildIdentity<Part.Wrapped>.Value, _ state: inout State) {
    guard child != .absent, childIdentity(in: &state) == child else { return }
    slot.with(&state) { $0.remove() }
    slot.mark(&state)
  }

  @inlinable
  func childIdentity(in state: inout State) -> ChildIdentity<Part.Wrapped>.Value {
    slot.read(&state) { part in
      guard identity.isKnown else { return part.isThere ? .present : .absent }
      return part.readInPlace { identity.known($0) } ?? .absent
    }
  }
}
