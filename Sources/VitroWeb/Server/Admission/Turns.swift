import Synchronization

/// The turns of the requests that the application answers: each browser and each address has a few at a time, and
/// what comes beyond them waits for one of its own. However many one client asks for, the others' next request is
/// answered beside a few of its.
final class Turns: Sendable {
  /// The browser and the address that ask.
  struct Asker: Hashable, Sendable {
    /// The identity of the browser, if it says one.
    var browser: String?
    var address: String
  }

  private struct State {
    /// How many of each are being answered, and how many wait.
    var answering: [String: Int] = [:]
    var waiting: [(id: Int, asker: Asker, continuation: CheckedContinuation<Bool, Never>)] = []
    var waitingOfAddress: [String: Int] = [:]
    /// Cancels what is being answered.
    var answers: [Int: @Sendable () -> Void] = [:]
    var count = 0
    var isOver = false
  }

  private let ofBrowser: Int
  private let ofAddress: Int
  private let mostWaiting: Int
  private let state = Mutex(State())

  /// Makes the turns for some options.
  init(_ options: WebOptions) {
    ofBrowser = max(1, options.maxAnswersOfBrowser)
    ofAddress = max(1, options.maxAnswersOfAddress)
    mostWaiting = options.maxWaitingOfAddress
  }

  /// Does something when the asker has a turn; returns `nil` where too many of its address wait already, or the turns
  /// are over.
  ///
  /// A task that is cancelled before its turn has none, and throws a `CancellationError`.
  ///
  /// - Parameter isChange: Whether the work goes on to its end where the task is cancelled in the middle of it.
  func take<Result: Sendable>(
    _ asker: Asker, isChange: Bool, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    guard await begins(id, asker) else {
      try Task.checkCancellation()
      return nil
    }
    defer { end(id, asker) }
    let answer = Task { try await work() }
    state.withLock { $0.answers[id] = { answer.cancel() } }
    return try await withTaskCancellationHandler {
      try await answer.value
    } onCancel: {
      if !isChange { answer.cancel() }
    }
  }

  /// Begins nothing more: what waits is told that there is no turn for it.
  func close() {
    let waiting = state.withLock { state in
      state.isOver = true
      defer { (state.waiting, state.waitingOfAddress) = ([], [:]) }
      return state.waiting
    }
    for one in waiting { one.continuation.resume(returning: false) }
  }

  /// Cancels what is being answered.
  func cancel() {
    for cancel in state.withLock({ Array($0.answers.values) }) { cancel() }
  }

  /// Waits for a turn; returns whether there is one.
  private func begins(_ id: Int, _ asker: Asker) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          guard !state.isOver, !Task.isCancelled else { return false }
          if hasTurn(asker, state) {
            count(asker, 1, &state)
            return true
          }
          let waiting = state.waitingOfAddress[asker.address, default: 0]
          guard waiting < mostWaiting else { return false }
          state.waitingOfAddress[asker.address] = waiting + 1
          state.waiting.append((id, asker, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      leave(id)
    }
  }

  /// Waits no longer.
  private func leave(_ id: Int) {
    let left = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
      return removeWaiting(at: index, &state).continuation
    }
    left?.resume(returning: false)
  }

  private func end(_ id: Int, _ asker: Asker) {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      state.answers[id] = nil
      count(asker, -1, &state)
      guard let index = state.waiting.firstIndex(where: { hasTurn($0.asker, state) }) else {
        return nil
      }
      let next = removeWaiting(at: index, &state)
      count(next.asker, 1, &state)
      return next.continuation
    }
    next?.resume(returning: true)
  }

  private func removeWaiting(
    at index: Int, _ state: inout State
  ) -> (asker: Asker, continuation: CheckedContinuation<Bool, Never>) {
    let (_, asker, continuation) = state.waiting.remove(at: index)
    let left = state.waitingOfAddress[asker.address, default: 1] - 1
    state.waitingOfAddress[asker.address] = left > 0 ? left : nil
    return (asker, continuation)
  }

  private func hasTurn(_ asker: Asker, _ state: State) -> Bool {
    keys(of: asker).allSatisfy { key, most in state.answering[key, default: 0] < most }
  }

  private func count(_ asker: Asker, _ change: Int, _ state: inout State) {
    for (key, _) in keys(of: asker) {
      let count = state.answering[key, default: 0] + change
      state.answering[key] = count > 0 ? count : nil
    }
  }

  private func keys(of asker: Asker) -> [(key: String, most: Int)] {
    let address = ("address \(asker.address)", ofAddress)
    return asker.browser.map { [("browser \($0)", ofBrowser), address] } ?? [address]
  }
}
