import BrowserTesting

/// Serves an edition on a free port and opens it in a real browser.
@MainActor
func withPage(
  of edition: Edition, _ viewport: Viewport = Viewport(), count: Int = 0,
  _ body: @MainActor (BrowserPage) async throws -> Void
) async throws {
  try await withPage(
    named: "Prime Time", viewport, showing: { edition.makeScreen(host: $0, count: count) },
    body)
}
