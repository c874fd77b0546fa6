import Foundation
import StandupsDomain
import Testing
import VitroStoreUI
import VitroUITesting

@MainActor @Suite("Addresses lead to every screen")
struct AddressTests {
  private let past = Meeting(
    id: Identifier(UUID(number: 7)), date: Date(timeIntervalSince1970: 0),
    transcript: Transcript("All is well."))

  private func open(_ path: String, _ edition: Edition) async throws -> Screen {
    let screen = edition.makeScreen(World([.mock(1, meetings: [past])]))
    screen.open(try #require(URL(string: path)))
    await screen.rest()
    return screen
  }

  private let standup = "/\(UUID(number: 1))"

  @Test("A stand-up", arguments: Edition.allCases)
  func detail(edition: Edition) async throws {
    let screen = try await open(standup, edition)
    #expect(screen.heading("Design").exists && screen.location == standup)
  }

  @Test("A past meeting", arguments: Edition.allCases)
  func meeting(edition: Edition) async throws {
    let path = "\(standup)/\(UUID(number: 7))"
    let screen = try await open(path, edition)
    #expect(screen.text("All is well.").exists && screen.location == path)
  }

  @Test("A meeting that begins", arguments: Edition.allCases)
  func record(edition: Edition) async throws {
    let screen = try await open("\(standup)/record", edition)
    #expect(screen.text("Speaker 1 of 1").exists && screen.location == "\(standup)/record")
  }

  @Test("The forms of a new stand-up and of an old one", arguments: Edition.allCases)
  func forms(edition: Edition) async throws {
    #expect(try await open("/add", edition).sheet.textField("Title").value == "")
    #expect(try await open("\(standup)/edit", edition).sheet.textField("Title").value == "Design")
  }

  @Test(
    "What is not there is told, and the list is shown", arguments: Edition.allCases,
    ["/\(UUID(number: 9))", "/\(UUID(number: 9))/record", "/nothing", "/a/b/c"])
  func gone(edition: Edition, path: String) async throws {
    let screen = try await open(path, edition)
    try await screen.alert("Nothing is there any more").button("OK").tap()
    #expect(screen.heading("Daily stand-ups").exists && screen.location == "/")
  }

  @Test("Who sends away that nothing is there sees the list", arguments: Edition.allCases)
  func escape(edition: Edition) async throws {
    let screen = try await open("/nothing", edition)
    try await screen.alert().dismiss()
    #expect(screen.alert().isAbsent && screen.heading("Daily stand-ups").exists)
  }
}
