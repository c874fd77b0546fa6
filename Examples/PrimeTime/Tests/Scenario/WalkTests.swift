import BrowserTesting
import Testing

/// Both editions, walked at random, while the browser is compared with the screen.
@MainActor @Suite("Prime Time, walked at random", .serialized, .needsBrowser)
struct WalkTests {
  nonisolated private static let strolls = Edition.allCases.map { edition in
    Stroll("Prime Time, \(edition)", code: "Edition.\(edition).makeScreen(host: $0)") {
      edition.makeScreen(host: $0)
    }
  }

  @Test("A page holds what its screen holds, whatever is done on it", arguments: strolls)
  func walk(stroll: Stroll) async throws {
    try await stroll.walk(steps: max(Stroll.allSteps * 7 / 100, 1))
  }
}
