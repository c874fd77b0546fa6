import BrowserTesting
import SwiftUI
import Testing
import VitroUITesting

@testable import Gallery

/// Every page, held to all rules of axe-core in a real browser: contrast, names, roles, structure.
@MainActor
@Suite(
  "The gallery is for everybody", .serialized, .needsBrowser, .needsAccessibilityRules)
struct AccessibilityTests {
  @Test("The list of pages breaks no rule")
  func list() async throws {
    try await withGallery { page in try await expectNoBrokenRule(page, "The list of pages") }
  }

  @Test("No page breaks a rule, before it is used and after")
  func pages() async throws {
    for walk in Walk.all {
      try await withGallery { page in
        try await page.link(walk.page).tap()
        try await expectNoBrokenRule(page, walk.page)
        try await walk.play(page)
        try await expectNoBrokenRule(page, "\(walk.page), used")
      }
    }
  }

  @Test("What opens above a page breaks no rule")
  func openings() async throws {
    for opening in Opening.all {
      try await withGallery { page in
        try await page.link(opening.page).tap()
        try await opening.open(page)
        try await expectNoBrokenRule(page, opening.name)
      }
    }
  }

  private func expectNoBrokenRule(_ page: BrowserPage, _ place: String) async throws {
    let broken = try await page.brokenRulesInEveryLook()
    #expect(broken == [], "\(place)")
  }

  private func withGallery(_ body: @MainActor (BrowserPage) async throws -> Void) async throws {
    try await withPage(named: "Gallery", showing: makeScreen, body)
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    Screen(host: host) { GalleryView() }
  }
}

/// A presentation that opens above a page, such as a sheet or a menu.
private struct Opening: Sendable {
  let name: String
  let page: String
  let open: @MainActor @Sendable (BrowserPage) async throws -> Void

  init(
    _ name: String, on page: String,
    open: @escaping @MainActor @Sendable (BrowserPage) async throws -> Void
  ) {
    self.name = name
    self.page = page
    self.open = open
  }

  static let all =
    ["Sheet", "Full screen cover", "Popover", "Alert", "Confirmation dialog"].map { name in
      Opening(name, on: "Sheets, alerts, dialogs") { try await $0.button(name).tap() }
    } + [
      Opening("Menu", on: "Menu and DisclosureGroup") { try await $0.button("Actions").tap() },
      Opening("Context menu", on: "Menu and DisclosureGroup") {
        try await $0.text("Press me with the other button").openMenu()
      },
      Opening("Code", on: "Text") { try await $0.button("Code").tap() },
    ]
}
