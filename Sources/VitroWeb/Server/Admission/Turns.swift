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
    var waiting: [(asker: Asker, continuation: CheckedContinuation<Void, Never>)] = []
    var waitingOfAddress: [String: Int] = [:]
  }

  private let ofBrowser: Int
  private let ofAddress: Int
  private let mostWaiting: Int
  private let state = Mutex(State())

  /// Makes the turns.
  ///
  /// - Parameters:
  ///   - ofBrowser: How many requests of one browser are answered at a time.
  ///   - ofAddress: How many of one address.
  ///   - mostWaiting: How many of one address may wait.
  init(ofBrowser: Int, ofAddress: Int, mostWaiting: Int) {
    (self.ofBrowser, self.ofAddress) = (max(1, ofBrowser), max(1, ofAddress))
    self.mostWaiting = mostWaiting
  }

  /// Does something when the asker has a turn; returns `nil` where too many of its address wait already.
  func take<Result: Sendable>(
    _ asker: Asker, _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result? {
    guard await begins(asker) else { return nil }
    defer { end(asker) }
    return try await work()
  }

  /// Waits for a turn; returns whether there is one.
  private func begins(_ asker: Asker) async -> Bool {
    enum Answer { case now, never, later }
    var mayBegin = true
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let answer: Answer = state.withLock { state in
        if hasTurn(asker, state) {
          count(asker, 1, &state)
          return .now
        }
        let waiting = state.waitingOfAddress[asker.address, default: 0]
        guard waiting < mostWaiting else { return .never }
        state.waitingOfAddress[asker.address] = waiting + 1
        state.waiting.append((asker, continuation))
        return .later
      }
      mayBegin = answer != .never
      if answer != .later { continuation.resume() }
    }
    return mayBegin
  }

  private func end(_ asker: Asker) {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      count(asker, -1, &state)
      guard let index = state.waiting.firstIndex(where: { hasTurn($0.asker, state) }) else {
        return nil
      }
      let next = state.waiting.remove(at: index)
      let left = state.waitingOfAddress[next.asker.address, default: 1] - 1
      state.waitingOfAddress[next.asker.address] = left > 0 ? left : nil
      count(next.asker, 1, &state)
      return next.continuation
    }
    next?.resume()
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
