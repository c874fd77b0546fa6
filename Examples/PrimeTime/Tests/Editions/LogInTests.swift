import BrowserTesting
import Foundation
import LoginDomain
import PrimeTimeShared
import Testing
import VitroStoreUI
import VitroUITesting
import WebAPITesting

@MainActor @Suite("The log-in of both editions")
struct LogInTests {
  private let clock = TestClock()
  nonisolated private static let noon = Date(timeIntervalSince1970: 43_200)

  /// A screen before accounts of which one is Ada's, and which answer after a second.
  private func makeScreen(_ edition: Edition) -> Screen {
    edition.makeScreen { [clock] in
      $0.continuousClock = clock
      $0.date = DateGenerator { Self.noon + clock.now.offset / .seconds(1) }
      $0.accounts = Accounts { request in
        try? await clock.sleep(for: .seconds(1))
        let isRight = request.username == "ada@example.com" && request.password == "right"
        return isRight ? .success(User(name: "Ada")) : .failure(.wrongPassword)
      }
    }
  }

  private func logIn(_ password: String, on screen: Screen) async throws {
    try await screen.textField("E-mail").type("ada@example.com")
    try await screen.textField("Password").type(password)
    try await screen.button("Log in").tap()
    await clock.advance(by: .seconds(1))
  }

  @Test("Without accounts there is none", arguments: Edition.allCases)
  func none(edition: Edition) {
    let screen = edition.makeScreen()
    #expect(screen.heading("State management").exists && screen.link("Log in").isAbsent)
  }

  @Test(
    "A wrong password is told, the right one leads back, and a log-out to the log-in",
    .tags(.editionsAreAlike), arguments: Edition.allCases)
  func logIn(edition: Edition) async throws {
    let screen = makeScreen(edition)
    try await screen.link("Log in").tap()
    try await logIn("wrong", on: screen)
    #expect(screen.text(LoginError.wrongPassword.description).exists)
    try await logIn("right", on: screen)
    #expect(screen.heading("State management").exists && screen.link("Log in").isAbsent)
    #expect(screen.group("Account").text("Logged in as Ada").exists)
    try await screen.button("Log out").tap()
    #expect(screen.text("Logged in as Ada").isAbsent)
    try await screen.link("Log in").tap()
    #expect(screen.textField("Password").value == "")
  }

  @Test("The key that sends the form logs in", arguments: Edition.allCases)
  func submit(edition: Edition) async throws {
    let screen = makeScreen(edition)
    try await screen.link("Log in").tap()
    try await screen.textField("E-mail").type("ada@example.com")
    try await screen.textField("Password").type("right")
    try await screen.textField("Password").submit()
    await clock.advance(by: .seconds(1))
    #expect(screen.text("Logged in as Ada").exists)
  }

  @Test(
    "While the answer is on its way it can be waited for no longer", arguments: Edition.allCases)
  func cancel(edition: Edition) async throws {
    let screen = makeScreen(edition)
    try await screen.link("Log in").tap()
    try await screen.textField("E-mail").type("ada@example.com")
    try await screen.textField("Password").type("right")
    try await screen.button("Log in").tap()
    #expect(!screen.button("Log in").isEnabled && screen.progressBar("Logging in").exists)
    try await screen.button("Cancel").tap()
    await clock.advance(by: .seconds(1))
    #expect(screen.button("Log in").isEnabled && screen.button("Cancel").isAbsent)
    #expect(screen.textField("E-mail").value == "ada@example.com")
  }

  @Test("Nothing is sent without an address", arguments: Edition.allCases)
  func blank(edition: Edition) async throws {
    let screen = makeScreen(edition)
    try await screen.link("Log in").tap()
    try await screen.button("Log in").tap()
    #expect(screen.text("Enter your e-mail address.").exists && clock.deadlines == [])
  }

  @Test("Five wrong passwords lock it, and it opens after 15 minutes", arguments: Edition.allCases)
  func lock(edition: Edition) async throws {
    let screen = makeScreen(edition)
    try await screen.link("Log in").tap()
    for _ in 1...5 { try await logIn("wrong", on: screen) }
    #expect(screen.text("The account is locked. Try again in 15 minutes.").exists)
    try await logIn("right", on: screen)
    #expect(screen.text("The account is locked. Try again in 15 minutes.").exists)
    await clock.advance(by: .seconds(14 * 60 - 1))
    #expect(screen.text("The account is locked. Try again in 1 minute.").exists)
    await clock.advance(by: .seconds(60))
    #expect(screen.text("The account is locked. Try again in 1 minute.").isAbsent)
    try await logIn("right", on: screen)
    #expect(screen.text("Logged in as Ada").exists)
  }

  @Test("It is played in a real browser, before accounts over HTTP", .needsBrowser)
  func browser() async throws {
    try await withServer(answering: { .accounts($0) }) { server in
      let address = server.url
      let makeScreen = { @MainActor @Sendable host in
        Edition.composable.makeScreen(host: host) {
          $0.accounts = .webAPI(address, transport: .nio(clock: TestClock()))
        }
      }
      try await withPage(named: "Prime Time", showing: makeScreen) { page in
        try await page.link("Log in").tap()
        try await page.textField("E-mail").type("ada@example.com")
        try await page.textField("Password").type("right")
        try await page.textField("Password").submit()
        try await page.happens { page.text("Logged in as Ada").exists }
        #expect(page.problems == [])
      }
    }
  }
}
