import IssueReporting

/// What all stores of one tree share: the state, the reducer, the effects.
@MainActor
final class StoreCore<State, Action>: StateNode<State> {
  nonisolated(unsafe) private let state: UnsafeMutablePointer<State>
  private let reducer: BuiltReducer<State, Action>
  private let dependencies: DependencyValues
  private let effects = EffectRunner<Action>()

  private var isSending = false
  private var buffer: [(action: Action, group: EffectGroup)] = []
  private var hasBuffered = false
  private var changed: [FieldObserver] = []

  /// The state before the action that is being handled, in a store that keeps it.
  private var before: State?
  /// Whether a copy is kept while a reducer runs, which makes it copy the collections it changes.
  private var keepsBefore = isTesting
  private let initial: State

  init(
    initialState: State,
    reducer: BuiltReducer<State, Action>,
    dependencies: DependencyValues
  ) {
    state = .allocate(capacity: 1)
    state.initialize(to: initialState)
    initial = initialState
    self.reducer = reducer
    self.dependencies = dependencies
    super.init()
    readable = UnsafePointer(state)
    effects.receive = { [weak self] action, group in
      self?.receive(action, from: group)
    }
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  func send(_ action: Action) -> StoreTask {
    guard !isSending else {
      let group = EffectGroup()
      group.begin()
      buffer.append((action, group))
      hasBuffered = true
      return StoreTask(group: group)
    }
    isSending = true
    let effect = reduce(action)
    let group = effect.isNone ? nil : EffectGroup()
    if let group { effects.start(effect, in: group) }
    if hasBuffered { drain() }
    isSending = false
    return StoreTask(group: group)
  }

  /// Takes an action that an effect sends.
  private func receive(_ action: Action, from parent: EffectGroup) {
    let group = EffectGroup(parent: parent)
    group.begin()
    buffer.append((action, group))
    hasBuffered = true
    guard !isSending else { return }
    isSending = true
    drain()
    isSending = false
  }

  private func drain() {
    var next = 0
    while next < buffer.count {
      let (action, group) = buffer[next]
      next += 1
      let effect = reduce(action)
      effects.start(effect, in: group)
      group.end()
    }
    buffer.removeAll(keepingCapacity: buffer.count < 64)
    hasBuffered = false
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    readable = nil
    if keepsBefore { before = state.pointee }
    let effect: Effect<Action>
    if dependencies.isIdentical(to: .current) {
      effect = reducer.reduce(into: &state.pointee, action: action)
    } else {
      effect = DependencyValues.$current.withValue(dependencies) {
        reducer.reduce(into: &state.pointee, action: action)
      }
    }
    if isObserved { collect(&state.pointee, into: &changed) }
    readable = UnsafePointer(state)
    if keepsBefore { before = nil }
    if !changed.isEmpty { notify() }
    return effect
  }

  private func notify() {
    let observers = changed
    changed.removeAll(keepingCapacity: true)
    for observer in observers { observer.hasChanged() }
  }

  override func read<Result>(_ body: (State) -> Result) -> Result {
    if let readable { return body(readable.pointee) }
    if let before { return body(before) }
    keepsBefore = true
    reportIssue(
      """
      The state of a store was read while its reducer handled an action.

      Expected: what runs inside a reducer reads the state that the reducer is given.
      The read was answered with the initial state. From now on the store keeps a copy of the state \
      before each action, so that the next such read is answered with that.
      """
    )
    return body(initial)
  }

  override func modify(_ change: (inout State) -> Void) {
    guard readable != nil else { return }
    change(&state.pointee)
  }
}
