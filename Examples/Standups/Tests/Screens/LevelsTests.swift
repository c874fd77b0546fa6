import BrowserTesting
import Foundation
import Testing
import VitroUITesting

/// One story, in memory and in a real browser: a stand-up is added.
@MainActor @Suite("The same story in memory and in a browser", .serialized)
struct LevelsTests {
  @Test("A stand-up is added in a real browser", .needsBrowser, arguments: Edition.allCases)
  func browser(edition: Edition) async throws {
    let world = World()
    try await withStandups(world, edition: edition) { page in
      try await addEngineering(on: page)
      #expect(page.button("Engineering 2 attendees 10 minutes").exists && page.problems == [])
    }
    #expect(try world.saved.map(\.title) == ["Engineering"])
  }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "Both times, medians after a warm-up", .needsBrowser,
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil),
    arguments: Edition.allCases)
  func times(edition: Edition) async throws {
    let memory = try await median(of: 21) {
      let screen = edition.makeScreen()
      return try await ContinuousClock().measure { try await addEngineering(on: screen) }
    }
    let browser = try await median(of: 3) {
      var time = Duration.zero
      try await withStandups(edition: edition) { page in
        time = try await ContinuousClock().measure { try await addEngineering(on: page) }
      }
      return time
    }
    print(
      "Adding a stand-up, \(edition): in memory \(memory.milliseconds) ms,",
      "in Chromium \(browser.milliseconds) ms: \(Int(browser / memory)) times faster")
    #expect(memory < browser)
  }
}
