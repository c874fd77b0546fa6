import BrowserTesting
import SwiftUI
import Testing
import VitroUITesting

@testable import Gallery

/// Measurements on the pages of the gallery in a real browser.
@MainActor @Suite("What the gallery looks like", .serialized, .needsBrowser)
struct LookTests {
  @Test("The search field keeps its distance from the title")
  func searchField() async throws {
    for viewport in [Viewport(), .phone] {
      try await withGallery(viewport) { page in
        let gap = try await page.evaluate(
          "\(box("input[type=search]")).top - \(box("h1")).bottom", as: Double.self)
        #expect(gap >= 8)
      }
    }
  }

  @Test("The tools of a row stay in its line on a phone")
  func rowTools() async throws {
    try await withGallery(.phone) { page in
      try await page.link("List").tap()
      try await page.button("Edit").tap()
      let rows = "[...document.querySelectorAll('li:has(> .delete)')]"
      let tops = "row => new Set([...row.children].map(each => Math.round(middle(each)))).size"
      let script = "(\(middle), \(rows).map(\(tops)))"
      #expect(try await page.evaluate(script, as: [Int].self) == [1, 1, 1])
    }
  }

  @Test("The top of a page scrolls away where there is little room")
  func lowViewport() async throws {
    try await withGallery(Viewport(width: 320, height: 256)) { page in
      let position = "getComputedStyle(document.querySelector('header')).position"
      #expect(try await page.evaluate(position, as: String.self) == "static")
      try await page.setViewport(Viewport(width: 320, height: 800))
      #expect(try await page.evaluate(position, as: String.self) == "sticky")
    }
  }

  @Test("Every symbol of the gallery is drawn")
  func symbols() async throws {
    try await withGallery(Viewport()) { page in
      let script = "[...document.querySelectorAll('.pill')].map(pill => pill.textContent)"
      let undrawn = try await page.evaluate(script, as: [String].self)
      #expect(undrawn.isEmpty)
    }
  }

  private func box(_ selector: String) -> String {
    "document.querySelector('\(selector)').getBoundingClientRect()"
  }

  private let middle = """
    window.middle = (element) => {
      const box = element.getBoundingClientRect()
      return (box.top + box.bottom) / 2
    }
    """

  private func withGallery(
    _ viewport: Viewport, _ body: @MainActor (BrowserPage) async throws -> Void
  ) async throws {
    try await withPage(
      named: "Gallery", viewport, showing: { host in Screen(host: host) { GalleryView() } }, body)
  }
}
