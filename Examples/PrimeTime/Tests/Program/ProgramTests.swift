import BrowserTesting
import Foundation
import Testing
import VitroUITesting

/// The program as its user starts it, in a process of its own.
@MainActor @Suite("The running program")
struct ProgramTests {
  @Test(
    "It is seeded by its environment, played in a browser, and ended by Ctrl-C",
    .needsBrowser, arguments: ["primetime", "primetime-composable"])
  func seeded(name: String) async throws {
    let program = try Program(
      name, environment: ["UITesting": "true", "PRIMETIME_USER": "Ada"])
    let page = try await Browser.shared.newPage()
    try await page.open(program.address().absoluteString + "/")
    #expect(page.text("Logged in as Ada").exists)
    try await playPrimeTime(on: page)
    #expect(page.group("Activity").text("2009-02-13 23:31").count == 2)
    #expect(page.problems == [])
    try await page.close()
    #expect(await program.interrupt() == 0)
  }
}
