import Synchronization

#if canImport(Dispatch)
  import Dispatch
#endif

/// An executor that knows when the work started on it has come to rest.
///
/// Work is *at rest* when nothing can happen any more until the world moves: every task that was
/// started here has ended, or is suspended on a clock, a stream or something outside.
///
/// Effects of a store, a view's `task` and a model's work are started with
/// ``start(priority:_:)``. The executor then receives each of their jobs, those of child tasks and
/// of the default actors that they call included; only hops to the main actor go elsewhere, and
/// come back to it.
///
/// ```swift
/// let executor = RestExecutor()
/// executor.start { await download() }
/// await executor.rest()  // `download` has ended, or waits for the world
/// ```
///
/// What it does not see: an unstructured `Task {}` leaves it, and jobs that only ever touch the main
/// actor never come to it. For those ``rest()`` relies on the order of the main queue.
public final class RestExecutor: TaskExecutor {
  /// The executor of the screen or test store whose event is being handled, if there is one.
  ///
  /// Whoever starts work on behalf of an event starts it here.
  public static var current: RestExecutor? { scope?.executor }

  @TaskLocal private static var scope: Scope?

  /// Marks what was started on behalf of an event: an unstructured `Task {}` inherits its task-local
  /// values, and so keeps the scope alive for as long as it runs.
  private final class Scope: Sendable {
    let executor: RestExecutor
    init(_ executor: RestExecutor) { self.executor = executor }
  }

  /// Who runs the jobs.
  public enum Mode: Sendable {
    /// Jobs run only while somebody awaits ``RestExecutor/rest()``, on the main thread and in order.
    /// Tests use this: nothing happens behind their back.
    case driven
    /// Jobs run at once on the system's thread pool. Hosts use this.
    case live
  }

  private struct Work: ~Copyable {
    var queued: [UnownedJob] = []
    var head = 0
    var running = 0
    /// The thread on which jobs are driven just now; 0 if none.
    var drivingThread: UInt = 0
    var live = 0
    var arrivals = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    var strays: [WeakScope] = []

    mutating func next() -> UnownedJob? {
      guard head < queued.count else {
        queued.removeAll(keepingCapacity: true)
        head = 0
        return nil
      }
      defer { head += 1 }
      return queued[head]
    }

    mutating func jobEnded() -> [CheckedContinuation<Void, Never>] {
      running -= 1
      guard running == 0 else { return [] }
      defer { waiters = [] }
      return waiters
    }
  }

  private struct WeakScope {
    weak var scope: Scope?
  }

  /// How many times the main queue is let go round before a task that only touches the main actor
  /// counts as being at rest.
  private static let quietRounds = 10

  /// Who runs the jobs.
  public let mode: Mode

  private let work = Mutex(Work())

  /// Makes an executor without work.
  public init(_ mode: Mode = .driven) {
    self.mode = mode
  }

  /// How many tasks started here have not ended.
  public var liveTaskCount: Int { work.withLock { $0.live } }

  /// Whether something that was started here, or inside ``run(_:)``, has not ended.
  public var hasWork: Bool {
    work.withLock {
      $0.strays.removeAll { $0.scope == nil }
      return $0.live > 0 || !$0.strays.isEmpty
    }
  }

  /// Handles an event: inside, ``current`` is this executor.
  ///
  /// An unstructured `Task {}` that is made inside does not run here, but it is noticed, and
  /// ``rest()`` lets the main queue go round for it.
  @discardableResult
  public func run<Value>(_ operation: () throws -> Value) rethrows -> Value {
    var scope = Scope(self)
    let value = try RestExecutor.$scope.withValue(scope, operation: operation)
    if !isKnownUniquelyReferenced(&scope) {
      work.withLock { $0.strays.append(WeakScope(scope: scope)) }
    }
    return value
  }

  /// Takes a job; called by the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    switch mode {
    case .driven:
      work.withLock {
        $0.queued.append(job)
        $0.arrivals += 1
      }
    case .live:
      work.withLock {
        $0.running += 1
        $0.arrivals += 1
      }
      DispatchQueue.global().async {
        job.runSynchronously(on: self.asUnownedTaskExecutor())
        let waiters = self.work.withLock { $0.jobEnded() }
        for waiter in waiters { waiter.resume() }
      }
    }
  }

  /// Starts work that ``rest()`` accounts for.
  ///
  /// Inside it ``current`` is this executor, so what it starts in turn is accounted for as well.
  @discardableResult
  public func start(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    work.withLock { $0.live += 1 }
    return RestExecutor.$scope.withValue(Scope(self)) {
      Task(executorPreference: self, priority: priority) {
        await operation()
        self.work.withLock { $0.live -= 1 }
      }
    }
  }

  /// Starts work that runs on the main actor and that ``rest()`` accounts for.
  @discardableResult @MainActor
  public func startOnMainActor(
    priority: TaskPriority? = nil,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    work.withLock { $0.live += 1 }
    return RestExecutor.$scope.withValue(Scope(self)) {
      Task(executorPreference: self, priority: priority) { @Sendable @MainActor in
        await operation()
        self.work.withLock { $0.live -= 1 }
      }
    }
  }

  /// Returns when everything started here has ended or waits for the world.
  ///
  /// In ``Mode/driven`` this is also what runs the work. It costs nothing when there is none.
  @MainActor
  public func rest() async {
    var quiet = 0
    while quiet < RestExecutor.quietRounds {
      let before = work.withLock { $0.arrivals }
      drain()
      await jobsEnded()
      guard hasWork else { return }
      let idle = work.withLock { $0.arrivals == before }
      quiet = idle ? quiet + 1 : 0
      await Task.yield()
    }
  }

  @MainActor
  private func drain() {
    work.withLock { $0.drivingThread = currentThreadNumber }
    while let job = work.withLock({ $0.next() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
    work.withLock { $0.drivingThread = 0 }
  }

  /// Whether the caller is a job that ``rest()`` runs.
  package var isDrainingHere: Bool {
    work.withLock { $0.drivingThread == currentThreadNumber }
  }

  @MainActor
  private func jobsEnded() async {
    guard work.withLock({ $0.running > 0 }) else { return }
    await withCheckedContinuation { continuation in
      let waits = work.withLock {
        if $0.running > 0 { $0.waiters.append(continuation) }
        return $0.running > 0
      }
      if !waits { continuation.resume() }
    }
  }
}
