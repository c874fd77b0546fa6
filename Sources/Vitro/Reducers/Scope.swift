/// Runs a child's reducer on a part of the parent's state and actions.
///
/// ```swift
/// Scope(state: \.counter, action: \.counter) { Counter() }
/// ```
///
/// Its initializers are inlinable, so that they are compiled for the types at hand.
public struct Scope<ParentState, ParentAction: CasePathable, Child: Reducer>: Reducer {
  @usableFromInline let run: (inout ParentState, ParentAction) -> Effect<ParentAction>

  @usableFromInline
  init(_ run: @escaping (inout ParentState, ParentAction) -> Effect<ParentAction>) {
    self.run = run
  }

  /// Runs the child on a field of the parent's state.
  @inlinable
  public init(
    state: WritableKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child
  ) {
    self.init(state, ParentAction.allCasePaths[keyPath: action], child())
  }

  @inlinable
  package init(
    _ state: WritableKeyPath<ParentState, Child.State>,
    _ action: CasePath<ParentAction, Child.Action>,
    _ child: Child
  ) {
    let child = child.built()
    let slot = StateSlot(state)
    let scope = TypedScope(always: slot)
    let marks = StateMarks(of: Child.State.self)
    self.init { state, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      let (effect, hasChanged) = slot.with(&state) {
        marks.watch(&$0) { child.reduce(into: &$0, action: childAction) }
      }
      if hasChanged { slot.mark(&state) }
      return effect.isNone ? .none : effect.map(action.embedding).scoped(scope, .only)
    }
  }

  /// Runs the child while the parent's state is this case; an action for it at another time is
  /// reported. It is left to the parent to end the child's effects.
  @inlinable
  public init(
    state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child
  ) where ParentState: CasePathable {
    self.init(state: state, action: action, endsEffects: false, child: child)
  }

  @inlinable
  init(
    state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    endsEffects: Bool,
    child: () -> Child
  ) where ParentState: CasePathable {
    let child = child().built()
    let action = ParentAction.allCasePaths[keyPath: action]
    let path = ParentState.allCasePaths[keyPath: state]
    let identity = ChildIdentity(of: Child.State.self)
    let scope = TypedScope(case: path, endsEffects ? identity : nil)
    self.init { state, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      let change = path.modify(&state) { state in
        let effect = child.reduce(into: &state, action: childAction)
        return (
          effect, key: effect.isNone || !endsEffects ? .only : ScopeKey(identity.known(state))
        )
      }
      guard let (effect, key) = change else {
        reportAbsentChild(of: path.name, action.name, childAction)
        return .none
      }
      return effect.isNone ? .none : effect.map(action.embedding).scoped(scope, key)
    }
  }

  /// Hands an action of the child to the child.
  @inlinable
  public func reduce(
    into state: inout ParentState,
    action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    run(&state, parentAction)
  }
}
