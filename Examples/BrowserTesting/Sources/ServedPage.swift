import VitroUI
import VitroWeb

/// Serves screens on a free port, opens one in a real browser, at a path, and ends both after `body`.
///
/// The page can be prepared before it is opened. After each action it is compared with its screen.
@MainActor
public func withPage(
  named name: String, _ viewport: Viewport = Viewport(), at path: String = "/",
  in browser: Browser = .shared,
  showing makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen,
  preparing prepare: @MainActor (BrowserPage) async throws -> Void = { _ in },
  _ body: @MainActor (BrowserPage) async throws -> Void
) async throws {
  try await withPages(
    1, named: name, viewport, at: path, in: browser, showing: makeScreen, preparing: prepare
  ) { try await body($0[0]) }
}

/// Serves screens on a free port, opens some in tabs of a real browser, and ends all of it after `body`.
///
/// Each is compared with its screen after each action in it, not after those in another one.
@MainActor
public func withPages(
  _ count: Int, named name: String, _ viewport: Viewport = Viewport(), at path: String = "/",
  in browser: Browser = .shared,
  showing makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen,
  preparing prepare: @MainActor (BrowserPage) async throws -> Void = { _ in },
  _ body: @MainActor ([BrowserPage]) async throws -> Void
) async throws {
  let opening = Opening()
  let makeShown: @MainActor @Sendable (ScreenHost) -> Screen = { host in
    let screen = makeScreen(host)
    opening.shown.add(screen)
    return screen
  }
  try await withServer(named: name, showing: makeShown) { port in
    var pages: [BrowserPage] = []
    do {
      for _ in 0..<count {
        let page = try await browser.newPage(viewport, beside: pages.first)
        pages.append(page)
        opening.shown = ShownScreens()
        page.shown = opening.shown
        try await prepare(page)
        try await page.open("http://127.0.0.1:\(port)\(path)")
      }
      try await body(pages)
    } catch {
      try? await pages.first?.close()
      throw error
    }
    try await pages.first?.close()
  }
}

/// The screens of the page that is being opened, or was last.
@MainActor
private final class Opening {
  var shown = ShownScreens()
}

/// Serves screens on a free port, which `body` gets, and ends the server after it.
@MainActor
public func withServer(
  named name: String = "Vitro",
  showing makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen,
  _ body: @MainActor (_ port: Int) async throws -> Void
) async throws {
  let (ports, continuation) = AsyncStream<Int>.makeStream()
  // On a machine that is slow or busy each turn takes longer.
  var options = WebOptions()
  options.connectTimeout *= 10
  options.requestTimeout *= 10
  options.pingInterval *= 10
  let server = WebServer(
    name: name, port: 0, options: options, onListening: { continuation.yield($0) },
    makeScreen: makeScreen)
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
  // Who is cancelled before it listens hears of no port, and it does not end by itself.
  serving.cancel()
  let end = await serving.result
  if !hasServed {
    try end.get()
    throw BrowserError.notOpened(url: name, reason: "the server has ended before it listened")
  }
}
