extension RestExecutor {
  /// How many times the main queue is let go round before a task that only touches the main actor
  /// counts as being at rest.
  private static let quietRounds = 12
  /// How many of them do without the thread pool, which takes ten times as long.
  private static let cheapRounds = 2

  /// Returns when everything started here has ended or waits for the world.
  ///
  /// In ``Mode/driven`` this is also what runs the work. It costs nothing when there is none. Work that
  /// does nothing but go on, as a loop does that only yields, never comes to rest: it is reported, and
  /// gets no more turns before the next rest.
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
    work.withLock { $0.progress += 1 }
    while quiet < RestExecutor.quietRounds {
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
      // Most of what is unknown only has to come to its turn on the main queue. What else may it wait
      // for? `yield` gives tasks of nobody's on the thread pool a chance.
      let isCheap = isKnown || quiet <= RestExecutor.cheapRounds
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
        if work.withLock({ $0.drive(driver) }) { RestThread.shared.run { self.drain() } }
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
  private func drain() {
    work.withLock { $0.drivingThread = currentThreadNumber }
    while true {
      switch work.withLock({ $0.next() }) {
      case .run(let job): perform(job)
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
