import Logging
import NIOCore
import NIOWebSocket

/// A page's WebSocket: frames in, messages to the session; it ends at the first bad frame.
struct Socket: Sendable {
  /// The frames.
  let channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  /// The page's session.
  let token: SessionToken
  /// The browser, as far as it says who it is.
  let visitor: Visitor?
  /// How many messages with changes the page has seen.
  let revision: Int
  /// Where its session is.
  let sessions: Sessions
  /// How large a message may be.
  let maxMessageSize: Int

  /// Serves the page until it goes, does something wrong, or the server ends.
  func run(logger: Logger) async {
    let channel = channel.channel
    let connection = Connection(channel) {
      logger.notice("A connection was closed: the client does not read what it is sent")
    }
    do {
      try await self.channel.executeThenClose { inbound, _ in
        let refusal = await serve(inbound, connection, logger)
        guard let refusal else { return }
        logger.log(level: refusal.level, "A connection was closed: \(refusal.reason)")
        channel.closeWebSocket(refusal)
        try await channel.closeFuture.get()
      }
    } catch {
      logger.debug("A connection ended: \(error)")
    }
  }

  private func serve(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
    _ connection: Connection, _ logger: Logger
  ) async -> Refusal? {
    do {
      let session = try await sessions.connect(
        connection, token: token, visitor: visitor, revision: revision)
      let refusal = await read(inbound, into: session, logger)
      await sessions.disconnect(token, connection: connection)
      return refusal
    } catch {
      return error
    }
  }

  private func read(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
    into session: Session, _ logger: Logger
  ) async -> Refusal? {
    var reader = FrameReader(maxMessageSize: maxMessageSize)
    do {
      for try await frame in inbound {
        switch try reader.receive(frame) {
        case .text(Socket.question): try answer(.text, ByteBuffer(string: Socket.question))
        case .text(let json): await receive(json, into: session, logger)
        case .ping(let data): try answer(.pong, data)
        case .close: return Refusal(.normal, "the page has ended it")
        case .nothing: break
        }
      }
      return Task.isCancelled ? Refusal(.goingAway, "the server ends") : nil
    } catch let refusal as Refusal {
      return refusal
    } catch let error as NIOWebSocketError {
      return Refusal(error)
    } catch {
      return Task.isCancelled ? Refusal(.goingAway, "the server ends") : nil
    }
  }

  /// Hands on a message; one that cannot be read is told in the log, and ends nothing.
  private func receive(_ json: String, into session: Session, _ logger: Logger) async {
    do {
      await session.receive(try UpMessage(json: json))
    } catch {
      logger.debug("A message could not be read: \(error.reason)")
      await session.receiveUnread(error.reason)
    }
  }

  /// The message by which a page asks whether the connection still leads here, and by which that is answered: a script
  /// sees no pings of the protocol.
  private static let question = "[]"

  /// Answers a ping, unless the answers to earlier ones pile up.
  private func answer(_ opcode: WebSocketOpcode, _ data: ByteBuffer) throws(Refusal) {
    guard channel.channel.isWritable else {
      throw Refusal(.violation, "the client does not read what it is sent")
    }
    channel.channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: opcode, data: data),
      promise: nil
    )
  }
}

extension Refusal {
  /// What NIO's decoder found.
  fileprivate init(_ error: NIOWebSocketError) {
    switch error {
    case .invalidFrameLength: self.init(.tooLarge, "the frame is too large")
    default: self.init(.protocolError, "the frame breaks the protocol")
    }
  }

  /// How loudly the log says it: what happens to good clients, softly.
  fileprivate var level: Logger.Level {
    switch code {
    case .normal, .goingAway, .unknownSession, .takenOver: .debug
    default: .notice
    }
  }
}
