import IssueReporting
import Synchronization
import VitroConcurrency
import VitroDependencies

/// An effect that runs.
package struct RunningEffect: Sendable {
  /// Tells it from all others of its store.
  package let id: Int
  /// The children whose work it is, from the outermost one.
  let path: [ScopeStep]
  let cancelIDs: [CancelID]
  let group: EffectGroup
  /// The line that it was written at.
  package let place: SourcePlace
  /// Whether it only waits for others to begin.
  let isOrdering: Bool
  let task: Task<Void, Never>
  let scope: RestScope?

  /// The step of a test that started it.
  package var origin: EffectOrigin? { group.origin }

  /// What it sleeps for, where that can be known.
  package var sleeps: [KnownSleep] { scope?.sleeps ?? [] }

  /// Whether it is work of the action that a group is for, or of one that this action led to.
  package func belongs(to group: EffectGroup) -> Bool { self.group.belongs(to: group) }
}

/// Work that is to be started.
struct EffectWork: Sendable {
  let priority: TaskPriority?
  let dependencies: DependencyValues
  /// The line that it was written at.
  let place: SourcePlace
  /// Whether it still runs.
  let life: EffectLife
  /// Whether the effect still runs of which it is a part.
  let whole: EffectLife
  let isOrdering: Bool
  let body: @Sendable () async -> Void

  init(
    priority: TaskPriority? = nil,
    dependencies: DependencyValues = .current,
    place: SourcePlace,
    life: EffectLife? = nil,
    partOf whole: EffectLife? = nil,
    isOrdering: Bool = false,
    body: @escaping @Sendable () async -> Void
  ) {
    self.priority = priority
    self.dependencies = dependencies
    self.place = place
    let life = life ?? EffectLife(place)
    self.life = life
    self.whole = whole ?? life
    self.isOrdering = isOrdering
    self.body = body
  }
}

/// The effects of a store that run, by their ids. They begin, end and are cancelled on any thread.
package final class RunningEffects: Sendable {
  private struct Table {
    var nextID = 0
    var effects: [Int: RunningEffect] = [:]
    var cancellable: [CancelID: Set<Int>] = [:]
    /// Those that were forgotten before they ended.
    var leaving: Set<Int> = []
    /// The senders that somebody held when their effects returned.
    var held: [HeldSend] = []
    /// What came late where nobody could tell which test runs.
    var late: [LateSend] = []
    private var plain: RestExecutor?

    /// What runs effects where no screen and no test store does, if somebody has to know of them.
    mutating func executor() -> RestExecutor? {
      if RestExecutor.current != nil || DependencyContext.process != .test { return nil }
      let executor = plain ?? .forPlainStore()
      plain = executor
      return executor
    }

    mutating func enter(_ effect: RunningEffect) {
      effects[effect.id] = effect
      for id in effect.cancelIDs { cancellable[id, default: []].insert(effect.id) }
    }

    mutating func remove(_ id: Int) -> RunningEffect? {
      guard let effect = effects.removeValue(forKey: id) else { return nil }
      for cancelID in effect.cancelIDs {
        cancellable[cancelID]?.remove(id)
        if cancellable[cancelID]?.isEmpty == true { cancellable[cancelID] = nil }
      }
      return effect
    }

    /// Takes out an effect that has not ended yet.
    mutating func forget(_ id: Int) -> Task<Void, Never>? {
      guard let effect = remove(id) else { return nil }
      leaving.insert(id)
      return effect.task
    }
  }

  private let table = Mutex(Table())

  /// Those that do something, the oldest first.
  package var all: [RunningEffect] {
    table.withLock { $0.effects.values.filter { !$0.isOrdering } }.sorted { $0.id < $1.id }
  }

  /// How many entries there are, those included that only keep others in order.
  package var count: Int {
    table.withLock { $0.effects.count + $0.cancellable.count + $0.leaving.count }
  }

  var isEmpty: Bool { table.withLock { $0.effects.isEmpty } }

  func isRunning(_ id: Int) -> Bool { table.withLock { $0.effects[id] != nil } }

  /// Starts work on the current ``RestExecutor``, if there is one.
  @discardableResult
  func start(_ work: EffectWork, _ context: EffectContext) -> Int {
    context.group.begin()
    context.stage?.begin()
    // The register is closed meanwhile: work that begins on another thread finds itself in it, so that
    // it can cancel itself.
    let effect = table.withLock { table in
      table.nextID += 1
      let effect = begin(work, context, id: table.nextID, on: table.executor())
      table.enter(effect)
      return effect
    }
    context.group.add(effect.task, effect.id)
    return effect.id
  }

  private func begin(
    _ work: EffectWork,
    _ context: EffectContext,
    id: Int,
    on executor: RestExecutor?
  ) -> RunningEffect {
    let (group, stage) = (context.group, context.stage)
    let life = work.life
    let surroundings = RunningSurroundings(running: self, context: context, life: work.whole)
    let (task, scope) = RestExecutor.startOnCurrent(
      or: executor, priority: work.priority, reports: { life.report($0) }
    ) {
      await withTaskCancellationHandler {
        await RunningSurroundings.$current.withValue(surroundings) {
          await withDependencies(isolation: nil, from: work.dependencies, operation: work.body)
        }
      } onCancel: {
        // The tasks that it has begun by itself do not hear of it.
        life.cancel()
      }
      life.ends()
      self.ended(id)
      stage?.end()
      group.taskEnded(id)
      group.end()
    }
    return RunningEffect(
      id: id,
      path: context.path,
      cancelIDs: context.ids,
      group: group,
      place: work.place,
      isOrdering: work.isOrdering,
      task: task,
      scope: scope
    )
  }

  private func ended(_ id: Int) {
    table.withLock { table in
      if table.remove(id) == nil { table.leaving.remove(id) }
    }
  }
}

