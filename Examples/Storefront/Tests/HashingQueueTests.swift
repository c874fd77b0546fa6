import StorefrontServer
import Synchronization
import Testing
import Waiting

/// The queue's turns, which a test begins and ends.
@Suite("The queue of those who log in")
struct HashingQueueTests {
  /// The turns that have begun, and the hand that ends each.
  private final class Hand: Sendable {
    private struct State {
      var begun: [String] = []
      var refused = 0
      var open: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    var begun: [String] { state.withLock { $0.begun } }
    var refused: Int { state.withLock { $0.refused } }

    func refuse() { state.withLock { $0.refused += 1 } }

    func hold(_ client: String) async {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.begun.append(client)
          state.open = continuation
        }
      }
    }

    /// Ends the turn that has begun.
    func end() {
      state.withLock { state in
        defer { state.open = nil }
        return state.open
      }?.resume()
    }
  }

  private let queue = HashingQueue(capacity: 32)
  private let hand = Hand()

  /// Joins a client, and returns when it waits, or has a turn, or is refused.
  private func join(_ client: String) async throws -> Task<Bool, any Error> {
    let (before, begun, refused) = (queue.count, hand.begun.count, hand.refused)
    let task = Task { [queue, hand] in
      do {
        try await queue.take(client) { await hand.hold(client) }
        return true
      } catch is Problem {
        hand.refuse()
        return false
      }
    }
    try await happens("a place in the queue", seen: { "\(queue.count) wait" }) {
      queue.count > before || hand.begun.count > begun || hand.refused > refused
    }
    return task
  }

  private func endTurn(_ number: Int) async throws {
    hand.end()
    try await happens("turn \(number)", seen: { "\(hand.begun)" }) { hand.begun.count >= number }
  }

  @Test(
    "Of 48 requests of a client a part is refused, and another client's turn is the next but one")
  func crowd() async throws {
    var tasks: [Task<Bool, any Error>] = []
    for _ in 1...48 { tasks.append(try await join("6.6.6.6")) }
    #expect(queue.count == 32)
    tasks.append(try await join("203.0.113.7"))
    for number in 2...4 { try await endTurn(number) }
    #expect(hand.begun == ["6.6.6.6", "6.6.6.6", "203.0.113.7", "6.6.6.6"])
    for number in 5...34 { try await endTurn(number) }
    hand.end()
    var served = 0
    for task in tasks where try await task.value { served += 1 }
    #expect(served == 34 && queue.count == 0)
  }

  @Test("Who waits no longer leaves the queue")
  func leaving() async throws {
    let first = try await join("a")
    let second = try await join("b")
    let third = try await join("c")
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(queue.count == 1)
    try await endTurn(2)
    hand.end()
    for task in [first, third] { #expect(try await task.value) }
    #expect(hand.begun == ["a", "c"])
  }
}
