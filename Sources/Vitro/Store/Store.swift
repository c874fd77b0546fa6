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
/// An action that arrives while another is handled waits until that one is done.
///
/// Effects end when the last reference to the store, and to those scoped from it, is gone.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  @usableFromInline let node: StateNode
  /// Sends an action of the state at a node. It keeps what the store lives in: the store that it was
  /// scoped from, or a root's core.
  @usableFromInline let sender: @MainActor (StateNode, Action) -> StoreTask

  /// Makes a store with a state and a reducer.
  ///
  /// It is inlinable, so that sending is compiled for the types at hand.
  ///
  /// - Parameters:
  ///   - initialState: the state to begin with; made with the store's dependencies.
  ///   - reducer: the rules; its body is built when the first action comes.
  ///   - update: overrides dependencies for the store's reducers and effects. Without overrides the
  ///     store keeps the dependencies of the task that makes it.
  @inlinable
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    reducer: () -> R,
    withDependencies update: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    let dependencies = DependencyValues.current.updated(by: update)
    let core = withDependencies(from: dependencies) {
      StoreCore(
        initialState: initialState(),
        reducer: reducer().built(),
        dependencies: dependencies
      )
    }
    self.init(node: core.root.node) { _, action in core.send(action) }
  }

  @usableFromInline
  init(
    node: StateNode,
    sender: @escaping @MainActor (StateNode, Action) -> StoreTask
  ) {
    self.node = node
    self.sender = sender
  }

  /// Handles an action: when it returns, the state has changed, and the effects have begun.
  ///
  /// If another action is being handled, this one waits for its turn.
  ///
  /// - Returns: a handle to wait for the effects of this action, or to cancel them.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    sender(node, action)
  }

  /// Whether the state has gone from the tree: what is read is its last value, and an action comes too
  /// late.
  package var isGone: Bool { node.isGone }

  /// All of the state; whoever reads it is told of every change.
  public var state: State {
    node.willReadWhole()
    return node.value(at: \State.self)
  }

  /// A field of the state; whoever reads it is told when it changes.
  ///
  /// It is inlined always, so that a key path literal becomes a plain read.
  @inlinable
  public subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> Member {
    @inline(__always) get {
      if let state = node.willRead(keyPath) {
        return state.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath]
      }
      return node.value(at: keyPath)
    }
  }
}

extension Store: Observable {}

extension Store: @MainActor Identifiable {
  /// Tells the state that the store shows from that of others: it is the same for each store of a
  /// row for as long as the row is there.
  public var id: ObjectIdentifier { ObjectIdentifier(node) }
}

extension Store: Hashable {
  /// Whether both are the same store.
  public nonisolated static func == (left: Store, right: Store) -> Bool { left === right }

  /// Hashes which store it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The store of a feature.
public typealias StoreOf<Feature: Reducer> = Store<Feature.State, Feature.Action>
