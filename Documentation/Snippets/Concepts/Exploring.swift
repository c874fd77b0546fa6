// A door of which all states are tried, and the way to the one that must not be.
import Testing
import VitroExplorer

struct Door: Hashable {
  enum Event: CaseIterable { case openTapped, closeTapped, lockTapped, unlockTapped }

  var isOpen = false
  var isLocked = false

  mutating func handle(_ event: Event) {
    switch event {
    case .openTapped: if !isLocked { isOpen = true }
    case .closeTapped: isOpen = false
    case .lockTapped: isLocked = true
    case .unlockTapped: isLocked = false
    }
  }
}

@Suite("Exploring a door") struct DoorTests {
  @Test func aLockedDoorIsClosed() throws {
    try withKnownIssue {
      try Explorer(Door()) { $0.handle($1) }
        .always("A locked door is closed") { !$0.isLocked || !$0.isOpen }
        .goal("It can be opened") { $0.isOpen }
        .explore()
    } matching: { issue in
      issue.error.map { "\($0)" } == """
        “A locked door is closed” is not so after 2 events:

          from
            Door(isOpen: false, isLocked: false)
          .openTapped
            Door(isOpen: true, isLocked: false)
          .lockTapped
            Door(isOpen: true, isLocked: true)

        As a test, in place of the walk:

        .replay([.openTapped, .lockTapped])
        """
    }
  }

  @Test func everyStateIsDrawn() throws {
    let walk = try Explorer(Door()) { $0.handle($1) }.explore()
    let diagram = walk.diagram(of: { $0.isOpen ? "open" : "closed" }, by: { "\($0)" })
    #expect(diagram.states == ["closed", "open"])
  }

  @Test func nothingIsLeftOut() throws {
    let walk = try Explorer(Door()) { $0.handle($1) }.explore()
    #expect(walk.isExhaustive)
    #expect(walk.untried(Door.Event.allCases).isEmpty)
    #expect(walk.unmet([true, false]) { $0.isLocked }.isEmpty)
    #expect(walk.idleEvents == [])
    #expect(try walk.replays().count == 1)
  }

  @Test func whatDoesNotMatterIsLeftOut() throws {
    let walk = try Explorer(
      from: [(door: Door(), uses: 0)], identifiedBy: { $0.door },
      events: { _ in Door.Event.allCases }
    ) { state, event in
      state.door.handle(event)
      state.uses += 1
    }
    .explore()
    #expect(walk.states.count == 4)
  }

  @Test func aLongHistoryIsSampled() throws {
    try Explorer([Int](), events: [1, 2, 3]) { $0.append($1) }
      .never("One is lost") { before, _, after in after.count <= before.count }
      .sample(100, length: 50, seed: 1)
  }
}
