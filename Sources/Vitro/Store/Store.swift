import Observation

/// Holds a feature's state, handles its actions and runs its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// store.count  // 1
/// ```
///
/// Reading a field through the store registers with Swift's observation: whoever reads `store.count`
/// inside `withObservationTracking`, as every view does, is told when that field changes, and only
/// then. A state that is not ``ObservableState`` is observed as a whole.
///
/// An action that arrives while another is handled waits until that one is done. State that is read
/// meanwhile is that before the action.
///
/// Effects end when the last reference to the store, and to those scoped from it, is gone.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  @usableFromInline let node: StateNode<State>

  private let sender: @MainActor (Action) -> StoreTask
  /// Keeps the tree of nodes alive.
  private let core: AnyObject
  private var children: [ScopePaths: WeakStore] = [:]

  /// Makes a store with a state and a reducer.
  ///
  /// - Parameters:
  ///   - initialState: the state to begin with; made with the store's dependencies.
  ///   - reducer: the rules; its body is built when the first action comes.
  ///   - update: overrides dependencies for the store's reducers and effects. Without overrides the
  ///     store keeps the dependencies of the task that makes it.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues.current
    update(&dependencies)
    let core = withDependencies(from: dependencies) {
      StoreCore(
        initialState: initialState(),
        reducer: reducer().built(),
        dependencies: dependencies
      )
    }
    // The store holds the core for as long as it holds this closure.
    self.init(node: core, core: core) { [unowned(unsafe) core] in core.send($0) }
  }

  init(
    node: StateNode<State>,
    core: AnyObject,
    sender: @escaping @MainActor (Action) -> StoreTask
  ) {
    self.node = node
    self.core = core
    self.sender = sender
  }

  /// Handles an action: when it returns, the state has changed, and the effects have begun.
  ///
  /// If another action is being handled, this one waits for its turn.
  ///
  /// - Returns: a handle to wait for the effects of this action, or to cancel them.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    sender(action)
  }

  /// All of the state; whoever reads it is told of every change.
  public var state: State {
    node.willReadWhole()
    return node.read { $0 }
  }

  /// A field of the state; whoever reads it is told when it changes.
  @inlinable
  public subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> Member {
    node.willRead(keyPath)
    if let state = node.readable { return state.pointee[keyPath: keyPath] }
    return slowRead(keyPath)
  }

  @usableFromInline
  func slowRead<Member>(_ keyPath: KeyPath<State, Member>) -> Member {
    node.read { $0[keyPath: keyPath] }
  }

  /// The store of a child that was scoped before and is still in use, or a new one.
  func child<ChildState, ChildAction>(
    state: AnyKeyPath,
    action: AnyKeyPath,
    make: () -> Store<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let paths = ScopePaths(state: state, action: action)
    if let store = children[paths]?.store as? Store<ChildState, ChildAction> { return store }
    let store = make()
    children[paths] = WeakStore(store: store)
    return store
  }

  func makeChild<ChildState, ChildAction>(
    _ childNode: StateNode<ChildState>,
    embed: @escaping @Sendable (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let sender = sender
    return Store<ChildState, ChildAction>(node: childNode, core: core) { sender(embed($0)) }
  }
}

extension Store: Observable {}

/// The store of a feature.
public typealias StoreOf<Feature: Reducer> = Store<Feature.State, Feature.Action>

private struct ScopePaths: Hashable {
  var state: AnyKeyPath
  var action: AnyKeyPath
}

private struct WeakStore {
  weak var store: AnyObject?
}
