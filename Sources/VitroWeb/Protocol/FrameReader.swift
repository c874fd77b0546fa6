import NIOCore
import NIOWebSocket

/// Makes messages of WebSocket frames, and refuses what a browser never sends.
struct FrameReader {
  /// The input that a frame amounts to.
  enum Input: Equatable {
    /// A whole message.
    case text(String)
    /// A ping, to be answered with the same bytes.
    case ping(ByteBuffer)
    /// The client is going, with the bytes that it said so with.
    case close(ByteBuffer)
    /// Nothing to do: a pong, or part of a message.
    case nothing
  }

  /// How many frames one message may come in.
  private static let maxFragments = 64

  private let maxMessageSize: Int
  private var fragments: ByteBuffer?
  private var fragmentCount = 0

  /// Makes a reader that takes messages of at most so many bytes.
  init(maxMessageSize: Int) {
    self.maxMessageSize = maxMessageSize
  }

  /// Takes the next frame.
  mutating func receive(_ frame: WebSocketFrame) throws(Refusal) -> Input {
    guard frame.maskKey != nil else { throw Refusal(.protocolError, "the frame is not masked") }
    guard frame.reservedBits.isEmpty else { throw Refusal(.protocolError, "reserved bits are set") }
    let data = frame.unmaskedData
    switch frame.opcode {
    case .text:
      guard fragments == nil else { throw Refusal(.protocolError, "a message inside a message") }
      return try add(data, isLast: frame.fin)
    case .continuation:
      guard fragments != nil else { throw Refusal(.protocolError, "nothing to continue") }
      return try add(data, isLast: frame.fin)
    case .binary: throw Refusal(.notText, "the message is binary")
    case .ping: return .ping(data)
    case .pong: return .nothing
    case .connectionClose: return .close(data)
    default: throw Refusal(.protocolError, "unknown kind of frame")
    }
  }

  private mutating func add(_ data: ByteBuffer, isLast: Bool) throws(Refusal) -> Input {
    var message = fragments ?? ByteBuffer()
    message.writeImmutableBuffer(data)
    fragmentCount += 1
    guard message.readableBytes <= maxMessageSize else {
      throw Refusal(.tooLarge, "the message is larger than \(maxMessageSize) bytes")
    }
    guard fragmentCount <= FrameReader.maxFragments else {
      throw Refusal(.violation, "the message comes in too many pieces")
    }
    fragments = isLast ? nil : message
    guard isLast else { return .nothing }
    fragmentCount = 0
    guard let text = String(validating: message.readableBytesView, as: UTF8.self) else {
      throw Refusal(.invalidData, "the message is not UTF-8")
    }
    return .text(text)
  }
}
