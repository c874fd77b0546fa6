import Synchronization
import VitroConcurrency

/// Replies that nobody has taken yet, or who waits for the next one.
final class ReplyQueue<Element: Sendable>: Sendable {
  typealias Reply = Result<Element?, any Error>

  private struct Waiter {
    let continuation: CheckedContinuation<Element?, any Error>
    let mark: RestScope.Waiter

    func resume(with reply: Reply) {
      mark.isExpected()
      continuation.resume(with: reply)
    }
  }

  private struct State {
    var elements: [Element] = []
    var end: Reply?
    var waiter: Waiter?

    mutating func takeWaiter() -> Waiter? {
      defer { waiter = nil }
      return waiter
    }

    /// What is known already: the oldest reply, or that no other comes. An error is told once.
    mutating func next() -> Reply? {
      if !elements.isEmpty { return .success(elements.removeFirst()) }
      defer { if end != nil { end = .success(nil) } }
      return end
    }
  }

  /// How many replies may wait for whoever asked.
  private let most = 1_000
  private let state = Mutex(State())

  /// Takes a reply; after the end there are no others.
  func add(_ element: Element) {
    let waiter = state.withLock { state -> Waiter? in
      guard state.end == nil else { return nil }
      if let waiter = state.takeWaiter() { return waiter }
      if state.elements.count < most {
        state.elements.append(element)
      } else {
        state.end = .unheard
      }
      return nil
    }
    waiter?.resume(with: .success(element))
  }

  /// There are no more replies.
  func end(_ error: (any Error)? = nil) {
    let end = error.map { Reply.failure($0) } ?? .success(nil)
    let waiter = state.withLock { state -> Waiter? in
      guard state.end == nil else { return nil }
      let waiter = state.takeWaiter()
      state.end = waiter == nil ? end : .success(nil)
      return waiter
    }
    waiter?.resume(with: end)
  }

  /// Gives the next reply to whoever waits, as soon as it is there; only one can wait.
  func wait(_ continuation: CheckedContinuation<Element?, any Error>, _ mark: RestScope.Waiter) {
    let waiter = Waiter(continuation: continuation, mark: mark)
    let reply = state.withLock { state -> Reply? in
      if let reply = state.next() { return reply }
      if state.waiter != nil { return .success(nil) }
      state.waiter = waiter
      return nil
    }
    if let reply { waiter.resume(with: reply) }
  }
}

extension Result where Failure == any Error {
  fileprivate static var unheard: Self {
    .failure(DeviceError.failed("It said more than the application has listened to."))
  }
}
