import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The whole walk, written once", .serialized)
struct ScenarioTests {
  @Test("It is played in memory", .tags(.walkIsWrittenOnce), arguments: Edition.allCases)
  func inMemory(edition: Edition) async throws {
    try await playPrimeTime(on: edition.makeScreen())
  }

  @Test(
    "It is played in a real browser", .tags(.walkIsWrittenOnce), .needsBrowser,
    arguments: Edition.allCases)
  func inBrowser(edition: Edition) async throws {
    try await withPage(of: edition) { page in
      try await playPrimeTime(on: page)
      #expect(page.problems == [])
    }
  }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "Both times, medians after a warm-up", .needsBrowser,
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil),
    arguments: Edition.allCases)
  func times(edition: Edition) async throws {
    let memory = try await median(of: 21) {
      let screen = edition.makeScreen()
      return try await ContinuousClock().measure { try await playPrimeTime(on: screen) }
    }
    let browser = try await median(of: 3) {
      var time = Duration.zero
      try await withPage(of: edition) { page in
        time = try await ContinuousClock().measure { try await playPrimeTime(on: page) }
      }
      return time
    }
    print(
      "\(edition): in memory \(memory.milliseconds) ms, in Chromium \(browser.milliseconds) ms:",
      "\(Int(browser / memory)) times faster")
    #expect(memory < browser)
  }
}
