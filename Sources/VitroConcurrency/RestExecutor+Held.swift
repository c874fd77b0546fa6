/// The job that is being driven just now.
struct TakenJob {
  /// Which one it is, of all that the executor has driven.
  let number: UInt64
  let scope: RestScope?

  /// How long it may hold the thread of all others.
  var patience: Duration { scope?.patience ?? RestScope.patience }
}

extension RestExecutor {
  /// The job that runs on the thread of driven executors, if one does.
  var takenJob: TakenJob? { work.withLock { $0.takenJob } }

  /// Lets a job that holds the thread run beside the others, and says so; gives the thread, or `nil` if the
  /// job has ended.
  func hold(_ job: TakenJob) -> Int? {
    guard let thread = work.withLock({ $0.hold(job) }) else { return nil }
    let problem = RestProblem.holdsThread(job.patience)
    if let scope = job.scope {
      scope.report(problem)
    } else {
      print("Work of a RestExecutor \(problem)")
    }
    return thread
  }

  /// Counts a job that holds its thread still as one that waits for something outside.
  func stopWaiting(for thread: Int) {
    let waiters = work.withLock { $0.stopWaiting(for: thread) ? $0.jobEnded() : [] }
    for waiter in waiters { waiter.resume() }
  }
}
