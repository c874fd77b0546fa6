import Testing
import VitroExplorer

@Suite("Walking through all states")
struct ExploringTests {
  @Test("Every state is met once, those that take fewer events first")
  func states() throws {
    let walk = try Explorer(Lamp()) { $0.handle($1) }.explore()
    #expect(
      Array(walk.states) == [
        Lamp(), Lamp(isPlugged: true), Lamp(isPlugged: true, brightness: 1),
        Lamp(isPlugged: true, brightness: 2),
      ])
    #expect(walk.transitionCount == 4 * 3)
    #expect(walk.depth == 3)
  }

  @Test("The way to a state is as short as any")
  func way() throws {
    let walk = try Explorer(Lamp()) { $0.handle($1) }.explore()
    #expect(try walk.way { $0.brightness == 2 } == [.plug, .brighter, .brighter])
    #expect(try walk.way { $0.brightness == 3 } == nil)
    #expect(try walk.way { _ in true } == [])
  }

  @Test("What can happen may depend on the state, and ends where nothing can")
  func eventsOfAState() throws {
    let walk = try Explorer(8, events: { $0 > 1 ? [2, 3] : [] }) { $0 /= $1 }.explore()
    #expect(Array(walk.states) == [8, 4, 2, 1, 0])
    #expect(walk.transitionCount == 6)
  }

  @Test("A walk begins with several states")
  func severalInitialStates() throws {
    let walk = try Explorer(
      from: [9, 5, 9], events: { $0 < 7 ? [1] : [] }, apply: { $0 += $1 }
    ).explore()
    #expect(Array(walk.states) == [9, 5, 6, 7])
    #expect(try walk.way { $0 == 7 } == [1, 1])
  }

  @Test("A long walk says how far it has come")
  func progress() throws {
    var told: [ExplorationProgress] = []
    try Explorer(0, events: [1, 2]) { $0 = min(100_000, $0 + $1) }.explore { told.append($0) }
    #expect(told.last?.metCount == 100_001 && told.last?.leftCount == 100_001)
    #expect(
      told.count > 5 && zip(told, told.dropFirst()).allSatisfy { $0.leftCount < $1.leftCount })
  }

  @Test("States with one key are one: what nobody looks at keeps no walk from ending")
  func key() throws {
    let walk = try Explorer(
      from: [(floor: 0, rides: 0)], identifiedBy: { $0.floor }, events: { _ in [-1, 1] },
      apply: { lift, direction in
        lift.floor = min(3, max(0, lift.floor + direction))
        lift.rides += 1
      }
    ).explore()
    #expect(walk.states.map(\.floor) == [0, 1, 2, 3])
    #expect(walk.states.map(\.rides) == [0, 1, 2, 3])
  }

  @Test("States that differ only in the order of equal parts are one")
  func symmetry() throws {
    let explorer = Explorer(
      from: [[0, 0, 0]], identifiedBy: { $0.sorted() }, events: { Array($0.indices) },
      apply: { $0[$1] = min(2, $0[$1] + 1) })
    #expect(try explorer.explore().states.count == 10)
    let everyOrder = Explorer([0, 0, 0], events: [0, 1, 2]) { $0[$1] = min(2, $0[$1] + 1) }
    #expect(try everyOrder.explore().states.count == 27)
  }

  @Test("A walk of some depth meets what so many events lead to")
  func depth() throws {
    let walk = try Explorer(0, events: [-1, 1]) { $0 += $1 }.explore(depth: 4)
    #expect(Set(walk.states) == Set(-4...4))
    #expect(walk.depth == 4)
  }

  @Test("A walk that would not end says how to make it smaller")
  func tooManyStates() {
    let error = #expect(throws: ExplorationError.self) {
      try Explorer(0, events: [1]) { $0 += $1 }.explore(limit: 1_000)
    }
    #expect(error == .tooManyStates(limit: 1_000))
    #expect(
      error?.description == """
        There are more than 1000 states, so that not all of them were walked.

        To fix: leave out of a state what no rule looks at with 'identifiedBy:', give fewer events or \
        smaller values, or say how far the walk goes: 'explore(depth: 10)', 'explore(limit: 10000)', \
        'sample(1_000, length: 100, seed: 1)'.
        """)
  }

  @Test("As many states as the limit says are not too many")
  func exactlyTheLimit() throws {
    let explorer = Explorer(0, events: [1]) { $0 = min(9, $0 + $1) }
    #expect(try explorer.explore(limit: 10).states.count == 10)
    #expect(throws: ExplorationError.tooManyStates(limit: 9)) { try explorer.explore(limit: 9) }
  }

  @Test("A walk in which nothing can happen, or nothing changes, is not green")
  func nothingHappens() {
    let without = Explorer(0, events: [] as [Int]) { $0 += $1 }.always("It is zero") { $0 == 0 }
    #expect(throws: ExplorationError.nothingHappens) { try without.explore() }
    let idle = Explorer(0, events: [1]) { _, _ in }.always("It is zero") { $0 == 0 }
    #expect(throws: ExplorationError.nothingHappens) { try idle.explore() }
    #expect(throws: ExplorationError.nothingHappens) { try idle.sample(1, length: 9, seed: 1) }
    let short = Explorer(0, events: [1]) { $0 += $1 }.always("It is zero") { $0 == 0 }
    #expect(throws: ExplorationError.nothingHappens) { try short.explore(depth: 0) }
  }

  @Test("Events in another order each time lead to a counterexample that is real")
  func unordered() throws {
    // A set that is made anew each time has another order each time.
    let explorer = Explorer([Int](), events: { Array(Set(0..<20).subtracting($0)) }) {
      $0.append($1)
    }
    .always("Three are too many") { $0.count < 3 }
    for _ in 0..<20 {
      let error = #expect(throws: Counterexample<[Int], Int>.self) { try explorer.explore() }
      #expect(error.map { $0.states.last == $0.events } == true)
    }
  }

  @Test("What leads to another state each time is told, and not walked")
  func notRepeatable() {
    let dice = Recorder()
    let explorer = Explorer(0, events: [1]) { state, _ in
      _ = dice.record(state)
      state = dice.numbers.count
    }
    #expect(throws: ExplorationError.notRepeatable(way: ".replay([1])")) {
      try explorer.always("It is small") { $0 < 5 }.explore()
    }
  }

  @Test("A state that is not equal to itself is told")
  func notEqualToItself() {
    #expect(throws: ExplorationError.notEqualToItself) {
      try Explorer(0.0, events: [0.0]) { $0 /= $1 }.explore()
    }
  }

  @Test("Task-local values are those of the caller, wherever a state is looked at")
  func taskLocalValues() throws {
    try Local.$number.withValue(7) {
      let explorer = Explorer(0, events: Array(0..<40)) { $0 = $0 * 41 + $1 + 1 }
      try explorer.always("The number is 7") { _ in Local.number == 7 }.explore(depth: 3)
    }
  }
}

private enum Local {
  @TaskLocal static var number = 0
}

/// A lamp with three brightnesses, which is dark without a plug.
struct Lamp: Hashable {
  enum Event: CaseIterable { case plug, brighter, darker }

  var isPlugged = false
  var brightness = 0

  mutating func handle(_ event: Event) {
    switch event {
    case .plug: isPlugged = true
    case .brighter where isPlugged: brightness = min(2, brightness + 1)
    case .darker where isPlugged: brightness = max(0, brightness - 1)
    case .brighter, .darker: break
    }
  }
}
