import VitroUI
import VitroWeb

/// Serves screens on a free port, opens one in a real browser, at a path, and ends both after `body`.
///
/// The page can be prepared before it is opened. After each action it is compared with its screen.
@MainActor
public func withPage(
  named name: String, _ viewport: Viewport = Viewport(), at path: String = "/",
  showing makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen,
  preparing prepare: @MainActor (BrowserPage) async throws -> Void = { _ in },
  _ body: @MainActor (BrowserPage) async throws -> Void
) async throws {
  let (ports, continuation) = AsyncStream<Int>.makeStream()
  let shown = ShownScreens()
  let server = WebServer(
    name: name, port: 0, onListening: { continuation.yield($0) },
    makeScreen: { host in
      let screen = makeScreen(host)
      shown.add(screen)
      return screen
    })
  let serving = Task {
    defer { continuation.finish() }
    try await server.run()
  }
  for await port in ports {
    let page = try await Browser.shared.newPage(viewport)
    page.shown = shown
    try await prepare(page)
    try await page.open("http://127.0.0.1:\(port)\(path)")
    try await body(page)
    try await page.close()
    serving.cancel()
  }
  _ = await serving.result
}
