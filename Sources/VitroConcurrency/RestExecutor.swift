import Dispatch
import Synchronization

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
/// actor never come to it. For those ``rest()`` relies on the order of the main queue, and lets it go
/// round until nothing has come for 128 turns. Of a detached task and of work on a queue it knows
/// nothing at all.
public final class RestExecutor: TaskExecutor {
  /// The executor of the screen or test store whose event is being handled, if there is one.
  ///
  /// Whoever starts work on behalf of an event starts it here.
  public static var current: RestExecutor? { RestScope.current?.executor }

  /// The mode in which jobs run: while somebody awaits rest, or at once.
  public enum Mode: Sendable {
    /// Jobs run only while somebody awaits ``RestExecutor/rest()``, in order, on one thread that is not
    /// the main one. Tests use this: nothing happens behind their back.
    case driven
    /// Jobs run at once on the system's thread pool. Hosts use this.
    case live
  }

  /// Who runs the jobs.
  public let mode: Mode

  /// What a host gives to all that is done here.
  package let given: (any Sendable)?

  /// The screen whose work is done here, as its own module knows it.
  @MainActor package weak var screen: (any RestScreen)?

  /// One value of each type that other modules keep for the work that is done here.
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

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

  /// The value of a type that is kept here, made when somebody first asks for it.
  package func kept<Value: Sendable>(_ type: Value.Type, _ make: () -> Value) -> Value {
    values.withLock { values in
      if let value = values[ObjectIdentifier(type)] as? Value { return value }
      let value = make()
      values[ObjectIdentifier(type)] = value
      return value
    }
  }

  /// How many tasks started here have not ended.
  public var liveTaskCount: Int { work.withLock { $0.live } }

  /// Whether tasks are left that a `Task {}` in an event or in a task has made, and that have not ended.
  public var hasUnstructuredTasks: Bool {
    work.withLock { work in
      work.strays.removeAll { $0.mark == nil }
      return !work.strays.isEmpty
    }
  }
  /// Whether something that was started here, or inside ``run(_:)``, has not ended.
  public var hasWork: Bool { work.withLock { $0.hasWork() } }

  /// Whether the last rest ended because work did nothing but go on.
  package var isRestless: Bool { work.withLock { $0.isRestless } }

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
    let scope = RestScope(self, of: step)
    var mark = RestMark(scope)
    let value = try RestMark.$current.withValue(mark, operation: operation)
    if !isKnownUniquelyReferenced(&mark) { leaves(mark) }
    return value
  }

  /// Does what follows from an event: inside, ``current`` is this executor, as it is where one of its
  /// own events is being handled.
  package func runInside<Value>(_ operation: () throws -> Value) rethrows -> Value {
    try RestExecutor.current === self ? operation() : run(operation)
  }

  /// Takes a job; called by the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    enqueue(RestJob(job: UnownedJob(job), scope: nil))
  }

  func enqueue(_ job: RestJob) {
    switch mode {
    case .driven:
      let (watchers, drivesItself) = work.withLock { ($0.arrived(job), $0.drivesItself()) }
      for watcher in watchers { watcher.resume() }
      if drivesItself { RestThread.shared.drive(self) }
    case .live:
      let watchers = work.withLock {
        $0.running += 1
        $0.arrivals += 1
        return $0.takeWatchers()
      }
      for watcher in watchers { watcher.resume() }
      DispatchQueue.global().async {
        self.perform(job)
        let waiters = self.work.withLock { $0.jobEnded() }
        for waiter in waiters { waiter.resume() }
      }
    }
  }

  func perform(_ job: RestJob) {
    job.job.runSynchronously(
      on: job.scope?.asUnownedTaskExecutor() ?? asUnownedTaskExecutor())
  }

  /// An event has ended, and an unstructured task of it goes on.
  func leaves(_ stray: RestMark) {
    stray.scope.step?.leaves(stray)
    work.withLock { $0.strays.append(Stray(mark: stray)) }
  }
}

/// A screen as what works for it knows it.
@MainActor
package protocol RestScreen: AnyObject {
  /// Tells that a test has no answer for an address that the screen asked for.
  func misses(answerTo address: String)
}
