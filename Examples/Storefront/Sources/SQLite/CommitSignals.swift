import Synchronization

/// The listeners to the commits of a file.
final class CommitSignals: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
    var isOver = false
  }

  private let state = Mutex(State())

  /// A stream of signals from now on; it keeps one that nobody has taken.
  func stream() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state -> Int? in
      guard !state.isOver else { return nil }
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  /// Tells all listeners.
  func tell() {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield() }
  }

  /// Ends all streams, and those to come; returns whether that is news.
  func end() -> Bool {
    let (listeners, isNews) = state.withLock { state in
      defer { (state.listeners, state.isOver) = ([:], true) }
      return (Array(state.listeners.values), !state.isOver)
    }
    for listener in listeners { listener.finish() }
    return isNews
  }
}
