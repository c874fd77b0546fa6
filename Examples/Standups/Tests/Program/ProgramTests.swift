import BrowserTesting
import Foundation
import StandupsDomain
import Testing
import VitroUITesting

/// The program as its user starts it, in a process of its own.
@MainActor @Suite("The running program", .needsBrowser)
struct ProgramTests {
  @Test("Its environment seeds it with samples, and Ctrl-C ends it")
  func seeded() async throws {
    let home = try Home([])
    defer { home.remove() }
    let program = try Program(
      "standups", environment: home.environment.merging(["UITesting": "true"]) { $1 })
    let page = try await open(program.address())
    try await page.button("Website 3 attendees 10 minutes").tap()
    #expect(page.group("Attendees").text("Cleo").exists && page.problems == [])
    try await page.button("Delete").tap()
    try await page.alert().button("Delete").tap()
    try await page.close()
    #expect(await program.interrupt() == 0)
    #expect(try home.standups == [])
  }

  @Test("What one browser adds another one shows, and it is there after a restart")
  func restart() async throws {
    let home = try Home([])
    defer { home.remove() }
    var program = try Program("standups", environment: home.environment)
    let address = try await program.address()
    let (one, other) = (try await open(address), try await open(address))
    try await addEngineering(on: one)
    let isShown = try await other.becomes {
      other.button("Engineering 2 attendees 10 minutes").exists
    }
    #expect(isShown)
    await program.kill()
    program = try Program("standups", environment: home.environment)
    let page = try await open(program.address())
    #expect(page.button("Engineering 2 attendees 10 minutes").exists)
    for page in [one, other, page] { try await page.close() }
    #expect(await program.interrupt() == 0)
  }

  @Test("Who has denied the microphone is told so, and holds a meeting without a transcript")
  func denied() async throws {
    let home = try Home([.mock()])
    defer { home.remove() }
    let program = try Program("standups", environment: home.environment)
    let page = try await Browser.shared.newPage()
    try await page.setPermission("microphone", to: "denied")
    try await page.open(program.address().appending(path: "\(Standup.mock().id)").absoluteString)
    try await page.button("Start meeting").tap()
    let isTold = try await page.becomes { page.alert("Speech recognition is denied").exists }
    #expect(isTold)
    try await page.alert().button("Continue without transcript").tap()
    try await page.button("End meeting").tap()
    try await page.alert().button("Save and end").tap()
    #expect(page.group("Past meetings").button().exists && page.problems == [])
    #expect(try home.standups[0].meetings.map(\.transcript.text) == ["Nothing was said."])
    try await page.close()
    #expect(await program.interrupt() == 0)
  }

  private func open(_ address: URL) async throws -> BrowserPage {
    let page = try await Browser.shared.newPage()
    try await page.open(address.absoluteString + "/")
    return page
  }
}
