/// Runs a child's reducer on a part of the parent's state and actions.
///
/// ```swift
/// Scope(state: \.counter, action: \.counter) { Counter() }
/// ```
public struct Scope<ParentState, ParentAction: CasePathable, Child: Reducer>: Reducer {
  private let id = ScopeID()
  private let child: BuiltReducer<Child.State, Child.Action>
  private let action: CasePath<ParentAction, Child.Action>
  private let place: Place

  private enum Place {
    case field(StateSlot<ParentState, Child.State>)
    case enumCase(CasePath<ParentState, Child.State>)
  }

  /// Runs the child on a field of the parent's state.
  public init(
    state: WritableKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child
  ) {
    self.child = child().built()
    self.action = ParentAction.allCasePaths[keyPath: action]
    place = .field(StateSlot(state))
  }

  /// Runs the child while the parent's state is this case; an action for it at another time is
  /// reported.
  public init(
    state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child
  ) where ParentState: CasePathable {
    self.child = child().built()
    self.action = ParentAction.allCasePaths[keyPath: action]
    place = .enumCase(ParentState.allCasePaths[keyPath: state])
  }

  /// Hands an action of the child to the child.
  public func reduce(
    into state: inout ParentState,
    action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = action.extract(from: parentAction) else { return .none }
    let effect: Effect<Child.Action>
    switch place {
    case .field(let slot):
      effect = slot.modify(&state) { child.reduce(into: &$0, action: childAction) }
    case .enumCase(let path):
      guard var childState = path.extract(from: state) else {
        reportAbsentChild(of: path.name, action: action.name)
        return .none
      }
      effect = child.reduce(into: &childState, action: childAction)
      state = path.embed(childState)
    }
    if effect.isNone { return .none }
    return effect.map(action.embedding).scoped(id)
  }
}
