import BrowserTesting
import StandupsDomain
import Testing

/// Both editions, walked at random, while the browser is compared with the screen.
@MainActor @Suite("Standups, walked at random", .serialized, .needsBrowser)
struct WalkTests {
  nonisolated private static let strolls = Edition.allCases.map { edition in
    Stroll(
      "Standups, \(edition)", code: "Edition.\(edition).makeScreen(host: $0, World([.mock()]))"
    ) {
      edition.makeScreen(host: $0, World([.mock()]))
    }
  }

  @Test("A page holds what its screen holds, whatever is done on it", arguments: strolls)
  func walk(stroll: Stroll) async throws {
    try await stroll.walk(steps: max(Stroll.allSteps * 7 / 100, 1))
  }
}
