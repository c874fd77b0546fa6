import Synchronization

extension RestExecutor {
  private struct Plain {
    weak var executor: RestExecutor?
  }

  private static let plain = Mutex<[Plain]>([])

  /// Makes a live executor for effects in a test that nobody else accounts for, so that a ``TestClock``
  /// knows when what it wakes has come to rest.
  package static func forPlainStore() -> RestExecutor {
    let executor = RestExecutor(.live)
    plain.withLock { all in
      all.removeAll { $0.executor == nil }
      all.append(Plain(executor: executor))
    }
    return executor
  }

  /// Returns when the jobs of plain stores that run now have ended.
  @MainActor
  static func plainJobsEnded() async {
    let executors = plain.withLock { $0.compactMap(\.executor) }
    for executor in executors { await executor.jobsEnded() }
  }
}
