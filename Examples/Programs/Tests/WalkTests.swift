import BrowserTesting
import SwiftUI
import Testing
import VitroUITesting

/// Every program, walked at random, while the browser is compared with the screen.
@MainActor @Suite("The programs, walked at random", .serialized, .needsBrowser)
struct WalkTests {
  nonisolated private static let strolls = Previews.all(in: "Programs").map { preview in
    Stroll(
      preview.name,
      code:
        "Previews.all(in: \"Programs\").first { $0.name == \"\(preview.name)\" }!.makeScreen(host: $0)"
    ) {
      preview.makeScreen(host: $0)
    }
  }

  nonisolated private static let steps = max(Stroll.allSteps * 28 / 100 / strolls.count, 1)

  @Test("A page holds what its screen holds, whatever is done on it", arguments: strolls)
  func walk(stroll: Stroll) async throws {
    try await stroll.walk(steps: WalkTests.steps)
  }
}
