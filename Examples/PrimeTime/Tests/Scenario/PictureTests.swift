import BrowserTesting
import Foundation
import Testing
import VitroUITesting

/// Takes the pictures of the documentation: `VITRO_PICTURES=Documentation Scripts/test --filter Picture`.
@MainActor
@Suite(
  "Pictures",
  .enabled(if: Picture.folder != nil, "Pictures are taken where VITRO_PICTURES names a folder."),
  .needsBrowser)
struct PictureTests {
  @Test("The counter, and its modal", arguments: [false, true])
  func counter(isDark: Bool) async throws {
    let viewport = Viewport(width: 900, height: 560, scale: 2, isDark: isDark)
    try await withPage(of: .vanilla, viewport) { page in
      try await page.link("Counter demo").tap()
      for _ in 0..<7 { try await page.button("+").tap() }
      try await Picture.take(page, isDark ? "primetime-dark" : "primetime")
      try await page.button("Is this prime?").tap()
      try await Picture.take(page, isDark ? "primetime-modal-dark" : "primetime-modal")
    }
  }

  @Test("The favorites, and an alert, on a phone")
  func phone() async throws {
    try await withPage(of: .composable, .phone) { page in
      try await page.link("Counter demo").tap()
      for _ in 0..<3 {
        for _ in 0..<2 { try await page.button("+").tap() }
        try await page.button("Is this prime?").tap()
        if page.button("Save to favorite primes").exists {
          try await page.button("Save to favorite primes").tap()
        }
        try await page.button("Close").tap()
        try await page.button("+").tap()
      }
      try await page.button("What is the 9th prime?").tap()
      try await Picture.take(page, "primetime-alert-phone")
      try await page.alert().button("Ok").tap()
      try await page.button("Back to State management").tap()
      try await page.link("Favorite primes").tap()
      try await Picture.take(page, "primetime-favorites-phone")
    }
  }
}

/// A picture of the documentation.
enum Picture {
  static let folder = ProcessInfo.processInfo.environment["VITRO_PICTURES"]

  @MainActor
  static func take(_ page: BrowserPage, _ name: String) async throws {
    guard let folder else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
    try await page.screenshot().write(to: file)
  }
}
