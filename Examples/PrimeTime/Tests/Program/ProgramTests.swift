import BrowserTesting
import Foundation
import Testing
import VitroUITesting
import WebAPITesting

/// The program as its user starts it, in a process of its own.
@MainActor @Suite("The running program")
struct ProgramTests {
  @Test(
    "It is seeded by its environment, played in a browser before two web APIs, and ended by Ctrl-C",
    .needsBrowser, arguments: ["primetime", "primetime-composable"])
  func seeded(name: String) async throws {
    try await withServer(answering: { $0.head.method == .POST ? .accounts($0) : .primes($0) }) {
      try await play(name, before: $0)
    }
  }

  private func play(_ name: String, before server: MisbehavingServer) async throws {
    let api = server.url.absoluteString
    let program = try Program(
      name,
      environment: [
        "UITesting": "true", "PRIMETIME_API": api, "PRIMETIME_KEY": "right",
        "PRIMETIME_ACCOUNTS": api, "PRIMETIME_DEADLINE": "100",
      ])
    let page = try await Browser.shared.newPage()
    try await page.open(program.address().absoluteString + "/")
    try await page.link("Log in").tap()
    try await page.textField("E-mail").type("ada@example.com")
    try await page.textField("Password").type("right")
    try await page.button("Log in").tap()
    try await page.happens { page.text("Logged in as Ada").exists }
    try await page.link("Counter demo").tap()
    try await page.button("+").tap()
    try await page.button("What is the 1st prime?").tap()
    try await page.happens { page.alert("The 1st prime is 2").exists }
    try await page.alert().button("Ok").tap()
    try await page.button("−").tap()
    try await page.button("Back to State management").tap()
    #expect(server.requests.map(\.head.method) == [.POST, .GET])
    try await playPrimeTime(on: page)
    #expect(page.group("Activity").text("2009-02-13 23:31").count == 2)
    #expect(page.problems == [])
    try await page.close()
    #expect(await program.interrupt() == 0)
  }
}
