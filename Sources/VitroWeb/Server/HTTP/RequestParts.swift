import NIOCore
import NIOHTTP1

/// The parts of the requests that a connection sends, one after the other.
final class RequestParts {
  private var iterator: NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator

  init(_ inbound: NIOAsyncChannelInboundStream<HTTPServerRequestPart>) {
    iterator = inbound.makeAsyncIterator()
  }

  /// The next part; `nil` when no more will come.
  ///
  /// - Throws: The error of a connection that speaks no HTTP, or is broken.
  func next() async throws -> HTTPServerRequestPart? { try await iterator.next() }
}

/// The body of a request, while it is being sent.
final class RequestBody {
  private let parts: RequestParts
  private var isAtEnd = false

  init(_ parts: RequestParts) { self.parts = parts }

  /// The next part; `nil` at the end.
  ///
  /// - Throws: An error where the body breaks off.
  func next() async throws -> ByteBuffer? {
    guard !isAtEnd else { return nil }
    switch try await parts.next() {
    case .body(let part)?: return part
    case .end?: isAtEnd = true
    case .head?, nil: throw ChannelError.inputClosed
    }
    return nil
  }
}
