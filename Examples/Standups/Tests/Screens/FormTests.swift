import StandupsDomain
import Testing
import VitroUITesting

@MainActor @Suite("Adding and editing a stand-up")
struct FormTests {
  @Test(
    "A stand-up is added as it was typed; blank attendees are dropped", arguments: Edition.allCases)
  func add(edition: Edition) async throws {
    let world = World()
    let screen = edition.makeScreen(world)
    try await addEngineering(on: screen)
    #expect(screen.button("Engineering 2 attendees 10 minutes").exists && screen.sheet.isAbsent)
    let standup = try #require(world.saved.first)
    #expect(standup.title == "Engineering" && standup.theme == .berry)
    #expect(standup.attendees.map(\.name) == ["Blob", "Blob Jr."])
  }

  @Test("The cursor is in the title, then in the row just added", arguments: Edition.allCases)
  func focus(edition: Edition) async throws {
    let screen = edition.makeScreen()
    try await screen.button("Add a stand-up").tap()
    #expect(screen.textField("Title").isFocused)
    try await screen.button("New attendee").tap()
    #expect(screen.textField("Attendee 2").isFocused)
    try await screen.textField("Attendee 2").type("Blob")
    try await screen.textField("Attendee 2").submit()
    #expect(screen.textField("Attendee 3").isFocused)
    try await screen.button("Delete Attendee 3").tap()
    #expect(screen.textField("Attendee 2").isFocused)
  }

  @Test("One row at least remains, and nobody at all cannot be added", arguments: Edition.allCases)
  func rows(edition: Edition) async throws {
    let screen = edition.makeScreen()
    try await screen.button("Add a stand-up").tap()
    try await screen.textField("Title").type("Design")
    try await screen.textField("Attendee 1").type("Blob")
    #expect(screen.button("Add").isEnabled)
    try await screen.button("Delete Blob").tap()
    #expect(screen.textField("Attendee 1").value == "" && !screen.button("Add").isEnabled)
  }

  @Test("What is dismissed is not kept", arguments: Edition.allCases)
  func dismiss(edition: Edition) async throws {
    let world = World([.mock()])
    let screen = edition.makeScreen(world)
    try await screen.button("Add a stand-up").tap()
    try await screen.textField("Title").type("Sales")
    try await screen.sheet.button("Dismiss").tap()
    #expect(screen.sheet.isAbsent)
    #expect(try world.saved == [.mock()])
  }

  @Test("What is edited is shown and kept when it is done", arguments: Edition.allCases)
  func edit(edition: Edition) async throws {
    let world = World([.mock(1, "Blob", "Blob Jr.")])
    let screen = edition.makeScreen(world)
    try await screen.button("Design 2 attendees 5 minutes").tap()
    try await screen.button("Edit").tap()
    #expect(screen.textField("Attendee 2").value == "Blob Jr.")
    try await screen.textField("Title").type("Product design")
    try await screen.slider("Length").set(30)
    try await screen.button("Delete Blob").tap()
    try await screen.sheet.button("Done").tap()
    #expect(screen.heading("Product design").exists && screen.text("30 minutes").exists)
    #expect(screen.text("Blob Jr.").exists && screen.text("Blob").isAbsent)
    #expect(try world.saved.map(\.title) == ["Product design"])
  }

  @Test("An edit that is cancelled changes nothing", arguments: Edition.allCases)
  func cancel(edition: Edition) async throws {
    let world = World([.mock()])
    let screen = edition.makeScreen(world)
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.button("Edit").tap()
    try await screen.textField("Title").type("")
    #expect(!screen.button("Done").isEnabled)
    try await screen.sheet.button("Cancel").tap()
    #expect(screen.heading("Design").exists)
    #expect(try world.saved == [.mock()])
  }
}

/// Adds a stand-up from the list, as a person does.
@MainActor
func addEngineering(on screen: some TestSurface & Queryable) async throws {
  try await screen.button("Add a stand-up").tap()
  try await screen.textField("Title").type("Engineering")
  try await screen.slider("Length").set(10)
  try await screen.button("Berry").tap()
  try await screen.textField("Attendee 1").type("Blob")
  try await screen.button("New attendee").tap()
  try await screen.textField("Attendee 2").type("Blob Jr.")
  try await screen.button("New attendee").tap()
  try await screen.sheet.button("Add").tap()
}
