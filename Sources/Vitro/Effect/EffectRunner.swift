import Synchronization
import VitroConcurrency
import VitroDependencies

/// The effects of a store: it starts them in tasks, and cancels them.
@MainActor
package final class EffectRunner<State, Action> {
  /// Takes an action that an effect sends; of one that is sent at once, the path to the child whose it is.
  package typealias Receiver =
    @MainActor (_ action: Action, _ from: EffectGroup, _ path: [ScopeStep]) -> Void

  /// Takes actions of effects; set once by the owner, whom it holds weakly.
  package var receive: Receiver = { _, _, _ in }

  /// Ends the presentation of the root, where somebody stands for its parent.
  package var dismissRoot: (@MainActor @Sendable () -> Void)?

  /// What runs; it ends with the runner, on whatever thread that happens.
  nonisolated package let running = RunningEffects()

  /// The children that have had effects.
  let scopes = RunningScopes<State>()

  /// Whether a child has had effects.
  package var hasScopes: Bool { !scopes.isEmpty }

  private var throttles: [ThrottleKey: ThrottleState] = [:]

  /// Makes a runner without work.
  package init() {}

  deinit {
    running.cancelAll()
    running.reportLeftBehind()
  }

  /// Starts an effect on the current ``RestExecutor``, if there is one.
  package func start(_ effect: Effect<Action>, in group: EffectGroup) {
    guard let node = effect.node else { return }
    start(node, EffectContext(group: group, dismiss: dismissRoot))
  }

  /// Ends the effects of the children that an action has removed or replaced, at whatever depth.
  ///
  /// - Parameter state: the state after the action, whose own effects have been started.
  /// - Returns: whether a child has gone.
  @discardableResult
  package func endGone(in state: State) -> Bool {
    if scopes.isEmpty { return false }
    if running.isEmpty, throttles.isEmpty {
      scopes.removeAll()
      return false
    }
    let gone = scopes.takeGone(from: state)
    if gone.isEmpty { return false }
    cancelScopes(Set(gone))
    return true
  }

  private func cancelScopes(_ paths: Set<[ScopeStep]>) {
    running.cancelScopes(paths)
    // A child that comes after one that is gone begins anew.
    if throttles.isEmpty { return }
    throttles = throttles.filter { !$0.key.path.isUnder(any: paths) }
  }
}

extension EffectRunner: @MainActor EffectHost {
  package func send(_ action: Action, _ context: EffectContext) {
    receive(action, context.group, context.path)
  }

  package func cancel(_ id: CancelID, under path: [ScopeStep]) { running.cancel(id, under: path) }

  package func setting(_ context: EffectContext, dismissedBy action: Action) -> EffectContext {
    let action = Unchecked(action)
    var presented = context
    presented.isPresented = true
    // The work of the child ends when its parent has let it go.
    presented.dismiss = { [weak self] in self?.receive(action.value, context.group, []) }
    return presented
  }

  package func make(_ parts: @MainActor () -> EffectNode<Action>?) -> EffectNode<Action>? {
    parts()
  }

  package func makeStage() -> EffectGroup { EffectGroup() }

  package func isOver(_ stage: EffectGroup) -> Bool { stage.isFinished }
}

/// The context of a part of an effect that a store runs.
package struct EffectContext: EffectSetting, Sendable {
  let group: EffectGroup
  package var path: [ScopeStep] = []
  package var ids: [CancelID] = []
  /// Whether the feature whose work it is, or one around it, is presented.
  var isPresented = false
  /// Ends the presentation of the feature whose work it is.
  var dismiss: (@MainActor @Sendable () -> Void)?
  package var stage: EffectGroup?
}

// MARK: - Work

extension EffectRunner {
  package func run(_ operation: EffectOperation<Action>, _ context: EffectContext) {
    let group = context.group
    let life = EffectLife(operation.place)
    let running = running
    let receive: @MainActor @Sendable (Action) -> Void = { [weak self] action in
      guard let self else { return }
      if life.isCancelled { return }
      if life.hasReturned { return running.comesLate(.sending(action), of: life) }
      self.receive(action, group, [])
    }
    let work = EffectWork(
      priority: operation.priority,
      dependencies: operation.dependencies,
      place: operation.place,
      life: life
    ) {
      var mark = SendMark()
      await operation.body(
        Send { [mark] action in withExtendedLifetime(mark) { receive(action) } })
      if !isKnownUniquelyReferenced(&mark) { running.leaves(mark, of: life) }
    }
    start(work, context)
  }

  @discardableResult
  private func start(_ work: EffectWork, _ context: EffectContext) -> Int {
    scopes.enter(context.path[...])
    return running.start(work, context)
  }

  package func start(
    _ part: EffectNode<Action>, after stage: EffectGroup, _ context: EffectContext
  ) {
    let piece = Unchecked(part)
    let work = EffectWork(place: .here(), isOrdering: true) { [weak self] in
      await stage.finish()
      await RestExecutor.onMainActor {
        if !Task.isCancelled { self?.start(piece.value, context) }
      }
    }
    var waiting = context
    waiting.ids += part.cancelIDs
    start(work, waiting)
  }
}

// MARK: - At most once in an interval

extension EffectRunner {
  package func start(
    _ node: EffectNode<Action>, at throttle: Throttle, _ context: EffectContext
  ) {
    let key = ThrottleKey(id: throttle.id, path: context.path)
    guard let state = throttles[key], isOpen(state) else {
      return begin(node, throttle, key, context)
    }
    if let waiting = state.waiting, running.isRunning(waiting) {
      guard throttle.isLatest else { return }
      running.cancel(waiting)
    }
    var waitingContext = context
    waitingContext.ids.append(throttle.id)
    let node = Unchecked(node)
    let work = EffectWork(place: throttle.place) { [weak self] in
      await state.window.sleep()
      await RestExecutor.onMainActor {
        if !Task.isCancelled { self?.begin(node.value, throttle, key, context) }
      }
    }
    throttles[key]?.waiting = start(work, waitingContext)
  }

  private func begin(
    _ node: EffectNode<Action>,
    _ throttle: Throttle,
    _ key: ThrottleKey,
    _ context: EffectContext
  ) {
    throttles = throttles.filter { isOpen($0.value) }
    throttles[key] = ThrottleState(window: throttle.open())
    scopes.enter(context.path[...])
    start(node, context)
  }

  /// Whether no other may begin: until the interval is over, and the one that waits for its end, whose
  /// alarm may be late, has begun.
  private func isOpen(_ throttle: ThrottleState) -> Bool {
    !throttle.window.isOver() || throttle.waiting.map(running.isRunning) == true
  }
}

private struct ThrottleKey: Hashable {
  let id: CancelID
  let path: [ScopeStep]
}

private struct ThrottleState {
  let window: ThrottleWindow
  /// The effect that waits for the end of the window.
  var waiting: Int?
}

/// Pieces of an effect on their way back to the main actor; nobody else has them meanwhile.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
