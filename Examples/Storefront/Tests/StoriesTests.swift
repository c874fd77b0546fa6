import BrowserTesting
import Foundation
import StorefrontShop
import StorefrontTesting
import Testing
import VitroDependencies
import VitroUI
import VitroUITesting
import WebAPINIO

@MainActor
@Suite("The same stories of a customer at four levels", .serialized)
struct StoriesTests {
  @Test("As values", arguments: Story.all)
  func value(_ story: Story) throws {
    let visit = try story.asValue()
    #expect(!visit.orders.isEmpty && visit.answer.allSatisfy { $0.hasPrefix("Thank you.") })
  }

  @Test("On a screen in memory, with a server and a file of its own", arguments: Story.all)
  func screen(_ story: Story) async throws { _ = try await Self.playInMemory(story) }

  @Test(
    "On a screen in memory, with a server and a database of PostgreSQL's of its own",
    .needsPostgres,
    arguments: Story.all)
  func screenOnPostgres(_ story: Story) async throws {
    try await withPostgresShop(isListening: true) { shop in
      let screen = await shop.screen()
      try await story.play(on: screen) { isThere in #expect(isThere()) }
    }
  }

  @Test(
    "In a real browser, with a server and a file of its own", .needsBrowser, arguments: Story.all)
  func browser(_ story: Story) async throws { _ = try await Self.playInBrowser(story) }

  /// All ten of them are played with their times.
  @Test("In a real browser, on the program", .needsBrowser, arguments: Story.all.prefix(2))
  func program(_ story: Story) async throws { _ = try await Self.playOnProgram(story) }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "The time of each level", .needsBrowser,
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func times() async throws {
    var sums = (
      value: Duration.zero, screen: Duration.zero, browser: Duration.zero, program: Duration.zero
    )
    for story in Story.all {
      sums.value += try await median(of: 101) {
        try ContinuousClock().measure { _ = try story.asValue() }
      }
      sums.screen += try await median(of: 21) { try await Self.playInMemory(story) }
      sums.browser += try await median(of: 1) { try await Self.playInBrowser(story) }
      sums.program += try await median(of: 1) { try await Self.playOnProgram(story) }
    }
    print(
      "ten stories of a customer as values \(sums.value.milliseconds) ms,",
      "on screens in memory with a server and a file \(sums.screen.milliseconds) ms,",
      "in Chromium \(sums.browser.milliseconds) ms,",
      "in Chromium on the program \(sums.program.milliseconds) ms")
    #expect(sums.value < sums.screen && sums.screen < sums.browser)
  }

  /// Plays a story; returns how long that took, with the start of the server.
  private static func playInMemory(_ story: Story) async throws -> Duration {
    try await ContinuousClock().measure {
      try await withShop { shop in
        let screen = await shop.screen()
        try await story.play(on: screen) { isThere in #expect(isThere()) }
      }
    }
  }

  /// Plays a story; returns how long that took when the page was there.
  private static func playInBrowser(_ story: Story) async throws -> Duration {
    var time = Duration.zero
    try await withShop { shop in
      let (url, transport) = (shop.url, shop.transport)
      let makeScreen: @MainActor @Sendable (ScreenHost) -> Screen = { host in
        var host = host
        host.surroundings.serverURL = url
        return withDependencies {
          $0.continuousClock = ContinuousClock()
        } operation: {
          Screen(host: host) { ShopView(transport: transport) }
        }
      }
      try await withPage(named: "Storefront", showing: makeScreen) { page in
        // The server of the pages is another one there, and answers with 404.
        time = try await play(story, on: page, hasPictures: false)
      }
    }
    return time
  }

  /// Plays a story on the program; returns how long that took when the page was there.
  private static func playOnProgram(_ story: Story) async throws -> Duration {
    let folder = FileManager.default.temporaryDirectory.path + "/shop-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = try Program.shop(in: folder)
    do {
      let page = try await Browser.shared.newPage()
      try await page.open(program.address().absoluteString)
      let time = try await play(story, on: page)
      try await page.close()
      await program.kill()
      return time
    } catch {
      await program.kill()
      throw error
    }
  }

  private static func play(
    _ story: Story, on page: BrowserPage, hasPictures: Bool = true
  ) async throws -> Duration {
    // What the server answers comes between the page and its screen.
    page.isCompared = false
    let time = try await ContinuousClock().measure {
      try await story.play(on: page) { isThere in
        let isShown = try await page.becomes { isThere() }
        #expect(isShown)
      }
    }
    #expect(page.problems.filter { hasPictures || !$0.hasSuffix("/picture") } == [])
    return time
  }
}