// MARK: - Senders that outlive their effects

/// Is kept by all that keeps the sender of an effect.
final class SendMark: Sendable {}

/// A sender that somebody holds though its effect has returned.
struct HeldSend: Sendable {
  weak let mark: SendMark?
  let life: EffectLife
}

extension RunningEffects {
  /// An effect has returned, and somebody still holds its sender.
  func leaves(_ mark: SendMark, of life: EffectLife) {
    guard DependencyContext.process == .test else { return }
    table.withLock { table in
      table.held.removeAll { $0.mark == nil }
      table.held.append(HeldSend(mark: mark, life: life))
    }
  }

  /// An effect that has returned sends or dismisses. A detached task does not know which test it belongs to:
  /// in one it is said when the store goes.
  func comesLate(_ late: EffectLife.Late, of life: EffectLife) {
    if DependencyContext.process == .test, TestContext.current?.isSwiftTesting != true {
      table.withLock { $0.late.append(LateSend(late: late, life: life)) }
    } else {
      life.report(late)
    }
  }

  /// The lines of effects that have returned, and of which something may come still or has come too late.
  package var leftBehind: [SourcePlace] {
    table.withLock { table in
      table.late.map(\.life.place)
        + table.held.filter { $0.mark != nil && !$0.life.isCancelled }.map(\.life.place)
    }
  }

  /// Says in a test what came too late, and what may still come when it is over.
  func reportLeftBehind() {
    let (late, held) = table.withLock { ($0.late, $0.held) }
    for late in late { late.life.report(late.late) }
    for held in held where held.mark != nil { held.life.reportHeld() }
  }
}

/// A late send or dismissal, and the effect that it is of.
struct LateSend: Sendable {
  let late: EffectLife.Late
  let life: EffectLife
}

// MARK: - Cancelling

extension RunningEffects {
  /// Ends an effect.
  func cancel(_ id: Int) {
    table.withLock { $0.forget(id) }?.cancel()
  }

  /// Ends the effects with an id that are work of a feature or of its children.
  func cancel(_ cancelID: CancelID, under path: [ScopeStep]) {
    end { table in
      (table.cancellable[cancelID] ?? []).filter { table.effects[$0]?.isUnder(path) == true }
    }
  }

  /// Ends all work of some features and of their children.
  func cancelScopes(_ paths: Set<[ScopeStep]>) {
    end { table in table.effects.values.filter { $0.path.isUnder(any: paths) }.map(\.id) }
  }

  /// Ends all work.
  package func cancelAll() {
    end { Array($0.effects.keys) }
  }

  private func end(_ ids: (Table) -> some Sequence<Int>) {
    let tasks = table.withLock { table in ids(table).sorted().compactMap { table.forget($0) } }
    for task in tasks { task.cancel() }
  }
}

extension [ScopeStep] {
  /// Whether it is one of some paths, or leads on from one.
  func isUnder(any paths: Set<[ScopeStep]>) -> Bool {
    indices.contains { paths.contains(Array(self[...$0])) }
  }
}

extension RunningEffect {
  fileprivate func isUnder(_ path: [ScopeStep]) -> Bool { self.path.starts(with: path) }
}
