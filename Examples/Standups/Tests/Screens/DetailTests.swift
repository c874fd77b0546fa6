import Foundation
import StandupsDomain
import Testing
import VitroUITesting

@MainActor @Suite("A stand-up")
struct DetailTests {
  private let past = Meeting(
    id: Identifier(UUID(number: 7)), date: Date(timeIntervalSince1970: 1_234_567_890),
    transcript: Transcript("All is well."))

  @Test("It shows its length, its theme and who takes part", arguments: Edition.allCases)
  func shows(edition: Edition) async throws {
    let screen = edition.makeScreen(World([.mock(1, "Blob", "Blob Jr.")]))
    try await screen.button("Design 2 attendees 5 minutes").tap()
    #expect(screen.heading("Design").exists)
    #expect(screen.text("5 minutes").exists && screen.text("Ocean").exists)
    #expect(screen.group("Attendees").listItem().all.map(\.text) == ["Blob", "Blob Jr."])
    #expect(screen.group("Past meetings").text("None yet").exists)
  }

  @Test("A past meeting opens with its date, attendees and transcript", arguments: Edition.allCases)
  func meeting(edition: Edition) async throws {
    let screen = edition.makeScreen(World([.mock(1, "Blob", meetings: [past])]))
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.group("Past meetings").button().tap()
    #expect(screen.heading("13 Feb 2009 at 23:31").exists)
    #expect(screen.text("Blob").exists && screen.text("All is well.").exists)
    try await screen.button("Back to Design").tap()
    #expect(screen.button("Start meeting").exists)
  }

  @Test("It is deleted after a question, and the list is shown", arguments: Edition.allCases)
  func delete(edition: Edition) async throws {
    let world = World([.mock(1), .mock(2, title: "Sales")])
    let screen = edition.makeScreen(world)
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.button("Delete").tap()
    try await screen.alert("Delete “Design”?").button("Delete").tap()
    #expect(screen.heading("Daily stand-ups").exists)
    #expect(screen.button().all.map(\.name) == ["Add a stand-up", "Sales 1 attendee 5 minutes"])
    #expect(try world.saved.map(\.title) == ["Sales"])
  }

  @Test("Who never minds deletes nothing", arguments: Edition.allCases)
  func neverMind(edition: Edition) async throws {
    let world = World([.mock()])
    let screen = edition.makeScreen(world)
    try await screen.button("Design 1 attendee 5 minutes").tap()
    try await screen.button("Delete").tap()
    try await screen.alert().button("Never mind").tap()
    #expect(screen.alert().isAbsent && screen.heading("Design").exists)
    #expect(try world.saved == [.mock()])
  }
}
