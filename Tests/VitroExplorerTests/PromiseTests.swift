import Testing
import VitroExplorer

@Suite("Promises that a walk holds a value to")
struct PromiseTests {
  @Test("A circle without what was promised is found, with the events that go round")
  func circle() throws {
    let explorer = Retrying.explorer(most: .max)
    let error = #expect(throws: Counterexample<Retrying, Retrying.Event>.self) {
      try explorer.explore()
    }
    #expect(
      error?.description == """
        “What is sent is answered, or given up” may never come after 1 event:

          from
            Retrying(most: 9223372036854775807, state: .idle, attempts: 0)
          .send
            Retrying(most: 9223372036854775807, state: .waiting, attempts: 0)
          and round and round
            .failed, .again

        As a test, in place of the walk:

        .replay([.send])
        """)
    #expect(error?.circle == [.failed, .again])
    // Pasted from the test above.
    let replayed = #expect(throws: Counterexample<Retrying, Retrying.Event>.self) {
      try explorer.replay([.send])
    }
    #expect(replayed?.circle == [.failed, .again])
  }

  @Test("With a limit there is no circle, and the walk comes to its end")
  func kept() throws {
    let explorer = Retrying.explorer(most: 3)
    let walk = try explorer.explore()
    #expect(walk.states.contains { $0.state == .givenUp })
    #expect(try explorer.replay([.send, .failed]).state == .failed)
  }

  @Test("A state at which nothing drives on breaks a promise")
  func stuck() throws {
    let error = #expect(throws: Counterexample<Retrying, Retrying.Event>.self) {
      try Retrying.explorer(most: 3).eventually("It is sent", by: { $0 != .send }) {
        $0.state != .idle
      }
      .explore()
    }
    #expect(error?.events == [] && error?.circle == [])
    #expect(
      error?.description.hasPrefix("“It is sent” never comes after 0 events: nothing drives on")
        == true)
  }

  @Test("A walk of some depth breaks no promise at its edge")
  func depth() throws {
    try Retrying.explorer(most: .max).explore(depth: 2)
    #expect(throws: (any Error).self) { try Retrying.explorer(most: .max).explore(depth: 3) }
  }

  @Test("A network that may fail each time, and is fair, delivers")
  func fair() throws {
    let explorer = Explorer(Retrying(most: .max)) { $0.handle($1) }
    try explorer.eventually(
      "What is sent is answered", by: { $0 != .send }, fairly: [{ $0 == .answered }]
    ) { [.idle, .answered].contains($0.state) }
    .explore()
    // That it fails again and again is no help.
    #expect(throws: Counterexample<Retrying, Retrying.Event>.self) {
      try explorer.eventually(
        "What is sent is answered", by: { $0 != .send }, fairly: [{ $0 == .failed }]
      ) { [.idle, .answered].contains($0.state) }
      .explore()
    }
  }

  @Test("An event that drives, or is fair, and that is none of the walk's, is told")
  func unmetEvents() throws {
    let explorer = Explorer(Retrying(most: .max), events: [.send, .failed, .again]) {
      $0.handle($1)
    }
    let fair = #expect(throws: Counterexample<Retrying, Retrying.Event>.self) {
      try explorer.eventually(
        "It is answered", by: { $0 != .send }, fairly: [{ $0 == .failed }, { $0 == .answered }]
      ) { [.idle, .answered].contains($0.state) }
      .explore()
    }
    #expect(
      fair?.detail == "No event that was met is one of the kind 1 of those that are fair.")
    let driving = #expect(throws: Counterexample<Retrying, Retrying.Event>.self) {
      try explorer.eventually("It is answered", by: { $0 == .answered }) { $0.state == .idle }
        .explore()
    }
    #expect(driving?.detail == "No event that was met is one that drives.")
  }

  @Test("A promise that is broken early is found long before the walk has come to its end")
  func early() throws {
    let explorer = Explorer(0, events: [1, 2]) { $0 += $1 }
      .eventually("It is twelve", by: { _ in false }) { $0 == 12 }
    #expect(throws: Counterexample<Int, Int>.self) { try explorer.explore(limit: 100_000) }
  }

  @Test(
    "Of random machines, with up to two kinds of fair events, those are found that break a promise, and no others",
    arguments: 0..<300)
  func randomMachines(seed: Int) throws {
    let machine = RandomMachine(seed: seed + 1, size: 7, events: 3)
    let kinds = Array((0..<3).suffix(seed % 3))
    let isReached: @Sendable (Int) -> Bool = { $0 > 4 }
    let isBroken = machine.canGoOnForEver(without: isReached, fairly: kinds)
    do {
      try machine.explorer.eventually(
        "It comes", fairly: kinds.map { kind in { $0 == kind } }, isReached
      ).explore()
      #expect(!isBroken)
    } catch let error as Counterexample<Int, Int> {
      #expect(isBroken)
      let begun = try #require(error.states.last)
      #expect(!isReached(begun))
      // The circle may begin some steps further on.
      let starts = machine.distances(from: begun).keys.filter { !isReached($0) }
      #expect(
        error.circle.isEmpty
          || starts.contains { (try? isRound(error.circle, from: $0, machine, kinds)) == true })
    }
  }

  /// Whether events lead from a state back to it, without what was promised, each kind among them that can happen on the way.
  private func isRound(
    _ circle: [Int], from start: Int, _ machine: RandomMachine, _ kinds: [Int]
  ) throws -> Bool {
    var state = start
    var open: Set<Int> = []
    for event in circle {
      if state > 4 { return false }
      open.formUnion(kinds.filter { machine.end(of: $0, at: state) != state })
      state = try #require(machine.end(of: event, at: state))
    }
    return state == start && open.isSubset(of: circle)
  }
}

