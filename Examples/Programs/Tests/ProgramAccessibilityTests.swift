import BrowserTesting
import SwiftUI
import Testing
import VitroUITesting

/// The programs were written for other machines, and nobody had axe-core in mind.
@MainActor
@Suite(
  "The programs are for everybody", .serialized, .needsBrowser, .needsAccessibilityRules)
struct ProgramAccessibilityTests {
  /// What the programs themselves decide, as they would on any machine.
  private static let exceptions = [
    // Several are one view without a title, which the window's title names.
    "page-has-heading-one",
    // White letters on the system's blue are the programs' own choice, and as faint on a telephone.
    "color-contrast",
    // A provider shows the same screen twice, for two colour schemes.
    "landmark-unique",
  ]

  @Test("No program breaks a rule of axe-core", arguments: Previews.all(in: "Programs"))
  func rules(_ preview: Preview) async throws {
    try await withPage(named: preview.name, showing: { preview.makeScreen(host: $0) }) { page in
      let broken = try await page.brokenRulesInEveryLook(except: Self.exceptions)
      #expect(broken == [])
    }
  }
}
