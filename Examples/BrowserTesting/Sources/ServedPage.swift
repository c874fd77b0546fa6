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
  let shown = ShownScreens()
  let makeShown: @MainActor @Sendable (ScreenHost) -> Screen = { host in
    let screen = makeScreen(host)
    shown.add(screen)
    return screen
  }
  try await withServer(named: name, showing: makeShown) { port in
    let page = try await Browser.shared.newPage(viewport)
    page.shown = shown
    do {
      try await prepare(page)
      try await page.open("http://127.0.0.1:\(port)\(path)")
      try await body(page)
    } catch {
      try? await page.close()
      throw error
    }
    try await page.close()
  }
}

/// Serves screens on a free port, which `body` gets, and ends the server after it.
@MainActor
public func withServer(
  named name: String = "Vitro",
  showing makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen,
  _ body: @MainActor (_ port: Int) async throws -> Void
) async throws {
  let (ports, continuation) = AsyncStream<Int>.makeStream()
  let server = WebServer(
    name: name, port: 0, onListening: { continuation.yield($0) }, makeScreen: makeScreen)
  let serving = Task {
    defer { continuation.finish() }
    try await server.run()
  }
  defer { serving.cancel() }
  var hasServed = false
  for await port in ports {
    hasServed = true
    try await body(port)
    serving.cancel()
  }
  let end = await serving.result
  if !hasServed {
    try end.get()
    throw BrowserError.notOpened(url: name, reason: "the server has ended before it listened")
  }
}
