/// The state of the work of a ``RestExecutor``.
struct RestWork: ~Copyable {
  /// Jobs that wait to be driven; those before `head` have run.
  private var queued: [RestJob] = []
  private var head = 0
  /// The rest of a job that was on the main actor in between; it goes before all others.
  private var returned: RestJob?
  /// Who waits for the end of a drive.
  private var drivers: [CheckedContinuation<Void, Never>] = []
  private var isDriven = false
  /// The thread on which jobs are driven just now; 0 if none.
  var drivingThread: UInt = 0
  /// Whether a job is on the main actor, and all others wait for it.
  var isAway = false
  /// The thread on which it comes back from there; 0 if none.
  private var returningThread: UInt = 0
  /// How many jobs have been driven; the last of them runs while jobs are driven.
  private var taken: UInt64 = 0
  private var takenScope: RestScope?
  private var isTaken = false
  /// How many threads have gone on with these jobs, because a job held the one before.
  private(set) var threads = 0
  /// The threads that jobs hold on which they were driven, for which it is waited.
  private var held: Set<Int> = []
  /// Work that has done nothing but go on.
  private var restless: RestScope?
  /// Whether work has been stopped because it does nothing but go on, since somebody began to wait.
  var isRestless = false
  /// How often somebody has begun to wait for rest.
  var rests: UInt64 = 0

  /// How many jobs run on the thread pool.
  var running = 0
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
  private var watchers: [CheckedContinuation<Void, Never>] = []
  /// Tasks that events have left behind.
  var strays: [Stray] = []

  /// Whether all of it sleeps on clocks that a test moves.
  var isAsleep: Bool { strays.isEmpty && asleep == live }

  /// Whether nothing has come since all was at rest.
  var isSettled: Bool { strays.isEmpty && settled == arrivals }

  /// Whether a job waits to be driven.
  var hasQueued: Bool { returned != nil || head < queued.count }

  /// Whether something has not ended.
  mutating func hasWork() -> Bool {
    strays.removeAll { $0.mark == nil }
    return live > 0 || hasQueued || running > 0 || !strays.isEmpty
  }
}

/// A job, and whose it is.
struct RestJob {
  let job: UnownedJob
  let scope: RestScope?
}

// MARK: - Those who wait for something to come

extension RestWork {
  /// Queues a job; gives those who waited for it.
  mutating func arrived(_ job: RestJob) -> [CheckedContinuation<Void, Never>] {
    arrivals += 1
    if returningThread != 0, returned == nil, returningThread == currentThreadNumber {
      returningThread = 0
      returned = job
    } else {
      queued.append(job)
    }
    return takeWatchers()
  }

  mutating func watch(_ watcher: CheckedContinuation<Void, Never>) {
    watchers.append(watcher)
  }

  mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
    if watchers.isEmpty { return [] }
    defer { watchers = [] }
    return watchers
  }

  /// Counts a job that has run on the thread pool; gives those who waited for the last one.
  mutating func jobEnded() -> [CheckedContinuation<Void, Never>] {
    running -= 1
    guard running == 0 else { return [] }
    defer { waiters = [] }
    return waiters
  }
}

// MARK: - Driving

extension RestWork {
  /// The next step of the driving thread.
  enum Turn {
    case run(RestJob)
    /// Another thread goes on; the job that held this one has been waited for, or not any more.
    case replaced(isWaitedFor: Bool)
    /// There is nothing to do before those who wait have had their turn on the main actor.
    case over([CheckedContinuation<Void, Never>])
  }

  /// Somebody waits for the end of a drive; says whether it has to begin.
  mutating func drive(_ driver: CheckedContinuation<Void, Never>) -> Bool {
    drivers.append(driver)
    defer { isDriven = true }
    return !isDriven
  }

  /// The job that goes on after its way to the main actor, or has waited longest.
  ///
  /// - Parameter thread: which of the threads asks that have driven these jobs.
  mutating func next(on thread: Int) -> Turn {
    guard thread == threads else {
      return .replaced(isWaitedFor: held.remove(thread) != nil)
    }
    isTaken = false
    takenScope = nil
    if !isAway {
      if let job = returned {
        if job.scope?.goesOn(rests, fromMainActor: true) != false {
          returned = nil
          return take(job)
        }
        restless = job.scope
      } else if head < queued.count {
        let job = queued[head]
        if job.scope?.goesOn(rests) != false {
          head += 1
          return take(job)
        }
        restless = job.scope
      } else {
        queued.removeAll(keepingCapacity: true)
        head = 0
      }
    }
    isDriven = false
    drivingThread = 0
    defer { drivers = [] }
    return .over(drivers)
  }

  private mutating func take(_ job: RestJob) -> Turn {
    taken += 1
    isTaken = true
    takenScope = job.scope
    return .run(job)
  }

  /// The job that runs just now.
  var takenJob: TakenJob? { isTaken ? TakenJob(number: taken, scope: takenScope) : nil }

  /// Lets the job that runs just now go on beside the others, if it is still this one; gives the thread that it
  /// holds.
  mutating func hold(_ job: TakenJob) -> Int? {
    guard isTaken, taken == job.number else { return nil }
    isTaken = false
    takenScope = nil
    held.insert(threads)
    threads += 1
    running += 1
    drivingThread = 0
    return threads - 1
  }

  /// Waits no more for the job that holds a thread; says whether it was waited for.
  mutating func stopWaiting(for thread: Int) -> Bool { held.remove(thread) != nil }

  /// Whether jobs have to be driven though nobody waits for rest: one that holds a thread may wait for them.
  mutating func drivesItself() -> Bool {
    guard !held.isEmpty, !isDriven, !isAway, hasQueued else { return false }
    isDriven = true
    return true
  }

  /// A job that is being driven goes to the main actor; says whether there is one on this thread.
  mutating func goesAway() -> Bool {
    guard drivingThread != 0, drivingThread == currentThreadNumber else { return false }
    isAway = true
    return true
  }

  /// It is about to come back, on this thread.
  mutating func comesBack() {
    isAway = false
    returningThread = currentThreadNumber
  }

  /// Work that has been stopped because it does nothing but go on.
  mutating func takeRestless() -> RestScope? {
    defer { restless = nil }
    if restless != nil { isRestless = true }
    return restless
  }
}
