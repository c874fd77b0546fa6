public import Vitro

extension Store where Action: CasePathable {
  /// The store of a child, whose actions are wrapped in the parent's: `Store/scope(state:action:)`.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The store of a child that may be absent, or `nil` while it is.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The store of a feature that is presented, or `nil` while nothing is.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The store of a feature that is presented, `\.$editor`, or `nil` while nothing is.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state.appending(path: \.wrappedValue), action: action)
  }

  /// The store of the payload of a case, or `nil` while the state is another one.
  @inlinable
  public func scope<ChildState, ChildAction>(
    _ state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable {
    scope(state: state, action: action)
  }

  /// The store of a child that is somewhere below a field that may be absent, `\.destination?.edit`.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The same where the action may also end the presentation.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<ScopedState<State>, ScopedState<ChildState>?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The stores of the rows of a collection, in its order.
  @inlinable
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// The stores of the elements of a navigation stack, the lowest first.
  @inlinable
  public func scope<ElementState, ElementAction>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> StoreCollection<StackElementID, ElementState, ElementAction> {
    scope(state: state, action: action)
  }
}

// MARK: - Of what is computed

extension Store where State: ObservableState, Action: CasePathable {
  /// The store of a part of the state that is computed.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: \.[computed: ReadOnly(state)], action: action)
  }

  /// The stores of rows that are computed, such as those of a filter.
  @_disfavoredOverload
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, ChildState, ChildAction> {
    scope(state: \.[computed: ReadOnly(state)], action: action)
  }
}

/// A key path to what is computed, as a part of another one.
public struct ReadOnly<Root, Value>: Hashable, @unchecked Sendable {
  // Key paths to members of a state capture nothing.
  fileprivate let keyPath: KeyPath<Root, Value>

  fileprivate init(_ keyPath: KeyPath<Root, Value>) { self.keyPath = keyPath }
}

extension ObservableState {
  /// The value of a computed part; what is written to it is lost.
  public subscript<Value>(computed part: ReadOnly<Self, Value>) -> Value {
    get { self[keyPath: part.keyPath] }
    set {}
  }
}
