import Synchronization
import Testing
import Waiting

@Suite("Waiting for others, as long as they move")
struct WaitingTests {
  @Test("What comes is returned, and what fails is thrown")
  func comes() async throws {
    let number = try await waiting(for: "a number") { 7 }
    #expect(number == 7)
    await #expect(throws: Gone.self) { try await waiting(for: "a number") { throw Gone() } }
  }

  @Test("Who stands still is named at once, with what was seen last; the work is cancelled")
  func standstill() async throws {
    let error = await #expect(throws: StandstillError.self) {
      try await waiting(
        for: "the letter", within: .milliseconds(10), seen: { "the postman sleeps" },
        processorTime: { .zero }
      ) {
        // It does not hear that it is cancelled.
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    #expect(
      error?.description
        == "Nothing has moved for 0.01 s. Waited for: the letter.\nSeen last: the postman sleeps")
  }

  @Test("As long as the process computes, who is waited for may stand behind others")
  func busy() async throws {
    let looks = Mutex(0)
    let error = await #expect(throws: StandstillError.self) {
      try await waiting(
        for: "the letter", within: .milliseconds(2),
        processorTime: {
          looks.withLock { looks in
            looks += 1
            return .seconds(min(looks, 50))
          }
        }
      ) {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    #expect(error != nil && looks.withLock { $0 } > 50)
  }

  @Test("Who moves is waited for, however often nothing has come yet")
  func moves() async throws {
    let looks = Mutex(0)
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    try await waiting(
      for: "fifty looks", within: .milliseconds(1),
      seen: {
        let number = looks.withLock { looks in
          looks += 1
          return looks
        }
        if number == 50 { tick.yield() }
        return "\(number) looks"
      }, processorTime: { .zero }
    ) { for await _ in ticks { return } }
    #expect(looks.withLock { $0 } >= 50)
  }

  @Test("Who is cancelled goes on, though the work hears of nothing", arguments: 0..<20)
  func cancelled(yields: Int) async throws {
    let task = Task {
      try await waiting(for: "nothing") {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    }
    for _ in 0..<yields { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("What never happens is told with its place, or its name")
  func never() async throws {
    let error = await #expect(throws: StandstillError.self) {
      try await happens(within: .milliseconds(10), fileID: "A.swift", line: 7) { false }
    }
    #expect(error?.description.hasSuffix("Waited for: what A.swift:7 asks for.") == true)
    let named = await #expect(throws: StandstillError.self) {
      try await happens(within: .milliseconds(10), "the end", seen: { "the middle" }) { false }
    }
    #expect(named?.description.hasSuffix("Waited for: the end.\nSeen last: the middle") == true)
  }

  private struct Gone: Error {}
}
