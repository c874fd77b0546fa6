import StandupsDomain
import StandupsShared
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("The list of the stand-ups")
struct ListTests {
  @Test("It shows a card for each stand-up", arguments: Edition.allCases)
  func cards(edition: Edition) {
    let screen = edition.makeScreen(World([.mock(1, "Blob"), .mock(2, title: "Sales", "A", "B")]))
    #expect(screen.heading("Daily stand-ups").exists)
    #expect(screen.button("Design 1 attendee 5 minutes").exists)
    #expect(screen.button("Sales 2 attendees 5 minutes").exists)
    #expect(screen.text("No stand-ups yet").isAbsent)
  }

  @Test("Without a file it is empty, and samples can be loaded", arguments: Edition.allCases)
  func samples(edition: Edition) async throws {
    let world = World()
    let screen = edition.makeScreen(world)
    #expect(screen.text("No stand-ups yet").exists)
    try await screen.button("Load samples").tap()
    #expect(screen.button("Website 3 attendees 10 minutes").exists)
    #expect(try world.saved == Standup.samples)
  }

  @Test(
    "Of a damaged file an alert says what is wrong; it is kept aside, and samples are offered",
    arguments: Edition.allCases)
  func damaged(edition: Edition) async throws {
    let world = World(file: "{}")
    let screen = try edition.makeTroubledScreen(world)
    let alert = screen.alert("The stand-ups could not be loaded")
    #expect(
      alert.text(
        """
        The file has no “version”. Restore an older copy of it, or start with \
        the samples. The file itself is kept as “standups.json.damaged”.
        """
      ).exists)
    try await alert.button("Load samples").tap()
    #expect(screen.button("Website 3 attendees 10 minutes").exists)
    #expect(try world.saved == Standup.samples)
    #expect(try world.load("standups.json.damaged") == "{}")
  }

  @Test("After a damaged file one can start empty", arguments: Edition.allCases)
  func startEmpty(edition: Edition) async throws {
    let world = World(file: "")
    let screen = try edition.makeTroubledScreen(world)
    try await screen.alert().button("Start empty").tap()
    #expect(screen.text("No stand-ups yet").exists && screen.alert().isAbsent)
    #expect(try world.saved == [])
    #expect(edition.makeScreen(world).alert().isAbsent)
  }

  @Test("What could not be saved is told, and saved again", arguments: Edition.allCases)
  func notSaved(edition: Edition) async throws {
    let disk = Disk()
    let screen = edition.makeScreen(World(disk: disk))
    disk.isFull = true
    await withKnownIssue { try await screen.button("Load samples").tap() }
    #expect(screen.text("Not saved: the disk is full.").exists)
    disk.isFull = false
    try await screen.button("Save again").tap()
    #expect(screen.button("Save again").isAbsent)
    #expect(try disk.saved == Standup.samples)
  }

  @Test("Two browsers show the same, whoever changes it", arguments: Edition.allCases)
  func together(edition: Edition) async throws {
    let world = World([.mock()])
    let (one, other) = (edition.makeScreen(world), edition.makeScreen(world))
    try await other.button("Design 1 attendee 5 minutes").tap()
    try await one.button("Design 1 attendee 5 minutes").tap()
    try await one.button("Delete").tap()
    try await one.alert().button("Delete").tap()
    #expect(one.text("No stand-ups yet").exists)
    #expect(other.text("This stand-up has been deleted").exists)
  }
}
