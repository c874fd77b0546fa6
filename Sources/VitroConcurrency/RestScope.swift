import Synchronization

/// An event, or work that is counted until it ends: it receives the jobs of its tasks for a
/// ``RestExecutor``, and knows what they sleep for.
package final class RestScope: TaskExecutor {
  /// What the caller belongs to.
  package static var current: RestScope? { RestMark.current?.scope }

  /// How often work may go on between two waits for rest. A turn may take a millisecond where other programs
  /// are at work, so tests of what never rests give it fewer.
  @TaskLocal package static var mostTurns = 50_000

  /// How long a job may hold the thread of all others before another thread goes on with them.
  @TaskLocal package static var patience = Duration.seconds(5)

  let executor: RestExecutor
  let patience = RestScope.patience
  /// The step of a test that it is a part of.
  let step: RestStep?
  /// Says what is wrong with it.
  private let reports: RestReport?
  private let rest: Mutex<Rest>
  /// Guarded by the executor's lock.
  nonisolated(unsafe) private var turns = Turns()

  private struct Rest {
    /// Whether it is work that has not ended.
    var isLive: Bool
    /// How many of its tasks sleep on clocks that tell.
    var sleepers = 0
    var clocks: [WeakClock] = []

    var isAsleep: Bool { isLive && sleepers > 0 }
  }

  /// The count of its turns since somebody began to wait for rest.
  private struct Turns {
    var count = 0
    var rests: UInt64 = 0
    var limit = RestScope.mostTurns
    var isKnownToBeRestless = false
  }

  private struct WeakClock {
    weak var clock: (any SleepRegister)?
  }

  /// Makes a scope for an event, or for work that the executor counts until it ends.
  init(
    _ executor: RestExecutor,
    of step: RestStep? = nil,
    isWork: Bool = false,
    reports: RestReport? = nil
  ) {
    self.executor = executor
    self.step = step
    self.reports = reports
    rest = Mutex(Rest(isLive: isWork))
  }

  /// Takes a job of one of its tasks; called by the concurrency runtime.
  package func enqueue(_ job: consuming ExecutorJob) {
    executor.enqueue(RestJob(job: UnownedJob(job), scope: self))
  }

  /// Makes work on a queue a part of the event that is being handled, if there is one.
  package static func keeping(_ operation: @escaping () -> Void) -> () -> Void {
    guard let mark = RestMark.current else { return operation }
    return { RestMark.$current.withValue(mark, operation: operation) }
  }

  // MARK: What never rests

  /// Counts a turn; says whether it may be taken. Called under the executor's lock.
  ///
  /// A turn after a way to the main actor, such as that of an action, weighs more, for it takes longer.
  func goesOn(_ rests: UInt64, fromMainActor: Bool = false) -> Bool {
    if turns.rests != rests {
      turns.rests = rests
      turns.count = 0
    }
    turns.count += fromMainActor ? 2 : 1
    return turns.count <= turns.limit
  }

  /// Says once that it does nothing but go on; from then on it gets fewer turns.
  func isRestless() {
    let isFirst = executor.work.withLock { _ in
      defer {
        turns.limit = min(turns.limit, 1_000)
        turns.isKnownToBeRestless = true
      }
      return !turns.isKnownToBeRestless
    }
    guard isFirst else { return }
    report(.neverRests)
  }

  func report(_ problem: RestProblem) {
    if let reports { return reports(problem) }
    print("Work of a RestExecutor \(problem)")
  }

  // MARK: Sleep

  /// The work is over.
  func ends() {
    change { $0.isLive = false }
  }

  /// One of its tasks begins to sleep on a clock. The clock knows the rest, and is asked only when
  /// somebody wants to know.
  func fallsAsleep(on clock: some SleepRegister) {
    change { rest in
      rest.sleepers += 1
      if rest.clocks.contains(where: { $0.clock === clock }) { return }
      rest.clocks.append(WeakClock(clock: clock))
    }
    step?.fallsAsleep(on: clock)
  }

  /// One of its tasks is told to go on. A stray one takes a way through the thread pool, on which
  /// nobody sees it; there is no rest before it has come.
  func wakesUp() {
    change { $0.sleepers -= 1 }
    executor.work.withLock { $0.expected += 1 }
  }

  /// It goes on.
  func isAwake() {
    executor.work.withLock { $0.expected -= 1 }
  }

  /// What its tasks sleep for just now, on clocks that tell.
  package var sleeps: [KnownSleep] {
    let clocks = rest.withLock { $0.clocks.compactMap(\.clock) }
    return clocks.flatMap { $0.sleeps { $0 === self } }
  }

  private func change(_ change: (inout Rest) -> Void) {
    let (difference, isStray) = rest.withLock { rest in
      let before = rest.isAsleep
      change(&rest)
      return ((rest.isAsleep ? 1 : 0) - (before ? 1 : 0), !rest.isLive)
    }
    executor.work.withLock {
      $0.asleep += difference
      // A stray task moves: whoever waits for rest begins to count again.
      if isStray { $0.arrivals += 1 }
    }
  }
}

/// Says what is wrong with some work.
package typealias RestReport = @Sendable (RestProblem) -> Void

/// A problem of work that others wait for.
package enum RestProblem: Sendable, CustomStringConvertible {
  /// It does nothing but go on.
  case neverRests
  /// It has held the thread of all others for so long.
  case holdsThread(Duration)

  package var description: String {
    switch self {
    case .neverRests: "never comes to rest: it only goes on, as a loop that yields."
    case .holdsThread(let time):
      """
      has held its thread for \(time), and all other effects waited: it computes for long, or waits without \
      'await', as for a semaphore or a lock. From now on the others run beside it, as in a program, in an \
      order that is no longer known.
      To fix: wait with 'await', such as for a stream or a continuation.
      """
    }
  }
}
