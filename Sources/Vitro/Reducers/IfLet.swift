extension Reducer {
  /// Runs a child's reducer while its state is there.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: \.detail) { Detail() }
  /// ```
  ///
  /// The child comes first, so that it still sees its own last action. When its state becomes `nil`
  /// its effects are cancelled. An action for an absent child is reported.
  public func ifLet<Child: Reducer>(
    _ state: WritableKeyPath<State, Child.State?>,
    action: CaseKeyPath<Action, Child.Action>,
    child: () -> Child
  ) -> IfLetReducer<Self, Child> where Action: CasePathable {
    IfLetReducer(parent: self, state: state, action: action, child: child())
  }
}

/// A reducer, and that of a child whose state may be absent.
public struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer
where Parent.Action: CasePathable {
  private let id = ScopeID()
  private let parent: BuiltReducer<Parent.State, Parent.Action>
  private let child: BuiltReducer<Child.State, Child.Action>
  private let slot: StateSlot<Parent.State, Child.State?>
  private let action: CasePath<Parent.Action, Child.Action>

  init(
    parent: Parent,
    state: WritableKeyPath<Parent.State, Child.State?>,
    action: CaseKeyPath<Parent.Action, Child.Action>,
    child: Child
  ) {
    self.parent = parent.built()
    self.child = child.built()
    slot = StateSlot(state)
    self.action = Parent.Action.allCasePaths[keyPath: action]
  }

  /// Runs the child, then the parent.
  public func reduce(
    into state: inout Parent.State,
    action parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    let wasThere = isThere(in: state)
    let childEffect = reduceChild(&state, parentAction)
    let effect = childEffect.merge(with: parent.reduce(into: &state, action: parentAction))
    guard wasThere, !isThere(in: state) else { return effect }
    return effect.merge(with: .cancelScope(id))
  }

  private func isThere(in state: Parent.State) -> Bool {
    state[keyPath: slot.stored] != nil
  }

  private func reduceChild(
    _ state: inout Parent.State,
    _ parentAction: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = action.extract(from: parentAction) else { return .none }
    guard isThere(in: state) else {
      reportAbsentChild(of: action.name, action: action.name)
      return .none
    }
    let effect = slot.modify(&state) {
      $0.reduceIfPresent { child.reduce(into: &$0, action: childAction) }
    }
    return effect.map(action.embedding).scoped(id)
  }
}

extension Optional {
  /// Changes the value in place if it is there.
  fileprivate mutating func reduceIfPresent<Action>(
    _ reduce: (inout Wrapped) -> Effect<Action>
  ) -> Effect<Action> {
    guard var value = take() else { return .none }
    defer { self = value }
    return reduce(&value)
  }
}
