extension RestExecutor {
  /// How many times the main queue goes round before work that all sleeps counts as being at rest.
  ///
  /// A task that prefers an executor takes a turn of the main queue for each call on the main actor that
  /// it returns from: the runtime takes the queue for another executor than the one it prefers. A tick
  /// of a timer that sleeps again takes about fifteen, and a turn takes less than a microsecond.
  private static let knownRounds = 32
  /// How many times it goes round before work of which nothing is known, such as a task that waits for a
  /// stream, counts as being at rest.
  private static let unknownRounds = 128
  /// How many of them go through the thread pool, which takes thirty times as long: `yield` gives tasks
  /// of nobody's there a chance.
  private static let poolRounds = 10

  /// Returns when everything started here has ended or waits for the world.
  ///
  /// In ``Mode/driven`` this is also what runs the work. It costs one turn of the main queue when there
  /// is none. Work that does nothing but go on, as a loop does that only yields or sends, never comes to
  /// rest: after 50,000 turns, or 25,000 actions, it is reported, and gets no more turns before the next
  /// rest.
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
    var seen = -1
    work.withLock {
      $0.rests += 1
      $0.isRestless = false
    }
    // What an event has put on the main queue has its turn, even where nothing was started.
    if hasMoved, mode == .driven, !hasWork { await MainQueue.shared.goRound() }
    while true {
      guard await drive() else { return }
      await jobsEnded()
      guard hasWork else { return }
      let (arrivals, isExpected, isKnown) = work.withLock {
        ($0.arrivals, $0.expected > 0, $0.isAsleep || !hasMoved && $0.isSettled)
      }
      // What has come since the last time, while the main queue went round, has been driven just now.
      let idle = arrivals == seen && !isExpected
      seen = arrivals
      quiet = idle ? quiet + 1 : 0
      let left = (isKnown ? RestExecutor.knownRounds : RestExecutor.unknownRounds) - quiet
      if left <= 0 { break }
      let isCheap = isKnown || left > RestExecutor.poolRounds
      if isCheap { await MainQueue.shared.goRound() } else { await Task.yield() }
    }
    work.withLock { $0.settled = $0.arrivals }
  }

  /// Has jobs run for as long as there are any; says whether they have come to an end.
  @MainActor
  private func drive() async -> Bool {
    while true {
      // Whoever waits for a drive that is over by then goes on at once, and so before what waits for
      // its turn on the main queue.
      if work.withLock({ $0.isAway }) { await wayBack() }
      guard work.withLock({ $0.hasQueued }) else { return true }
      await withCheckedContinuation { driver in
        if work.withLock({ $0.drive(driver) }) { RestThread.shared.drive(self) }
      }
      if let restless = work.withLock({ $0.takeRestless() }) {
        restless.isRestless()
        return false
      }
    }
  }

  /// Returns when a job that is on the main actor has come back.
  @MainActor
  private func wayBack() async {
    await MainQueue.shared.goRound()
    work.withLock { $0.isAway = false }
  }

  /// Runs on the thread of all driven executors.
  func drain() {
    let thread = work.withLock {
      $0.drivingThread = currentThreadNumber
      return $0.threads
    }
    while true {
      switch work.withLock({ $0.next(on: thread) }) {
      case .run(let job): perform(job)
      case .replaced(let isWaitedFor):
        let waiters = isWaitedFor ? work.withLock { $0.jobEnded() } : []
        for waiter in waiters { waiter.resume() }
        return
      case .over(let drivers):
        for driver in drivers { driver.resume() }
        return
      }
    }
  }

  /// Returns when no job runs on the thread pool.
  @MainActor
  func jobsEnded() async {
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
