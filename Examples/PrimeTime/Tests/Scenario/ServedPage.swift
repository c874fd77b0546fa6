import BrowserTesting
import PrimeTimeShared
import VitroStoreUI
import VitroWeb

/// Serves an edition on a free port and opens it in a real browser.
@MainActor
func withPage(
  of edition: Edition, _ viewport: Viewport = Viewport(), count: Int = 0,
  _ body: @MainActor (BrowserPage) async throws -> Void
) async throws {
  let (ports, continuation) = AsyncStream<Int>.makeStream()
  let server = WebServer(name: "Prime Time", port: 0, onListening: { continuation.yield($0) }) {
    edition.makeScreen(executor: $0, count: count)
  }
  let serving = Task {
    defer { continuation.finish() }
    try await server.run()
  }
  for await port in ports {
    let page = try await Browser.shared.newPage(viewport)
    try await page.open("http://127.0.0.1:\(port)/")
    try await body(page)
    try await page.close()
    serving.cancel()
  }
  _ = await serving.result
}
