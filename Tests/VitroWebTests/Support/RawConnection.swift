import NIOCore
import NIOPosix

/// A TCP connection that says exactly what a test wants.
@MainActor
final class RawConnection {
  private let channel: any Channel
  private var inbound: AsyncStream<ByteBuffer>.Iterator
  private var unread = ByteBuffer()

  /// Opens a connection to a port of this machine, from an address of its own where one is given.
  init(port: Int, from address: String? = nil) async throws {
    let (stream, continuation) = AsyncStream<ByteBuffer>.makeStream()
    var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(continuation))
        }
      }
    if let address {
      bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: address, port: 0))
    }
    channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
    inbound = stream.makeAsyncIterator()
  }

  /// Sends bytes; that the other side has gone meanwhile is no error.
  func send(_ bytes: [UInt8]) async {
    _ = try? await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  /// Sends bytes without waiting until they are gone.
  func sendSoon(_ bytes: [UInt8]) {
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }

  /// Stops reading what comes.
  func stopReading() async throws {
    try await channel.setOption(.autoRead, value: false).get()
  }

  /// The next so many bytes, or `nil` if the connection ends before.
  func read(_ count: Int) async -> [UInt8]? {
    while unread.readableBytes < count {
      var iterator = inbound
      let more = await iterator.next(isolation: #isolation)
      inbound = iterator
      guard let more else { return nil }
      unread.writeImmutableBuffer(more)
    }
    return unread.readBytes(length: count)
  }

  /// What comes up to and with a marker, or all there is if the connection ends before.
  func read(through marker: String) async -> String {
    var bytes: [UInt8] = []
    let end = Array(marker.utf8)
    while !bytes.suffix(end.count).elementsEqual(end), let next = await read(1) { bytes += next }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns when the other side has closed the connection.
  func closed() async {
    while await read(1) != nil {}
  }

  func close() async {
    try? await channel.close().get()
  }
}

private final class Reader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let continuation: AsyncStream<ByteBuffer>.Continuation

  init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(unwrapInboundIn(data))
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
