extension RestExecutor {
  /// Runs work of the main actor, and goes on where the caller is.
  ///
  /// A job that ``rest()`` drives goes on before all others do: its way to the main actor and back is
  /// no turn for them, so that the order stays the one in which work was started.
  package static func onMainActor(_ operation: @MainActor @Sendable () -> Void) async {
    guard let current, current.work.withLock({ $0.goesAway() }) else {
      return await MainActor.run(body: operation)
    }
    await MainActor.run {
      operation()
      current.work.withLock { $0.comesBack() }
    }
  }

  /// Whether the caller runs on the main queue, where the main actor is.
  package static var isOnMainQueue: Bool { MainQueue.isHere }

  /// Runs work of the main actor; at once if the caller runs on the main queue, and soon if not.
  package static func onMainActorSoon(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isHere {
      MainActor.assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  /// Starts work on the current executor, or on another one if there is none; where the system wants it
  /// if there is no such either.
  package static func startOnCurrent(
    or other: RestExecutor? = nil,
    priority: TaskPriority? = nil,
    reports report: RestReport? = nil,
    _ operation: @escaping @Sendable () async -> Void
  ) -> (task: Task<Void, Never>, scope: RestScope?) {
    let scope = RestScope.current
    if let executor = scope?.executor ?? other {
      return executor.begin(
        priority: priority, of: scope?.step, reports: report, operation)
    }
    return (Task(priority: priority, operation: operation), nil)
  }
}
