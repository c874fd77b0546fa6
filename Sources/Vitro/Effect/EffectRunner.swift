import Synchronization

/// Starts effects, knows which still run, and cancels them.
@MainActor
package final class EffectRunner<Action> {
  /// Takes an action that an effect sends.
  package typealias Receiver = @MainActor (_ action: Action, _ from: EffectGroup) -> Void

  /// Takes actions of effects; set once by the owner, whom it holds weakly.
  package var receive: Receiver = { _, _ in }

  private let tasks = RunningTasks()
  private var cancellable: [CancelID: Set<Int>] = [:]
  private var nextID = 0

  /// Makes a runner without work.
  package init() {}

  /// The effects that still run, the oldest first.
  package var running: [RunningEffect] { tasks.all }

  /// The same, for a `deinit`, which has no actor.
  nonisolated package var leftOver: [RunningEffect] { tasks.all }

  /// Starts an effect on the current ``RestExecutor``, if there is one.
  package func start(_ effect: Effect<Action>, in group: EffectGroup) {
    guard let node = effect.node else { return }
    start(node, Context(group: group))
  }

  /// Ends all work.
  package func cancelAll() {
    tasks.cancelAll()
  }

  /// Ends all work and forgets it, even what does not listen to its cancellation.
  package func abandonAll() {
    for effect in tasks.all {
      ended(effect.id)
      effect.task.cancel()
    }
  }

  /// What is known about a piece of an effect from the pieces around it.
  private struct Context {
    var group: EffectGroup
    var path: [ScopeID] = []
    var ids: [(CancelID, [ScopeID])] = []
  }

  private func start(_ node: EffectNode<Action>, _ context: Context) {
    var context = context
    switch node.kind {
    case .send(let action): receive(action, context.group)
    case .run(let operation): run(operation, context)
    case .merge(let nodes): for node in nodes { start(node, context) }
    case .cancellable(let id, let cancelInFlight, let node):
      if cancelInFlight { cancel(id, under: context.path) }
      context.ids.append((id, context.path))
      start(node, context)
    case .cancel(let id): cancel(id, under: context.path)
    case .scoped(let id, let node):
      context.path.append(id)
      start(node, context)
    case .cancelScope(let id): cancelScope(context.path + [id])
    }
  }

  private func run(_ operation: EffectOperation<Action>, _ context: Context) {
    let id = nextID
    nextID += 1
    let group = context.group
    group.begin()
    for (cancelID, _) in context.ids { cancellable[cancelID, default: []].insert(id) }
    let send = Send<Action> { [weak self] action in
      self?.receive(action, group)
    }
    let task = start(operation, send: send) { @MainActor @Sendable [weak self] in
      self?.ended(id)
      group.end()
    }
    tasks.add(
      RunningEffect(
        id: id,
        path: context.path,
        cancelIDs: context.ids.map(\.0),
        origin: group.origin,
        place: operation.place,
        task: task
      )
    )
    group.add(task)
  }

  private func start(
    _ operation: EffectOperation<Action>,
    send: Send<Action>,
    ended: @escaping @MainActor @Sendable () -> Void
  ) -> Task<Void, Never> {
    let dependencies = operation.dependencies
    let body = operation.body
    let work: @Sendable () async -> Void = {
      if dependencies.isIdentical(to: .current) {
        await body(send)
      } else {
        await DependencyValues.$current.withValue(dependencies) { await body(send) }
      }
      await ended()
    }
    if let executor = RestExecutor.current {
      return executor.start(priority: operation.priority, work)
    }
    return Task(priority: operation.priority, operation: work)
  }

  private func ended(_ id: Int) {
    guard let effect = tasks.remove(id) else { return }
    for cancelID in effect.cancelIDs {
      cancellable[cancelID]?.remove(id)
      if cancellable[cancelID]?.isEmpty == true { cancellable[cancelID] = nil }
    }
  }

  private func cancel(_ cancelID: CancelID, under path: [ScopeID]) {
    for id in cancellable[cancelID] ?? [] { cancel(id, ifUnder: path) }
  }

  private func cancelScope(_ path: [ScopeID]) {
    for effect in tasks.all { cancel(effect.id, ifUnder: path) }
  }

  private func cancel(_ id: Int, ifUnder path: [ScopeID]) {
    guard let effect = tasks[id], effect.path.starts(with: path) else { return }
    ended(id)
    effect.task.cancel()
  }
}

/// An effect that runs.
package struct RunningEffect: Sendable {
  let id: Int
  let path: [ScopeID]
  let cancelIDs: [CancelID]
  /// The step of a test that started it.
  package let origin: EffectOrigin?
  /// The line of its `run`.
  package let place: SourcePlace
  let task: Task<Void, Never>

  /// Ends the work.
  package func cancel() { task.cancel() }
}

/// The tasks of a runner, which end with it, on whatever thread that happens.
private final class RunningTasks: Sendable {
  private let effects = Mutex<[Int: RunningEffect]>([:])

  var all: [RunningEffect] { effects.withLock { Array($0.values) }.sorted { $0.id < $1.id } }

  subscript(id: Int) -> RunningEffect? { effects.withLock { $0[id] } }

  func add(_ effect: RunningEffect) {
    effects.withLock { $0[effect.id] = effect }
  }

  func remove(_ id: Int) -> RunningEffect? {
    effects.withLock { $0.removeValue(forKey: id) }
  }

  func cancelAll() {
    for effect in all { effect.task.cancel() }
  }

  deinit {
    cancelAll()
  }
}
