import Testing
import VitroExplorer

@Suite("Rules that a walk holds states to")
struct RuleTests {
  @Test("A counterexample is as short as any, and tells its way", .tags(.everyState))
  func counterexample() throws {
    let error = #expect(throws: Counterexample<Gate, Gate.Event>.self) {
      try Gate.explorer.always("A locked gate is closed") { !$0.isLocked || !$0.isOpen }.explore()
    }
    #expect(
      error?.description == """
        “A locked gate is closed” is not so after 2 events:

          from
            Gate(isOpen: false, isLocked: false)
          .pushed(by: "Blob")
            Gate(isOpen: true, isLocked: false)
          .keyTurned
            Gate(isOpen: true, isLocked: true)

        As a test, in place of the walk:

        .replay([.pushed(by: "Blob"), .keyTurned])
        """)
    #expect(error?.rule == "A locked gate is closed")
    #expect(error?.events == [.pushed(by: "Blob"), .keyTurned])
    #expect(error?.states.last == Gate(isOpen: true, isLocked: true))
  }

  @Test("Of a state that is too long to be read, what differs is told, and the last one as a whole")
  func longStates() {
    let error = #expect(throws: Counterexample<Shelf, Int>.self) {
      try Explorer(Shelf(), events: [0, 1]) { $0.rows[$1].count += 1 }
        .always("Nobody takes two") { $0.rows[1].count < 2 }.explore()
    }
    let name = String(repeating: "long ", count: 20)
    #expect(
      error?.description == """
        “Nobody takes two” is not so after 2 events:

          from
            Shelf(name: "\(name)", rows: [Row(title: "A", count: 0), Row(title: "B", count: 0)])
          1
            rows[1].count: 1
          1
            rows[1].count: 2
          that is
            Shelf(name: "\(name)", rows: [Row(title: "A", count: 0), Row(title: "B", count: 2)])

        As a test, in place of the walk:

        .replay([1, 1])
        """)
  }

  @Test("What a counterexample prints fails where it is pasted", .tags(.everyState))
  func replay() throws {
    let error = #expect(throws: Counterexample<Gate, Gate.Event>.self) {
      try Gate.explorer.always("A locked gate is closed") { !$0.isLocked || !$0.isOpen }
        // Pasted from the test above.
        .replay([.pushed(by: "Blob"), .keyTurned])
    }
    #expect(error?.events == [.pushed(by: "Blob"), .keyTurned])
  }

  @Test("A way that keeps the rules is replayed to its end")
  func replayToTheEnd() throws {
    let gate = try Gate.explorer.always("It is not locked") { !$0.isLocked }
      .goal("It can be closed") { !$0.isOpen }
      .replay([.pushed(by: "Blob")])
    #expect(gate == Gate(isOpen: true))
  }

  @Test("The initial state is held to the rules as well")
  func initialState() {
    let explorer = Gate.explorer.always("It is open") { $0.isOpen }
    let walked = #expect(throws: Counterexample<Gate, Gate.Event>.self) { try explorer.explore() }
    #expect(walked?.events == [])
    #expect(walked?.description.contains("“It is open” is not so after 0 events:") == true)
    #expect(throws: Counterexample<Gate, Gate.Event>.self) { try explorer.replay([]) }
    #expect(throws: Counterexample<Gate, Gate.Event>.self) {
      try explorer.sample(1, length: 1, seed: 1)
    }
  }

  @Test("A step that must never be is found, though both of its states may be")
  func never() {
    let error = #expect(throws: Counterexample<Gate, Gate.Event>.self) {
      try Gate.explorer
        .never("The key opens something") { before, event, after in
          event == .keyTurned && !before.isOpen && after.isOpen
        }
        .never("The key is turned in an open gate") { before, event, _ in
          event == .keyTurned && before.isOpen
        }
        .explore()
    }
    #expect(error?.rule == "The key is turned in an open gate")
    #expect(error?.events == [.pushed(by: "Blob"), .keyTurned])
    #expect(
      error?.description.hasPrefix("“The key is turned in an open gate” happens after 2 events:")
        == true)
  }

  @Test("A state from which a goal cannot be reached is a dead end")
  func deadEnd() {
    let error = #expect(throws: Counterexample<Gate, Gate.Event>.self) {
      try Gate.explorer.goal("It can be opened") { $0.isOpen }.explore()
    }
    #expect(error?.events == [.keyTurned])
    #expect(
      error?.description.hasPrefix("“It can be opened” cannot be reached any more after 1 event:")
        == true)
    #expect(throws: Counterexample<Gate, Gate.Event>.self) {
      try Gate.explorer.goal("It can be opened") { $0.isOpen }.replay([.keyTurned])
    }
  }

  @Test("A goal is reached where every state leads to it, in however many steps")
  func goal() throws {
    try Explorer(0, events: [1]) { $0 = ($0 + $1) % 50 }.goal("It is 49") { $0 == 49 }.explore()
  }

  @Test("Of several goals the dead end is told that takes fewest events")
  func nearestDeadEnd() {
    let explorer = Explorer(0, events: [1]) { $0 = min(20, $0 + $1) }
    let error = #expect(throws: Counterexample<Int, Int>.self) {
      try explorer.goal("It is 19") { $0 == 19 }.goal("It is zero") { $0 == 0 }.explore()
    }
    #expect(error?.rule == "It is zero" && error?.events == [1])
  }

  @Test("A walk of some depth takes no state that it has not left for a dead end")
  func goalBeyondTheDepth() throws {
    let explorer = Explorer(0, events: [1]) { $0 += $1 }
    try explorer.goal("It is even") { $0.isMultiple(of: 2) }.explore(depth: 9)
    #expect(throws: ExplorationError.goalNotMet("It is 100")) {
      try explorer.goal("It is 100") { $0 == 100 }.explore(depth: 10)
    }
  }

  @Test("A way is replayed where there is no end of states")
  func replayWithoutEnd() throws {
    let explorer = Explorer(0, events: [1]) { $0 += $1 }.goal("It is large") { $0 > 30 }
    #expect(try explorer.replay([1, 1]) == 2)
  }

  @Test("Which of several initial states it began with is part of a counterexample")
  func start() {
    let explorer = Explorer(
      from: [0, 50], events: { _ in [1] }, apply: { $0 = min(52, $0 + $1) }
    ).always("It is small") { $0 < 52 }
    let error = #expect(throws: Counterexample<Int, Int>.self) { try explorer.explore() }
    #expect(error?.states == [50, 51, 52])
    #expect(error?.description.hasSuffix(".replay([1, 1], from: 1)") == true)
    #expect(throws: Counterexample<Int, Int>.self) { try explorer.replay([1, 1], from: 1) }
    #expect(throws: Never.self) { try explorer.replay([1, 1], from: 0) }
  }
}

/// A gate that can be locked while it is open, and never opens again.
struct Gate: Hashable {
  enum Event: Hashable { case pushed(by: String), keyTurned }

  var isOpen = false
  var isLocked = false

  mutating func handle(_ event: Event) {
    switch event {
    case .pushed: if !isLocked { isOpen.toggle() }
    case .keyTurned: isLocked = true
    }
  }

  static let explorer = Explorer(Gate(), events: [.pushed(by: "Blob"), .keyTurned]) {
    $0.handle($1)
  }
}

private struct Shelf: Hashable {
  struct Row: Hashable {
    var title: String
    var count = 0
  }

  var name = String(repeating: "long ", count: 20)
  var rows = [Row(title: "A"), Row(title: "B")]
}
