import BrowserTesting
import SwiftUI
import Testing
import VitroUITesting

/// The programs were written for other machines, and nobody had axe-core in mind.
@MainActor
@Suite(
  "The programs are for everybody", .serialized, .needsBrowser, .needsAccessibilityRules)
struct ProgramAccessibilityTests {
  @Test("No program breaks a rule of axe-core", arguments: Previews.all(in: "Programs"))
  func rules(_ preview: Preview) async throws {
    try await withPage(named: preview.name, showing: { preview.makeScreen(executor: $0) }) { page in
      #expect(try await page.brokenRulesInEveryLook() == [])
    }
  }
}
