import Dispatch
import Foundation
import Logging
import NIOCore
import NIOPosix
import VitroUI

/// Shows screens in browsers: each page that is opened gets a screen of its own.
///
/// ```swift
/// let server = WebServer { host in Screen(host: host) { CounterView() } }
/// try await server.runUntilInterrupted { port in print("http://127.0.0.1:\(port)") }
/// ```
///
/// The first page is HTML made of the screen's elements; then a WebSocket carries events up and
/// patches down. An event counts only if it names an element that is on that screen now, is
/// enabled and offers that action; a message that is none closes its own connection, with a reason
/// in the log, and nothing else.
public struct WebServer: Sendable {
  private let host: String
  private let port: Int
  private let options: WebOptions
  private let logger: Logger
  private let sessions: Sessions
  private let limits: LimitLog
  private let turns: Turns
  private let middleware: [WebMiddleware]
  private let responder: WebResponder?
  private let site: Site
  private let onListening: @Sendable (Int) async -> Void

  /// Makes a server; ``run()`` starts it.
  ///
  /// - Parameters:
  ///   - name: The title of pages that have none of their own.
  ///   - host: The address to listen at; `"0.0.0.0"` is all that this machine has.
  ///   - port: The port, or 0 for one that is free.
  ///   - options: Limits and times.
  ///   - logger: The logger of all that happens; `nil` is one that tells of notices and what is worse. Each answered
  ///     request is an information.
  ///   - onListening: Called with the port once the server listens.
  ///   - middleware: Steps around all answers; the last one sees a request first.
  ///   - responder: The application's own answers to requests, beside its pages.
  ///   - makeScreen: Makes the screen of a new page.
  public init(
    name: String = "Vitro",
    host: String = "127.0.0.1",
    port: Int = 8080,
    options: WebOptions = WebOptions(),
    logger: Logger? = nil,
    onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
    middleware: [WebMiddleware] = [],
    responder: WebResponder? = nil,
    makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen
  ) {
    self.host = host
    self.port = port
    self.options = options
    let logger = logger ?? .ofNotices
    self.logger = logger
    self.onListening = onListening
    (self.middleware, self.responder) = (middleware, responder)
    limits = LimitLog(logger, clock: options.clock)
    turns = Turns(options)
    // The colour that Xcode makes that of what can be pressed.
    let tint = Color("AccentColor").paint
    site = Site(name: name, icon: options.icon ?? .ofCatalogs, tint: tint)
    sessions = Sessions(
      name: name, site: site, options: options, logger: logger, limits: limits,
      makeScreen: makeScreen)
  }

  /// Serves until the task is cancelled. Then it listens no more, each connection hears why, and what is being answered
  /// has its time to end.
  ///
  /// - Throws: ``WebServerError`` if the port cannot be listened at.
  public func run() async throws {
    do {
      try await serve()
      await sessions.end()
    } catch {
      await sessions.end()
      throw WebServerError(error, host: host, port: port) ?? error
    }
  }

  /// Serves until the process is told to end, by Ctrl-C (SIGINT) or SIGTERM, and for ``WebOptions/shutdownDelay`` after
  /// that; then all connections are closed.
  ///
  /// - Parameter onInterrupt: Called when the process is told to end.
  /// - Throws: ``WebServerError`` if the port cannot be listened at.
  public func runUntilInterrupted(
    onInterrupt: @escaping @Sendable () -> Void = {}
  ) async throws {
    let running = Task { try await run() }
    let interrupts = [SIGINT, SIGTERM].map { signal in
      Interrupt(signal) { [options] in
        onInterrupt()
        guard options.shutdownDelay > .zero else { return running.cancel() }
        Task {
          try? await options.clock.sleep(for: options.shutdownDelay)
          running.cancel()
        }
      }
    }
    defer { for interrupt in interrupts { interrupt.end() } }
    try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      running.cancel()
    }
  }

  private func serve() async throws {
    let routes = Routes(
      sessions: sessions, site: site, middleware: middleware.reversed(), responder: responder,
      options: options, logger: logger, limits: limits, turns: turns)
    let admissions = admissions
    let channel = WebChannel(
      routes: routes, sessions: sessions, options: options, admissions: admissions, limits: limits,
      logger: logger)
    let listener = try await listen(channel)
    let port = listener.channel.localAddress?.port ?? 0
    logger.debug("Listening at \(host), port \(port)")
    await sessions.serve(at: WebServer.address(host: host, port: port))
    await onListening(port)
    // Of its own: it lives on until all connections have ended.
    let serving = Task {
      await withDiscardingTaskGroup { group in
        do {
          try await listener.executeThenClose { connections in
            for try await connection in connections {
              group.addTask { await channel.serve(connection) }
            }
          }
        } catch  where !(error is CancellationError) {
          logger.error("No connection is taken any more: \(error)")
        } catch {}
      }
    }
    await withTaskCancellationHandler {
      await serving.value
    } onCancel: { [turns, options] in
      serving.cancel()
      turns.close()
      _ = Task {
        try await options.clock.sleep(for: options.shutdownTimeout)
        turns.cancel()
        admissions.giveUp()
      }
    }
  }

  private func listen(
    _ channel: WebChannel
  ) async throws -> NIOAsyncChannel<WebChannel.Value, Never> {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { [logger] server in
        server.eventLoop.makeCompletedFuture {
          try server.pipeline.syncOperations.addHandler(AcceptErrors(logger))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .bind(host: host, port: port) { channel.setUp($0) }
  }

  private var admissions: Admissions {
    let admissions = Admissions(
      options, descriptors: Descriptors.raise(for: options.maxConnections), limits: limits)
    if admissions.capacity < options.maxConnections {
      logger.notice(
        "The system permits \(admissions.capacity) connections, not \(options.maxConnections): see 'ulimit -n'"
      )
    }
    return admissions
  }

  /// The address at which the process itself reaches a server.
  static func address(host: String, port: Int) -> URL? {
    var address = URLComponents()
    address.scheme = "http"
    address.port = port
    switch host {
    case "0.0.0.0": address.host = "127.0.0.1"
    case "::": address.host = "[::1]"
    case let host: address.host = host.contains(":") ? "[\(host)]" : host
    }
    return address.url
  }
}

extension Logger {
  /// The logger of a server whose program names none.
  fileprivate static var ofNotices: Logger {
    var logger = Logger(label: "vitro.web")
    logger.logLevel = .notice
    return logger
  }
}

/// The errors of connections that could not be taken: the client has gone meanwhile, or the system has no descriptor
/// left. The server listens on.
private final class AcceptErrors: ChannelInboundHandler, Sendable {
  typealias InboundIn = Channel

  private let logger: Logger

  init(_ logger: Logger) { self.logger = logger }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    logger.debug("A connection could not be taken: \(error)")
  }
}

/// A signal of the system that is not to end the process when it comes for the first time.
private struct Interrupt {
  private let source: any DispatchSourceSignal

  init(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    signal(number, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      handler()
      signal(number, SIG_DFL)
    }
    source.resume()
  }

  func end() { source.cancel() }
}
