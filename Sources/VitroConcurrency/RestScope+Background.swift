extension RestScope {
  /// Starts work of the caller on threads that nobody drives, such as the writing of a file: in a test
  /// ``RestExecutor/rest()`` returns only when it has ended.
  package static func startInBackground(
    on executor: some TaskExecutor,
    _ work: @escaping @Sendable () async -> Void
  ) {
    let scope = current
    let counting = scope?.executor.mode == .driven ? scope?.executor : nil
    counting?.backgroundBegins()
    // It is counted, and so no stray task: its mark is one of its own.
    RestMark.$current.withValue(nil) {
      _ = Task(executorPreference: executor) {
        await RestMark.$current.withValue(scope.map(RestMark.init), operation: work)
        counting?.backgroundEnds()
      }
    }
  }
}

extension RestExecutor {
  fileprivate func backgroundBegins() {
    work.withLock {
      $0.running += 1
      $0.arrivals += 1
    }
  }

  fileprivate func backgroundEnds() {
    for waiter in work.withLock({ $0.jobEnded() }) { waiter.resume() }
  }
}
