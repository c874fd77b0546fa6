/// What a ``RestExecutor`` knows about its work.
struct RestWork: ~Copyable {
  /// Jobs that wait to be driven; those before `head` have run.
  private var queued: [UnownedJob] = []
  private var head = 0
  /// How many jobs run on the thread pool.
  var running = 0
  /// The thread on which jobs are driven just now; 0 if none.
  var drivingThread: UInt = 0
  /// How many tasks that were started have not ended.
  var live = 0
  /// How many of them sleep on a clock that a test moves.
  var asleep = 0
  /// How many tasks have been told to go on and have not done so.
  var expected = 0
  /// How many jobs had come when all was at rest.
  var settled = 0
  /// How many jobs have come so far.
  var arrivals = 0
  /// Those who wait for the end of running jobs.
  var waiters: [CheckedContinuation<Void, Never>] = []
  /// Those who wait for a job to come.
  var watchers: [CheckedContinuation<Void, Never>] = []
  /// Events of which a task of nobody's may still run.
  var strays: [Stray] = []

  struct Stray {
    weak var scope: RestScope?
  }

  /// Whether all of it sleeps on clocks that a test moves.
  var isAsleep: Bool { strays.isEmpty && asleep == live }

  /// Whether nothing has come since all was at rest.
  var isSettled: Bool { strays.isEmpty && settled == arrivals }

  /// Whether a job waits to be driven.
  var hasQueued: Bool { head < queued.count }

  /// Queues a job; gives those who waited for it.
  mutating func arrived(_ job: UnownedJob) -> [CheckedContinuation<Void, Never>] {
    queued.append(job)
    arrivals += 1
    return takeWatchers()
  }

  mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
    if watchers.isEmpty { return [] }
    defer { watchers = [] }
    return watchers
  }

  /// The job that has waited longest.
  mutating func next() -> UnownedJob? {
    guard hasQueued else {
      queued.removeAll(keepingCapacity: true)
      head = 0
      return nil
    }
    defer { head += 1 }
    return queued[head]
  }

  /// Counts a job that has run; gives those who waited for the last one.
  mutating func jobEnded() -> [CheckedContinuation<Void, Never>] {
    running -= 1
    guard running == 0 else { return [] }
    defer { waiters = [] }
    return waiters
  }
}
