import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
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
public struct WebServer: Service {
  private let host: String
  private let port: Int
  private let options: WebOptions
  private let logger: Logger
  private let sessions: Sessions
  private let limits: LimitLog
  private let turns: Turns
  private let responder: WebResponder?
  private let onListening: @Sendable (Int) async -> Void

  /// Makes a server; ``run()`` starts it.
  ///
  /// - Parameters:
  ///   - name: The title of pages that have none of their own.
  ///   - host: The address to listen at; `"0.0.0.0"` is all that this machine has.
  ///   - port: The port, or 0 for one that is free.
  ///   - options: Limits and times.
  ///   - logger: Where reasons are told.
  ///   - onListening: Called with the port once the server listens.
  ///   - responder: The application's own answers to requests, beside its pages.
  ///   - makeScreen: Makes the screen of a new page.
  public init(
    name: String = "Vitro",
    host: String = "127.0.0.1",
    port: Int = 8080,
    options: WebOptions = WebOptions(),
    logger: Logger = Logger(label: "vitro.web"),
    onListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
    responder: WebResponder? = nil,
    makeScreen: @escaping @MainActor @Sendable (ScreenHost) -> Screen
  ) {
    self.host = host
    self.port = port
    self.options = options
    self.logger = logger
    self.onListening = onListening
    self.responder = responder
    limits = LimitLog(logger, clock: options.clock)
    turns = Turns(options)
    sessions = Sessions(
      name: name, options: options, logger: logger, limits: limits, makeScreen: makeScreen)
  }

  /// Serves until the service group that it belongs to ends, or the task is cancelled.
  ///
  /// - Throws: ``WebServerError`` if the port cannot be listened at.
  public func run() async throws {
    do {
      try await runService()
      await sessions.end()
    } catch {
      await sessions.end()
      throw WebServerError(error, host: host, port: port) ?? error
    }
  }

  /// A task that is cancelled ends as a service that is told to: each connection hears why. What is being answered
  /// has its time to end.
  private func runService() async throws {
    let group = ServiceGroup(services: [service], logger: quiet)
    let running = Task { try await group.run() }
    let end = { @Sendable [turns, options] in
      _ = Task { await group.triggerGracefulShutdown() }
      turns.close()
      _ = Task {
        try await options.clock.sleep(for: options.shutdownTimeout)
        turns.cancel()
      }
    }
    try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        try await running.value
      } onGracefulShutdown: {
        end()
      }
    } onCancel: {
      end()
    }
  }

  /// Serves until the process is told to end, by Ctrl-C (SIGINT) or SIGTERM; then all connections
  /// are closed.
  ///
  /// - Throws: ``WebServerError`` if the port cannot be listened at.
  public func runUntilInterrupted() async throws {
    let group = ServiceGroup(
      services: [self],
      gracefulShutdownSignals: [.sigint, .sigterm],
      logger: quiet
    )
    try await group.run()
  }

  private var service: any Service {
    let routes = Routes(
      sessions: sessions, responder: responder, options: options, logger: logger, limits: limits,
      turns: turns)
    let clients = ClientPresences()
    let admissions = Admissions(
      options, descriptors: Descriptors.raise(for: options.maxConnections), limits: limits)
    if admissions.capacity < options.maxConnections {
      logger.notice(
        "The system permits \(admissions.capacity) connections, not \(options.maxConnections): see 'ulimit -n'"
      )
    }
    let channel = WebChannel(
      responder: { request, writer, channel in
        let peer = channel.remoteAddress?.ipAddress ?? ""
        let response = await clients[channel].during {
          await routes.respond(to: request, from: peer)
        }
        try await writer.write(response: response.head, body: response.body)
        // The rest of a body that was refused is not read.
        if response.isLast(after: request) { channel.closeSoon() }
      },
      sessions: sessions, options: options, admissions: admissions, limits: limits,
      clients: clients)
    return channel.server(
      configuration: ServerConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { [host, onListening, sessions] in
        let port = $0.localAddress?.port ?? 0
        await sessions.serve(at: WebServer.address(host: host, port: port))
        await onListening(port)
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
      logger: quiet)
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

  /// The server's own parts tell more than people want to know.
  private var quiet: Logger {
    var logger = logger
    if logger.logLevel == .info { logger.logLevel = .notice }
    return logger
  }
}
