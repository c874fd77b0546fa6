import NIOCore
import NIOWebSocket

/// Asks a quiet client whether it is still there, and closes the connection when it does not
/// answer by the next time.
final class KeepAlive: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let interval: TimeAmount
  private var heard = true
  private var timer: RepeatedTask?

  init(interval: Duration) {
    self.interval = TimeAmount(interval)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let context = NIOLoopBound(context, eventLoop: context.eventLoop)
    let handler = NIOLoopBound(self, eventLoop: context.value.eventLoop)
    timer = context.value.eventLoop.scheduleRepeatedTask(
      initialDelay: interval,
      delay: interval
    ) { _ in handler.value.tick(context.value) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    heard = true
    context.fireChannelRead(data)
  }

  private func tick(_ context: ChannelHandlerContext) {
    guard heard else { return context.close(promise: nil) }
    heard = false
    let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
  }
}
