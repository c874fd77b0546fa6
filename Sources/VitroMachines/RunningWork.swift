import Synchronization
import VitroConcurrency

/// The work of a driver that runs. It begins on the main actor, and ends and is cancelled on any thread.
final class RunningWork: Sendable {
  /// The origin of work: an event that somebody has sent to the driver, or one that work has sent since then.
  struct Origin: Sendable {
    var root: Int
    var isSent: Bool
  }

  private struct Entry {
    var task: Task<Void, Never>
    var origin: Origin
    var ids: [CancelID]
  }

  private struct Table {
    var nextRoot = 0
    var nextID = 0
    var entries: [Int: Entry] = [:]
  }

  private let table = Mutex(Table())

  /// The number of an event that somebody sends.
  func nextRoot() -> Int {
    table.withLock { table in
      table.nextRoot += 1
      return table.nextRoot
    }
  }

  /// Starts work, on the current ``RestExecutor`` if there is one.
  func start(
    _ priority: TaskPriority?, _ ids: [CancelID], _ origin: Origin,
    _ operation: @escaping @Sendable () async -> Void
  ) {
    // The register is closed meanwhile, so that work that ends at once finds itself in it.
    table.withLock { table in
      table.nextID += 1
      let id = table.nextID
      let (task, _) = RestExecutor.startOnCurrent(priority: priority) {
        await operation()
        self.table.withLock { $0.entries[id] = nil }
      }
      table.entries[id] = Entry(task: task, origin: origin, ids: ids)
    }
  }

  /// A task of what an event led to.
  func task(of root: Int) -> Task<Void, Never>? {
    table.withLock { $0.entries.values.first { $0.origin.root == root }?.task }
  }

  /// Ends work with an id.
  func cancel(_ id: CancelID) { cancel { $0.ids.contains(id) } }

  /// Ends the work of an event itself.
  func cancel(root: Int) { cancel { $0.origin.root == root && !$0.origin.isSent } }

  /// Ends all work.
  func cancelAll() { cancel { _ in true } }

  private func cancel(_ isMeant: (Entry) -> Bool) {
    let entries = table.withLock { $0.entries.filter { isMeant($0.value) } }
    for (_, entry) in entries.sorted(by: { $0.key < $1.key }) { entry.task.cancel() }
  }
}

/// The work that an event of a driver leads to.
struct RootWork: MachineWork {
  let running: RunningWork
  let root: Int

  var isFinished: Bool { running.task(of: root) == nil }

  func finish(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      // An event that waits for its turn has been handled when the main actor is free.
      if isolation !== MainActor.shared { await RestExecutor.onMainActor {} }
      while let task = running.task(of: root) { await task.value }
    } onCancel: {
      running.cancel(root: root)
    }
  }

  func cancel() { running.cancel(root: root) }
}
