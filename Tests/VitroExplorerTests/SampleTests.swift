import Synchronization
import Testing
import VitroExplorer

@Suite("Walking some ways at random")
struct SampleTests {
  /// A stack without an end, in which three pops in a row lose an element.
  static let explorer = Explorer([Int](), events: { $0.isEmpty ? [1] : [1, 2, -1] }) {
    stack, event in
    if event > 0 { stack.append(event) } else { stack.removeLast() }
  }
  .always("There are no three twos in a row") { !$0.suffix(3).elementsEqual([2, 2, 2]) }

  @Test("What is found is made as short as it can be", arguments: 1...20 as ClosedRange<UInt64>)
  func shortest(seed: UInt64) {
    let error = #expect(throws: Counterexample<[Int], Int>.self) {
      try Self.explorer.sample(1_000, length: 200, seed: seed)
    }
    // A two can be put only upon something.
    #expect(error?.events == [1, 2, 2, 2])
  }

  @Test(
    "What comes back to where it was is left out", arguments: 2...4, 0...20 as ClosedRange<UInt64>)
  func circles(count: Int, seed: UInt64) {
    let explorer = Explorer(0, events: ["on", "boom"]) { state, event in
      if event == "on" {
        state = (state + 1) % count
      } else if state == 0 {
        state = -1
      }
    }
    .always("It does not go off") { $0 >= 0 }
    let error = #expect(throws: Counterexample<Int, String>.self) {
      try explorer.sample(1_000, length: 30, seed: seed)
    }
    #expect(error?.events == ["boom"])
  }

  @Test("Every initial state is looked at, and there must be a rule")
  func rules() {
    let explorer = Explorer(from: [0, -1], events: { _ in [1] }, apply: { $0 = abs($0) + $1 })
    #expect(throws: Counterexample<Int, Int>.self) {
      try explorer.always("It is not negative") { $0 >= 0 }.sample(1, length: 1, seed: 1)
    }
    #expect(throws: ExplorationError.nothingToSample) {
      try explorer.goal("It is 3") { $0 == 3 }.sample(1, length: 1, seed: 1)
    }
  }

  @Test("The same seed walks the same ways")
  func seed() throws {
    func lengths(seed: UInt64) throws -> [Int] {
      let recorder = Recorder()
      try Explorer(0, events: [1, 2]) { $0 += $1 }
        .always("It is recorded") { recorder.record($0) }
        .sample(3, length: 10, seed: seed)
      return recorder.numbers
    }
    #expect(try lengths(seed: 1) == lengths(seed: 1))
    #expect(try lengths(seed: 1) != lengths(seed: 2))
    #expect(try lengths(seed: 1).count == 1 + 3 * 10)
  }
}

/// Keeps what it is told.
final class Recorder: Sendable {
  private let recorded = Mutex([Int]())
  var numbers: [Int] { recorded.withLock(\.self) }

  func record(_ number: Int) -> Bool {
    recorded.withLock { $0.append(number) }
    return true
  }
}
