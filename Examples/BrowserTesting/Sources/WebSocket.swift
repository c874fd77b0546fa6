import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The largest message that the browser may send: a screenshot of a large page.
private let maximalMessageSize = 1 << 28

/// Opens a WebSocket to a program on this machine; a handler that is given gets the first message too.
func openSocket(
  port: Int, path: String, headers: [(String, String)] = [], handler: MessageHandler? = nil
) async throws -> any Channel {
  let upgrade = try await ClientBootstrap(group: NIOSingletons.posixEventLoopGroup)
    .connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        let upgrader = NIOTypedWebSocketClientUpgrader<any Channel>(
          maxFrameSize: maximalMessageSize
        ) { channel, _ in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 0,
                maxAccumulatedFrameCount: .max,
                maxAccumulatedFrameSize: maximalMessageSize
              )
            )
            if let handler { try channel.pipeline.syncOperations.addHandler(handler) }
            return channel
          }
        }
        let request = HTTPRequestHead(
          version: .http1_1,
          method: .GET,
          uri: path,
          headers: HTTPHeaders([("Host", "127.0.0.1:\(port)")] + headers)
        )
        let upgrade = NIOTypedHTTPClientUpgradeConfiguration<any Channel>(
          upgradeRequestHead: request,
          upgraders: [upgrader],
          notUpgradingCompletionHandler: { channel in
            channel.eventLoop.makeFailedFuture(BrowserError.disconnected)
          }
        )
        var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
          upgradeConfiguration: upgrade)
        // The first message may come in one piece with the answer to the request.
        configuration.leftOverBytesStrategy = .forwardBytes
        return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
          configuration: configuration)
      }
    }
  return try await upgrade.get()
}

/// Hands on what each text message says, and answers who asks whether it is still there.
final class MessageHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let onMessage: @Sendable (Data) -> Void
  private let onClose: @Sendable () -> Void

  init(onMessage: @escaping @Sendable (Data) -> Void, onClose: @escaping @Sendable () -> Void) {
    self.onMessage = onMessage
    self.onClose = onClose
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text: onMessage(Data(buffer: frame.unmaskedData))
    case .ping:
      let pong = WebSocketFrame(
        fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    onClose()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
