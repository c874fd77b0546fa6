import NIOCore

/// The decoder of lines; one that is too long is an error.
package struct LineDecoder: ByteToMessageDecoder {
  package typealias InboundOut = String

  /// The most bytes of a line.
  package static let longestLine = 4_096

  package init() {}

  package mutating func decode(
    context: ChannelHandlerContext, buffer: inout ByteBuffer
  ) throws -> DecodingState {
    guard let length = buffer.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else {
      if buffer.readableBytes > Self.longestLine { throw TimerClientError.tooLong }
      return .needMoreData
    }
    let count = length - buffer.readerIndex
    guard count <= Self.longestLine else { throw TimerClientError.tooLong }
    let line = buffer.readString(length: count) ?? ""
    buffer.moveReaderIndex(forwardBy: 1)
    context.fireChannelRead(wrapInboundOut(line))
    return .continue
  }

  package mutating func decodeLast(
    context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool
  ) throws -> DecodingState {
    while try decode(context: context, buffer: &buffer) == .continue {}
    return .needMoreData
  }
}

/// The encoder of lines.
package final class LineEncoder: MessageToByteEncoder, Sendable {
  package typealias OutboundIn = String

  package init() {}

  package func encode(data: String, out: inout ByteBuffer) throws {
    out.writeString(data)
    out.writeInteger(UInt8(ascii: "\n"))
  }
}

/// A connection on which both sides speak in lines.
package typealias LineChannel = NIOAsyncChannel<String, String>

extension Channel {
  /// Makes both sides speak in lines.
  package func speakInLines() -> EventLoopFuture<LineChannel> {
    eventLoop.makeCompletedFuture {
      try pipeline.syncOperations.addHandler(ByteToMessageHandler(LineDecoder()))
      try pipeline.syncOperations.addHandler(MessageToByteHandler(LineEncoder()))
      return try LineChannel(wrappingChannelSynchronously: self)
    }
  }
}
