import NIOCore
import NIOWebSocket

/// The connection of a session to its browser.
final class Connection: Sendable {
  /// Sends a message. Returns at once; a browser that does not read is cut off.
  let send: @Sendable (String) -> Void
  /// Ends the connection and says why.
  let close: @Sendable (Refusal) -> Void

  /// Makes a connection of two closures.
  init(
    send: @escaping @Sendable (String) -> Void,
    close: @escaping @Sendable (Refusal) -> Void
  ) {
    self.send = send
    self.close = close
  }

  /// Makes the connection over a WebSocket's channel, whose write buffer's high-water mark is the
  /// most that may wait for a browser.
  convenience init(_ channel: any Channel, didOverflow: @escaping @Sendable () -> Void) {
    self.init(
      send: { text in
        guard channel.isActive else { return }
        guard channel.isWritable else {
          didOverflow()
          return channel.close(promise: nil)
        }
        let data = ByteBuffer(string: text)
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: data), promise: nil)
      },
      close: { channel.closeWebSocket($0) }
    )
  }
}

extension Channel {
  /// How long a client may take to hear why it is let go.
  private static var farewell: TimeAmount { .seconds(2) }

  /// Says why, then closes; a client that does not read is not waited for long.
  func closeWebSocket(_ refusal: Refusal) {
    var data = ByteBuffer()
    data.writeInteger(refusal.code.rawValue)
    data.writeString(refusal.reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let timeout = eventLoop.scheduleTask(in: Self.farewell) { self.close(promise: nil) }
    writeAndFlush(frame).whenComplete { _ in self.close(promise: nil) }
    closeFuture.whenComplete { _ in timeout.cancel() }
  }
}
