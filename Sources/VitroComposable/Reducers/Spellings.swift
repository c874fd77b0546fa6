public import Vitro
public import VitroUI

extension Scope {
  /// Runs the child on a field of the parent's state: `Scope/init(state:action:child:)`.
  @inlinable
  public init(
    _ state: WritableKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child
  ) {
    self.init(state: state, action: action, child: child)
  }

  /// Runs the child while the parent's state is this case.
  @inlinable
  public init(
    _ state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child
  ) where ParentState: CasePathable {
    self.init(state: state, action: action, child: child)
  }
}

extension Scope where Child.Action == ParentAction {
  /// Runs the child, which has the parent's actions, on a field of the parent's state or on all of it:
  /// `Scope(state: \.self, action: \.self) { Logging() }`.
  public init(
    state: WritableKeyPath<ParentState, Child.State>,
    action: KeyPath<ParentAction.AllCasePaths, ParentAction.AllCasePaths>,
    child: () -> Child
  ) {
    self.init(state, CasePath(name: "self", embed: same, extract: some), child())
  }
}

extension Reducer {
  /// Runs the reducer of a part of the state, which has the same actions, while it is there:
  /// `.ifLet(\.value, action: \.self) { Counter() }`.
  public func ifLet<Child: Reducer>(
    _ state: WritableKeyPath<State, Child.State?>,
    action: KeyPath<Action.AllCasePaths, Action.AllCasePaths>,
    child: () -> Child
  ) -> Reduce<State, Action> where Action: CasePathable, Child.Action == Action {
    ifLet(state, CasePath(name: "self", embed: same, extract: some), child())
  }
}

@Sendable private func same<Value>(_ value: Value) -> Value { value }
@Sendable private func some<Value>(_ value: Value) -> Value? { value }

extension Store {
  /// Makes a store with a state and no reducer, as in a preview: `Store(initialState: Editor.State()) {}`.
  public convenience init(initialState: @autoclosure () -> State, reducer: () -> Void) {
    self.init(initialState: initialState()) { EmptyReducer<State, Action>() }
  }
}

/// The action of a button in a state: `ButtonState(action: .send(.confirmed, animation: .default)) { … }`.
public struct ButtonStateAction<Action> {
  fileprivate let action: Action?

  /// The action that the button sends when it is pressed.
  public static func send(_ action: Action?) -> Self { Self(action: action) }

  /// The action that the button sends when it is pressed; the surface moves what changes in its own way.
  public static func send(_ action: Action?, animation: Animation?) -> Self { Self(action: action) }
}

extension ButtonState {
  /// Makes a button.
  public init(role: Role? = nil, action: ButtonStateAction<Action>, label: () -> TextState) {
    self.init(role: role, action: action.action, label: label)
  }
}
