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
  public static var current: RestExecutor? { RestScope.current?.executor }

  /// Who runs the jobs.
  public enum Mode: Sendable {
    /// Jobs run only while somebody awaits ``RestExecutor/rest()``, on the main thread and in order.
    /// Tests use this: nothing happens behind their back.
    case driven
    /// Jobs run at once on the system's thread pool. Hosts use this.
    case live
  }

  /// How many times the main queue is let go round before a task that only touches the main actor
  /// counts as being at rest.
  private static let quietRounds = 12
  /// How many of them do without the thread pool, which takes ten times as long.
  private static let cheapRounds = 2

  /// Who runs the jobs.
  public let mode: Mode

  /// What a host gives to all that is done here.
  package let given: (any Sendable)?

  let work = Mutex(RestWork())

  /// Makes an executor without work.
  public convenience init(_ mode: Mode = .driven) {
    self.init(mode, given: nil)
  }

  /// Makes an executor without work, with what a host gives to all that is done here.
  package init(_ mode: Mode, given: (any Sendable)?) {
    self.mode = mode
    self.given = given
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
    try run(as: nil, operation)
  }

  /// Handles an event that is a step of a test.
  package func run<Value>(as step: RestStep?, _ operation: () throws -> Value) rethrows -> Value {
    var scope = RestScope(self, of: step)
    let value = try RestScope.$current.withValue(scope, operation: operation)
    if !isKnownUniquelyReferenced(&scope) {
      work.withLock { $0.strays.append(RestWork.Stray(scope: scope)) }
    }
    return value
  }

  /// Does what follows from an event: inside, ``current`` is this executor, as it is where one of its
  /// own events is being handled.
  package func runInside<Value>(_ operation: () throws -> Value) rethrows -> Value {
    try RestExecutor.current === self ? operation() : run(operation)
  }

  /// Takes a job; called by the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    switch mode {
    case .driven:
      let watchers = work.withLock { $0.arrived(job) }
      for watcher in watchers { watcher.resume() }
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
    begin(priority: priority, operation).task
  }

  /// Starts work, and says what tells more about it.
  package func begin(
    priority: TaskPriority? = nil,
    of step: RestStep? = nil,
    _ operation: @escaping @Sendable () async -> Void
  ) -> (task: Task<Void, Never>, scope: RestScope) {
    work.withLock { $0.live += 1 }
    let scope = RestScope(self, of: step, isWork: true)
    let task = RestScope.$current.withValue(scope) {
      Task(executorPreference: self, priority: priority) {
        await operation()
        self.workEnded(scope)
      }
    }
    return (task, scope)
  }

  /// Starts work that runs on the main actor and that ``rest()`` accounts for.
  ///
  /// An unstructured `Task {}` that it makes is noticed, as in ``run(_:)``.
  @discardableResult @MainActor
  public func startOnMainActor(
    priority: TaskPriority? = nil,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    startOnMainActor(priority: priority, as: nil, operation)
  }

  /// Starts work that is a step of a test.
  @MainActor
  package func startOnMainActor(
    priority: TaskPriority? = nil,
    as step: RestStep?,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    work.withLock { $0.live += 1 }
    let scope = RestScope(self, of: step, isWork: true)
    return RestScope.$current.withValue(scope) {
      Task(executorPreference: self, priority: priority) { @Sendable @MainActor in
        await operation()
        self.work.withLock { $0.strays.append(RestWork.Stray(scope: scope)) }
        self.workEnded(scope)
      }
    }
  }

  private func workEnded(_ scope: RestScope) {
    scope.ends()
    work.withLock { $0.live -= 1 }
  }

  /// Returns when everything started here has ended or waits for the world.
  ///
  /// In ``Mode/driven`` this is also what runs the work. It costs nothing when there is none.
  @MainActor
  public func rest() async {
    await rest(hasMoved: true)
  }

  /// Returns when everything started here has ended or waits for the world.
  ///
  /// After an event that has moved nothing, what was at rest before still is.
  @MainActor
  package func rest(hasMoved: Bool) async {
    var quiet = 0
    while quiet < RestExecutor.quietRounds {
      let before = work.withLock { $0.arrivals }
      drain()
      await jobsEnded()
      guard hasWork else { return }
      let (idle, isKnown) = work.withLock {
        ($0.arrivals == before && $0.expected == 0, $0.isAsleep || !hasMoved && $0.isSettled)
      }
      quiet = idle ? quiet + 1 : 0
      // Most of what is unknown only has to come to its turn on the main queue. What else may it wait
      // for? `yield` gives tasks of nobody's on the thread pool a chance.
      let isCheap = isKnown || quiet <= RestExecutor.cheapRounds
      if isCheap { await MainQueue.shared.goRound() } else { await Task.yield() }
    }
    work.withLock { $0.settled = $0.arrivals }
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
