import Synchronization

/// The queue of those whose passwords are to be hashed: one at a time, and each client's turn comes round, however many
/// another client waits with.
package final class HashingQueue: Sendable {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var isTaken = false
    var newest = 0
    var waiting: [String: [Waiter]] = [:]
    /// The clients that wait, in the order of their next turns.
    var clients: [String] = []
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// Makes a queue.
  ///
  /// - Parameter capacity: How many turns anybody waits for; who would have to wait for more is refused.
  package init(capacity: Int) { self.capacity = capacity }

  /// How many wait.
  package var count: Int { state.withLock { $0.waiting.values.reduce(0) { $0 + $1.count } } }

  /// Does something when a client has a turn.
  ///
  /// - Throws: A ``Problem`` where too many turns come first, a `CancellationError` where the task is cancelled before
  ///   its turn, or what the work throws.
  package func take<Value: Sendable>(
    _ client: String, _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await turn(of: client)
    defer { next()?.resume() }
    return try await work()
  }

  private func turn(of client: String) async throws {
    let id = state.withLock { state in
      state.newest += 1
      return state.newest
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer = state.withLock { state in
          join(&state, client, Waiter(id: id, continuation: continuation))
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      leave(client, id)?.resume(throwing: CancellationError())
    }
  }

  /// The answer to who joins, where there is one at once.
  private func join(
    _ state: inout State, _ client: String, _ waiter: Waiter
  ) -> Result<Void, any Error>? {
    if Task.isCancelled { return .failure(CancellationError()) }
    guard state.isTaken else {
      state.isTaken = true
      return .success(())
    }
    let own = state.waiting[client]?.count ?? 0
    // Of each client as many come first as this one has there already, and one more.
    let turns = state.waiting.values.reduce(0) { $0 + min($1.count, own + 1) }
    guard turns < capacity else {
      return .failure(
        Problem(.tooManyRequests, "Too many people are logging in. Try again in a minute."))
    }
    state.waiting[client, default: []].append(waiter)
    if own == 0 { state.clients.append(client) }
    return nil
  }

  /// The one who waits no longer, if they still do.
  private func leave(_ client: String, _ id: Int) -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      guard let index = state.waiting[client]?.firstIndex(where: { $0.id == id }) else {
        return nil
      }
      let waiter = state.waiting[client]?.remove(at: index)
      if state.waiting[client]?.isEmpty == true {
        state.waiting[client] = nil
        state.clients.removeAll { $0 == client }
      }
      return waiter?.continuation
    }
  }

  /// The one whose turn it is, as a turn ends.
  private func next() -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      guard let client = state.clients.first, var waiting = state.waiting[client] else {
        state.isTaken = false
        return nil
      }
      state.clients.removeFirst()
      let waiter = waiting.removeFirst()
      state.waiting[client] = waiting.isEmpty ? nil : waiting
      if !waiting.isEmpty { state.clients.append(client) }
      return waiter.continuation
    }
  }
}
