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
