extension RestExecutor {
  /// Returns when something has come that ``rest()`` can go on with, or when the time is over.
  ///
  /// It is for work that depends on the world outside; nothing else has to wait.
  @MainActor
  package func arrival(until deadline: ContinuousClock.Instant) async {
    let alarm = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      hasArrived()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = work.withLock { work in
          if work.hasQueued || Task.isCancelled || ContinuousClock.now >= deadline { return true }
          work.watch(continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      hasArrived()
    }
    alarm.cancel()
  }

  /// Returns when something has come since all was at rest, or ``hasArrived()`` is called.
  @MainActor
  package func arrival() async {
    await withCheckedContinuation { continuation in
      let isOver = work.withLock { work in
        if work.settled != work.arrivals { return true }
        work.watch(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }

  /// Wakes those who wait in ``arrival(until:)`` or ``arrival()``.
  package func hasArrived() {
    let watchers = work.withLock { $0.takeWatchers() }
    for watcher in watchers { watcher.resume() }
  }
}
