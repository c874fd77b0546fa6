import BrowserTesting
import Foundation
import SwiftUI
import Testing
import VitroUITesting

@testable import Gallery

@MainActor @Suite("The gallery", .serialized)
struct GalleryTests {
  @Test("Each page is walked in memory", arguments: Walk.all)
  func inMemory(walk: Walk) async throws {
    let screen = Screen { GalleryView() }
    #expect(screen.accessibilityProblems == [])
    try await walk.take(on: screen)
    #expect(screen.accessibilityProblems == [])
  }

  @Test("Each page is walked in a real browser", .needsBrowser)
  func inBrowser() async throws {
    for walk in Walk.all {
      try await withPage(named: "Gallery", showing: makeScreen) { page in
        try await walk.take(on: page)
        #expect(page.problems == [], "\(walk.page)")
      }
    }
  }

  @Test("There is a walk for each page, and each page shows its code")
  func pages() async throws {
    #expect(Set(Walk.all.map(\.page)) == Set(Exhibits.all.map(\.title)))
    #expect(Walk.all.count == Exhibits.all.count)
    for exhibit in Exhibits.all { #expect(exhibit.code.contains("struct ")) }
  }

  @Test("The code of a page is shown when somebody asks for it")
  func code() async throws {
    let screen = Screen { GalleryView() }
    try await screen.link("Text").tap()
    try await screen.button("Code").tap()
    #expect(screen.sheet.text(TextPage.exhibit.code).exists)
    try await screen.sheet.button("Done").tap()
    #expect(screen.sheet.isAbsent)
  }

  @Test("A page is found by a part of its title")
  func search() async throws {
    let screen = Screen { GalleryView() }
    try await screen.searchField().type("shape")
    #expect(screen.link().all.map(\.name) == ["Shapes and gradients"])
    try await screen.searchField().type("nothing of the kind")
    #expect(screen.text("No Results for “nothing of the kind”").exists)
  }

  /// Taken on request: `VITRO_PICTURES=Documentation/Gallery Scripts/test --filter Gallery`.
  @Test(
    "Pictures of every page",
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_PICTURES"] != nil), .needsBrowser)
  func pictures() async throws {
    let folder = ProcessInfo.processInfo.environment["VITRO_PICTURES"] ?? ""
    for (name, viewport) in [
      ("light", Viewport(width: 1000, height: 900)),
      ("dark", Viewport(width: 1000, height: 900, isDark: true)), ("phone", Viewport.phone),
    ] {
      for exhibit in Exhibits.all {
        try await withPage(named: "Gallery", viewport, showing: makeScreen) { page in
          try await page.link(exhibit.title).tap()
          let words = exhibit.title.lowercased().filter { $0.isLetter || $0 == " " }
          let file = words.split(separator: " ").joined(separator: "-") + "-\(name).png"
          try await page.screenshot().write(
            to: URL(fileURLWithPath: folder).appendingPathComponent(file))
        }
      }
    }
  }

  @Test("A row is dragged by the tools that move it", .needsBrowser)
  func draggedRow() async throws {
    try await withPage(named: "Gallery", showing: makeScreen) { page in
      try await page.link("List").tap()
      try await page.button("Edit").tap()
      #expect(page.button("Move Apple up").isAbsent)
      // The tool moves along, so that what is said of it adds up to the height of two rows.
      let start = CGPoint(x: 18, y: 18)
      try await page.button("Move Apple down").drag(from: start, to: CGPoint(x: 18, y: 58))
      #expect(page.button("Move Banana up").isAbsent && page.button("Move Cherry up").exists)
      #expect(page.button("Move Apple up").exists && page.button("Move Apple down").isAbsent)
      #expect(page.problems == [])
    }
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    Screen(host: host) { GalleryView() }
  }
}
