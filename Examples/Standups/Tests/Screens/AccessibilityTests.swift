import BrowserTesting
import StandupsDomain
import Testing
import VitroUITesting

/// Every screen, held to all rules of axe-core in a real browser: contrast, names, roles, structure.
@MainActor
@Suite(
  "The stand-ups are for everybody", .serialized, .needsBrowser, .needsAccessibilityRules)
struct AccessibilityTests {
  @Test("No screen breaks a rule")
  func screens() async throws {
    let world = World(Standup.samples)
    try await withStandups(world) { page in
      try await expectNoBrokenRule(page, "The list")
      try await page.button("Add a stand-up").tap()
      try await expectNoBrokenRule(page, "The form")
      try await page.sheet.button("Dismiss").tap()
      for name in Standup.samples.map(\.card) {
        try await page.button(name).tap()
        try await expectNoBrokenRule(page, name)
        try await page.button("Start meeting").tap()
        await world.clock.advance(by: .seconds(7))
        try await expectNoBrokenRule(page, "A meeting of \(name)")
        try await page.button("End meeting").tap()
        try await expectNoBrokenRule(page, "A question")
        try await page.alert().button("Discard").tap()
        try await page.button("Back to Daily stand-ups").tap()
      }
    }
    try await withStandups { try await expectNoBrokenRule($0, "The empty list") }
  }

  private func expectNoBrokenRule(_ page: BrowserPage, _ place: String) async throws {
    let broken = try await page.brokenRulesInEveryLook()
    #expect(broken == [], "\(place)")
  }
}

extension Standup {
  /// What the button is called that shows it in the list.
  fileprivate var card: String { "\(title) \(attendees.count) attendees \(length.minutes) minutes" }
}
