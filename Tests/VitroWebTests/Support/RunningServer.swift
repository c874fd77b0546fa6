import Logging
import Synchronization
import VitroConcurrency
import VitroUI
import VitroWeb

/// A server on a free port, with what it logged and the screens that it made.
@MainActor
final class RunningServer {
  private(set) var port = 0
  private(set) var screens: [Screen] = []
  private let show: @MainActor (ScreenHost) -> Screen
  let log = Log()
  private var running: Task<Void, any Error>?

  private init(_ show: @escaping @MainActor (ScreenHost) -> Screen) {
    self.show = show
  }

  /// Runs a server as long as `body` takes; then it ends as it does on Ctrl-C.
  static func run(
    options: WebOptions = WebOptions(),
    middleware: [WebMiddleware] = [],
    responder: WebResponder? = nil,
    screen: @escaping @MainActor (ScreenHost) -> Screen = { Screen.counter($0) },
    _ body: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    let server = RunningServer(screen)
    await server.start(options, middleware, responder)
    do {
      try await body(server)
    } catch {
      try? await server.stop()
      throw error
    }
    try await server.stop()
  }

  /// A page of this server, connected.
  func browser() async throws -> Browser {
    let browser = try await Browser(port: port)
    try await browser.start()
    return browser
  }

  /// Ends the server as Ctrl-C does; returns when it has ended.
  func stop() async throws {
    running?.cancel()
    try await running?.value
  }

  private func start(
    _ options: WebOptions, _ middleware: [WebMiddleware], _ responder: WebResponder?
  ) async {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let server = WebServer(
      port: 0,
      options: options.ofTests,
      logger: Logger(label: "test", factory: { _ in self.log }),
      onListening: { continuation.yield($0) },
      middleware: middleware,
      responder: responder,
      makeScreen: { self.makeScreen($0) }
    )
    running = Task {
      defer { continuation.finish() }
      try await server.run()
    }
    // Not in this task: where the test is cancelled it would hear of no port.
    port = await Task { () -> Int in
      for await listening in ports { return listening }
      return 0
    }.value
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    let screen = show(host)
    screens.append(screen)
    return screen
  }
}

/// Keeps what was logged.
final class Log: LogHandler {
  private let lines = Mutex<[String]>([])

  var messages: [String] { lines.withLock { $0 } }

  func contains(_ text: String) -> Bool { messages.contains { $0.contains(text) } }

  func log(event: LogEvent) {
    lines.withLock { $0.append("\(event.level): \(event.message)") }
  }

  subscript(metadataKey _: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }

  var logLevel: Logger.Level {
    get { .debug }
    set {}
  }
}

extension WebOptions {
  /// These options, but for the times that they leave as they are: nobody is let go of for being late. On a
  /// machine that is busy a test may take longer than a server waits for a client. The server is called `x`.
  fileprivate var ofTests: WebOptions {
    let usual = WebOptions()
    var options = self
    if hostNames.isEmpty { options.hostNames = ["x"] }
    if pingInterval == usual.pingInterval { options.pingInterval = .seconds(86_400) }
    if requestTimeout == usual.requestTimeout { options.requestTimeout = .seconds(86_400) }
    let isKept = keptAfterDisconnect == usual.keptAfterDisconnect
    if isKept, connectTimeout == usual.connectTimeout, clock is ContinuousClock {
      options.clock = TestClock()
    }
    return options
  }
}