extension RandomMachine {
  /// Whether a way from the first state goes on for ever, or ends, without what was promised, by the definition: a set of
  /// states that is gone round in, in which each kind of event that can happen again and again does.
  fileprivate func canGoOnForEver(without isReached: (Int) -> Bool, fairly kinds: [Int]) -> Bool {
    let met = distances().keys.filter { !isReached($0) }.sorted()
    let isStuck = met.contains { state in
      !(0..<events).contains { end(of: $0, at: state) != state }
    }
    if isStuck { return true }
    return (1..<(1 << met.count)).contains { bits in
      let set = Set(met.indices.filter { bits & 1 << $0 != 0 }.map { met[$0] })
      guard set.count > 1, set.allSatisfy({ reach(from: $0, in: set) == set }) else { return false }
      return kinds.allSatisfy { kind in
        let open = set.filter { end(of: kind, at: $0) != $0 }
        return open.isEmpty || open.contains { set.contains(end(of: kind, at: $0) ?? -1) }
      }
    }
  }

  private func reach(from start: Int, in set: Set<Int>) -> Set<Int> {
    var (met, queue) = (Set([start]), [start])
    while let state = queue.popLast() {
      for event in 0..<events {
        guard let next = end(of: event, at: state), set.contains(next) else { continue }
        if met.insert(next).inserted { queue.append(next) }
      }
    }
    return met
  }
}

/// A message that is sent again when that has failed.
struct Retrying: Hashable {
  enum Event: CaseIterable { case send, failed, again, answered }
  enum State { case idle, waiting, failed, answered, givenUp }

  let most: Int
  var state = State.idle
  var attempts = 0

  mutating func handle(_ event: Event) {
    switch (state, event) {
    case (.idle, .send): state = .waiting
    case (.waiting, .failed):
      if most < .max { attempts += 1 }
      state = attempts < most ? .failed : .givenUp
    case (.failed, .again): state = .waiting
    case (.waiting, .answered): state = .answered
    default: break
    }
  }

  /// A walk that holds it to what it is for, where nobody has any more patience than it has.
  static func explorer(most: Int) -> Explorer<Retrying, Event> {
    Explorer(Retrying(most: most)) { $0.handle($1) }
      .eventually("What is sent is answered, or given up", by: { $0 != .send }) {
        [.idle, .answered, .givenUp].contains($0.state)
      }
  }
}
