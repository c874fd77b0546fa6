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

  /// Lets a job that holds the thread run beside the others, and says so; does nothing if it has ended.
  func leaves(_ job: TakenJob) -> Bool {
    guard work.withLock({ $0.isHeld(by: job) }) else { return false }
    let problem = RestProblem.holdsThread(job.patience)
    if let scope = job.scope {
      scope.report(problem)
    } else {
      print("Work of a RestExecutor \(problem)")
    }
    return true
  }
}
