import BrowserTesting
import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

/// Every program, walked at random, while the browser is compared with the screen.
@MainActor @Suite("The programs, walked at random", .serialized, .needsBrowser)
struct WalkTests {
  nonisolated private static let strolls = Previews.all(in: "Programs").map { preview in
    Stroll(
      preview.name,
      code:
        "Previews.all(in: \"Programs\").first { $0.name == \"\(preview.name)\" }!.makeScreen(host: $0)"
    ) {
      preview.makeScreen(host: $0)
    }
  }

  nonisolated private static let steps = max(Stroll.allSteps * 28 / 100 / strolls.count, 1)

  @Test("A page holds what its screen holds, whatever is done on it", arguments: strolls)
  func walk(stroll: Stroll) async throws {
    try await stroll.walk(steps: WalkTests.steps)
  }
}

/// Settings in two tabs of one browser, walked at random in both.
@MainActor @Suite("Settings in two tabs, walked at random", .serialized, .needsBrowser)
struct TwoTabsWalkTests {
  @Test("What one tab keeps the other one shows, whatever is done in which")
  func walk() async throws {
    var stroll = Stroll(
      "Settings in two tabs", code: "Screen(host: $0) { SettingsView() }",
      showing: { Screen(host: $0) { SettingsView() } })
    stroll.pageCount = 2
    stroll.kept = [
      "Username", "Appearance", "Text Size", "Language", "Allow Notifications", "Volume",
      "Debug Logging",
    ]
    try await stroll.walk(steps: max(Stroll.allSteps * 6 / 100, 1))
  }
}
