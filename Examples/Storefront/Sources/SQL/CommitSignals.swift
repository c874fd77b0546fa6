import Synchronization

/// The watch for the commits of other processes.
package protocol CommitWatcher: Sendable {
  /// Watches from now on.
  ///
  /// - Parameter tell: Called when something has been committed, by this process or another one.
  func begin(_ tell: @escaping @Sendable () -> Void)
  /// Watches no longer.
  func end()
}

/// The listeners to the commits of a database. As long as there are any, those of other processes are watched for.
package final class CommitSignals: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
    /// How many commits there were.
    var count = 0
    var isOver = false
  }

  private let state = Mutex(State())
  private let watch: any CommitWatcher

  /// Makes a list of listeners that nobody is in.
  package init(watch: any CommitWatcher) { self.watch = watch }

  /// How many commits there were.
  package var count: Int { state.withLock { $0.count } }

  /// A stream of signals from now on; it keeps one that nobody has taken.
  package func stream() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state -> Int? in
      guard !state.isOver else { return nil }
      state.next += 1
      if state.listeners.isEmpty { watch.begin { [weak self] in self?.tell() } }
      state.listeners[state.next] = continuation
      return state.next
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      state.withLock { state in
        let wasThere = state.listeners.removeValue(forKey: id) != nil
        if wasThere, state.listeners.isEmpty { self.watch.end() }
      }
    }
    return stream
  }

  /// Tells all listeners.
  package func tell() {
    let listeners = state.withLock { state in
      state.count += 1
      return Array(state.listeners.values)
    }
    // Not under the lock: who is told may be being cancelled, and then waits for it.
    for listener in listeners { listener.yield() }
  }

  /// Ends all streams, and those to come; returns whether that is news.
  package func end() -> Bool {
    let (listeners, isNews) = state.withLock { state in
      defer { (state.listeners, state.isOver) = ([:], true) }
      watch.end()
      return (Array(state.listeners.values), !state.isOver)
    }
    for listener in listeners { listener.finish() }
    return isNews
  }
}
