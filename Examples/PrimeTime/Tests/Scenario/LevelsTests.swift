import BrowserTesting
import Foundation
import PrimeTimeDomain
import Testing
import VitroUI
import VitroUITesting

/// One story at three levels: 7 is prime, and becomes a favorite once.
@MainActor @Suite("The same story at three levels", .serialized)
struct LevelsTests {
  static func value() {
    var favorites: [Int] = []
    favorites.saveFavorite(7)
    #expect(favorites == [7])
  }

  static func surface(_ screen: some TestSurface & Queryable) async throws {
    try await screen.link("Counter demo").tap()
    try await screen.button("Is this prime?").tap()
    try await screen.sheet.button("Save to favorite primes").tap()
    #expect(screen.sheet.button("Remove from favorite primes").isEnabled)
  }

  @Test("As a value") func value() { Self.value() }

  @Test("On a screen in memory") func screen() async throws {
    try await Self.surface(Edition.vanilla.makeScreen(count: 7))
  }

  @Test("In a real browser", .needsBrowser) func browser() async throws {
    try await withPage(of: .vanilla, count: 7) { try await Self.surface($0) }
  }

  /// Measured by itself, after all other tests: `Scripts/check` asks for it.
  @Test(
    "The time of each level", .needsBrowser,
    .enabled(if: ProcessInfo.processInfo.environment["VITRO_TIMES"] != nil))
  func times() async throws {
    let value = try await median(of: 101) { ContinuousClock().measure { Self.value() } }
    let screen = try await median(of: 21) {
      let screen = Edition.vanilla.makeScreen(count: 7)
      return try await ContinuousClock().measure { try await Self.surface(screen) }
    }
    let browser = try await median(of: 3) {
      var time = Duration.zero
      try await withPage(of: .vanilla, count: 7) { page in
        time = try await ContinuousClock().measure { try await Self.surface(page) }
      }
      return time
    }
    print(
      "a story as a value \(value.milliseconds) ms, on a screen in memory \(screen.milliseconds) ms,",
      "in Chromium \(browser.milliseconds) ms")
    #expect(value < screen && screen < browser)
  }
}
