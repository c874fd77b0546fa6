import BrowserTesting
import VitroStoreUI

/// Serves the application in a world on a free port, and opens it in a real browser.
@MainActor
func withStandups(
  _ world: World = World(), _ viewport: Viewport = Viewport(), edition: Edition = .models,
  at path: String = "/", _ body: @MainActor (BrowserPage) async throws -> Void
) async throws {
  try await withPage(
    named: "Stand-ups", viewport, at: path, showing: { edition.makeScreen(host: $0, world) }, body)
}
