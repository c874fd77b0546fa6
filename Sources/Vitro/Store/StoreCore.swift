import IssueReporting
import VitroCasePaths

/// The core that all stores of one tree share: the state, the reducer, the effects.
///
/// It is inlinable up to its effects, so that sending is compiled for the types at hand.
@MainActor
@usableFromInline
final class StoreCore<State, Action> {
  // Unsafe for 'deinit' alone, which may run anywhere: nobody else has a way to them by then.
  @usableFromInline nonisolated(unsafe) let memory: StateMemory<State>
  @usableFromInline let reducer: BuiltReducer<State, Action>
  @usableFromInline let dependencies: DependencyValues
  @usableFromInline nonisolated(unsafe) let root: FixedPlace
  private let effects = EffectRunner<State, Action>()
  @usableFromInline let scopes: RunningScopes<State>

  @exclusivity(unchecked)
  @usableFromInline var isSending = false
  private var queue = ActionQueue<Waiting>()
  @exclusivity(unchecked)
  @usableFromInline var hasBuffered = false
  @exclusivity(unchecked)
  private var changed: [FieldObserver] = []
  @exclusivity(unchecked)
  private var told: [FieldObserver] = []

  /// An action that waits for its turn, and the path to the child that has sent it to itself.
  private struct Waiting {
    let action: Action
    let group: EffectGroup
    var path: [ScopeStep] = []
  }

  @usableFromInline
  init(
    initialState: State,
    reducer: BuiltReducer<State, Action>,
    dependencies: DependencyValues
  ) {
    memory = StateMemory(initialState)
    root = FixedPlace(graph: memory, shape: StateShape.of(State.self))
    self.reducer = reducer
    self.dependencies = dependencies
    scopes = effects.scopes
    effects.receive = { [weak self] action, group, path in
      self?.receive(action, from: group, path)
    }
  }

  deinit {
    // Nodes keep the way up to the root: without the ways down none keeps another one alive.
    root.leave()
    memory.takeUnforgotten()
  }

  /// Handles an action, or puts it behind those that wait.
  @inlinable
  func send(_ action: Action) -> StoreTask {
    guard !isSending else { return StoreTask(group: wait(action)) }
    isSending = true
    let effect = reduce(action)
    let group = effect.isNone ? nil : start(effect)
    if !scopes.isEmpty { endGone() }
    if hasBuffered { drain() }
    isSending = false
    return StoreTask(group: group)
  }

  @inlinable
  func reduce(_ action: Action) -> Effect<Action> {
    memory.willChange()
    let effect: Effect<Action>
    if dependencies.isIdentical(to: .current) {
      effect = reducer.reduce(into: &memory.state.pointee, action: action)
    } else {
      effect = withDependencies(from: dependencies) {
        reducer.reduce(into: &memory.state.pointee, action: action)
      }
    }
    memory.hasChanged()
    if root.node.isObserved { tellObservers() }
    return effect
  }

  // MARK: Effects

  @usableFromInline
  func start(_ effect: Effect<Action>) -> EffectGroup {
    let group = EffectGroup()
    effects.start(effect, in: group)
    return group
  }

  /// Ends the effects of children that the action has removed or replaced.
  @usableFromInline
  func endGone() {
    effects.endGone(in: memory.state.pointee)
  }

  @usableFromInline
  func wait(_ action: Action) -> EffectGroup {
    let group = EffectGroup()
    wait(action, in: group)
    return group
  }

  private func wait(_ action: Action, in group: EffectGroup, _ path: [ScopeStep] = []) {
    group.begin()
    queue.append(Waiting(action: action, group: group, path: path))
    hasBuffered = true
  }

  /// Takes an action that an effect sends.
  private func receive(_ action: Action, from parent: EffectGroup, _ path: [ScopeStep]) {
    guard !isSending else { return wait(action, in: EffectGroup(parent: parent), path) }
    if path.isReplaced(in: memory.state.pointee, sending: action) { return }
    isSending = true
    let effect = reduce(action)
    if !effect.isNone { start(effect, sentBy: parent) }
    endGone()
    if hasBuffered { drain() }
    isSending = false
  }

  private func start(_ effect: Effect<Action>, sentBy parent: EffectGroup) {
    let group = EffectGroup(parent: parent)
    group.begin()
    effects.start(effect, in: group)
    group.end()
  }

  @usableFromInline
  func drain() {
    while let (action, group, path) = queue.popFirst().map({ ($0.action, $0.group, $0.path) }) {
      if !path.isReplaced(in: memory.state.pointee, sending: action) {
        effects.start(reduce(action), in: group)
        endGone()
      }
      group.end()
      if queue.isEndless { reportEndless(action) }
    }
    hasBuffered = false
  }

  /// Actions answer each other without end: those that wait are not sent.
  private func reportEndless(_ action: Action) {
    for next in queue.removeAll() { next.group.end() }
    let name = (action as? any CasePathable).map { "'\($0.caseName)'" } ?? "an action"
    reportIssue(
      """
      Actions answer each other without end: \(name) was the last of \
      \(ActionQueue<Waiting>.mostInARow) in a row, and those after it are not sent.

      Expected: sooner or later an action is answered with an effect that takes time, or with none.
      To fix: find the reducer that answers it with '.send'.
      """
    )
  }

  // MARK: Observers

  /// Tells those who have read what has changed. What they do may send actions, which wait.
  @usableFromInline
  func tellObservers() {
    root.node.collect(at: UnsafeMutableRawPointer(memory.state), into: &changed)
    guard !changed.isEmpty else { return }
    // Two lists take turns, so that neither is made anew for each action.
    swap(&changed, &told)
    for observer in told { observer.hasChanged() }
    told.removeAll(keepingCapacity: true)
  }
}
