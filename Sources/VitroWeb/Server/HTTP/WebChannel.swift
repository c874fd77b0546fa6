import HTTPTypes
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A connection to the server: it begins as HTTP and may become a WebSocket.
struct WebChannel: Sendable {
  /// The outcome of a connection's upgrade: HTTP as before, or a WebSocket.
  enum Upgraded: Sendable {
    case http(HTTPConnection)
    case socket(Socket)
  }

  /// A connection, and what it becomes when its first request has come.
  struct Value: Sendable {
    let channel: any Channel
    let upgraded: EventLoopFuture<Upgraded>
  }

  let routes: Routes
  let sessions: Sessions
  let options: WebOptions
  let admissions: Admissions
  let limits: LimitLog
  let logger: Logger

  /// The reason why nothing becomes of a connection.
  private struct NoRoom: Error {}

  /// Makes a connection of a client's, if there is room for it.
  func setUp(_ channel: any Channel) -> EventLoopFuture<Value> {
    guard admissions.admit(channel) else {
      let upgraded: EventLoopFuture<Upgraded> = channel.eventLoop.makeFailedFuture(NoRoom())
      return channel.eventLoop.makeSucceededFuture(Value(channel: channel, upgraded: upgraded))
    }
    return channel.eventLoop.makeCompletedFuture {
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: upgrade
      )
      // One request after the other is handled anyway.
      configuration.enablePipelining = false
      // Its own would say of an answer to 'HEAD' that chunks follow.
      configuration.encoderConfiguration.automaticallySetFramingHeaders = false
      let pipeline = channel.pipeline.syncOperations
      let upgraded = try pipeline.configureUpgradableHTTPServerPipeline(
        configuration: configuration
      )
      let upgrader = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Upgraded>.self)
      try pipeline.addHandler(
        UpgradeGate(HostNames(options.hostNames)), position: .before(upgrader))
      closeUnlessDecided(channel, upgraded)
      return Value(channel: channel, upgraded: upgraded)
    }
  }

  /// Serves a connection until it ends. Where the task is cancelled, a WebSocket is told why, and another connection ends
  /// after the answer that is under way.
  func serve(_ connection: Value) async {
    await withTaskCancellationHandler {
      do {
        switch try await connection.upgraded.get() {
        case .http(let http): try await Task { try await http.run(routes) }.value
        case .socket(let socket): await socket.run(logger: logger)
        }
      } catch {
        logger.debug("A connection came to nothing: \(error)")
      }
    } onCancel: {
      connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }

  private func closeUnlessDecided(
    _ channel: any Channel,
    _ upgraded: EventLoopFuture<Upgraded>
  ) {
    let timeout = channel.eventLoop.scheduleTask(in: TimeAmount(options.requestTimeout)) {
      channel.close(promise: nil)
    }
    upgraded.whenComplete { _ in timeout.cancel() }
  }

  private var upgrade: NIOTypedHTTPServerUpgradeConfiguration<Upgraded> {
    let upgrader = NIOTypedWebSocketServerUpgrader<Upgraded>(
      maxFrameSize: options.maxMessageSize,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, _ in removeGate(channel) },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { .socket(try makeSocket(channel, head)) }
      }
    )
    return NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) { channel in
      channel.eventLoop.makeCompletedFuture { .http(try makeHTTP(channel)) }
    }
  }

  /// The gate has let the request through, and must be gone before frames come.
  private func removeGate(_ channel: any Channel) -> EventLoopFuture<HTTPHeaders?> {
    channel.pipeline.context(handlerType: UpgradeGate.self)
      .flatMap { channel.pipeline.syncOperations.removeHandler(context: $0) }
      .map { ["Sec-WebSocket-Protocol": SocketRequest.subprotocol] }
  }

  private func makeHTTP(_ channel: any Channel) throws -> HTTPConnection {
    let pipeline = channel.pipeline.syncOperations
    let client = ClientPresence(at: channel.remoteAddress?.ipAddress ?? "")
    // From here on each error is answered when its turn has come.
    if let context = try? pipeline.context(handlerType: HTTPServerProtocolErrorHandler.self) {
      pipeline.removeHandler(context: context, promise: nil)
    }
    try pipeline.addHandlers(RequestDeadline(options, limits), client)
    return HTTPConnection(
      channel: try NIOAsyncChannel(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true)),
      client: client)
  }

  private func makeSocket(_ channel: any Channel, _ head: HTTPRequestHead) throws -> Socket {
    let pipeline = channel.pipeline.syncOperations
    try channel.syncOptions?.setOption(.writeBufferWaterMark, value: waterMark)
    try pipeline.addHandler(KeepAlive(interval: options.pingInterval))
    return Socket(
      channel: try NIOAsyncChannel(wrappingChannelSynchronously: channel),
      token: SessionToken(
        sent: SocketRequest.token(in: head.headers.only("sec-websocket-protocol")) ?? ""),
      visitor: Visitor(sentIn: HTTPFields(head.headers)),
      revision: head.uri.split(separator: "?").last.flatMap { Int($0) } ?? 0,
      sessions: sessions,
      maxMessageSize: options.maxMessageSize
    )
  }

  private var waterMark: ChannelOptions.Types.WriteBufferWaterMark {
    .init(low: options.maxUnsentBytes / 2, high: options.maxUnsentBytes)
  }
}
