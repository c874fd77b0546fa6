extension RestExecutor {
  /// Runs work of the main actor; at once if the caller runs inside ``rest()``, which is on the main
  /// actor already.
  package static func onMainActor(_ operation: @MainActor @Sendable () -> Void) async {
    if let current, current.isDrainingHere {
      // `rest()` is isolated to the main actor and waits for this job on this very thread.
      withoutActuallyEscaping(operation) { operation in
        unsafeBitCast(operation, to: (@Sendable () -> Void).self)()
      }
    } else {
      await MainActor.run(body: operation)
    }
  }

  /// Runs work of the main actor; at once if the caller runs on the main queue, and soon if not.
  package static func onMainActorSoon(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isHere {
      MainActor.assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  /// Starts work on the current executor, or where the system wants it if there is none.
  package static func startOnCurrent(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async -> Void
  ) -> (task: Task<Void, Never>, scope: RestScope?) {
    if let scope = RestScope.current {
      return scope.executor.begin(priority: priority, of: scope.step, operation)
    }
    return (Task(priority: priority, operation: operation), nil)
  }
}
