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
  private let begin: () async throws -> Void
  /// Whether a part has been asked for.
  private(set) var hasBegun = false
  private var isAtEnd = false

  /// Makes the body of a request whose head has come.
  ///
  /// - Parameter begin: Called before the first part is waited for.
  init(_ parts: RequestParts, begin: @escaping () async throws -> Void) {
    (self.parts, self.begin) = (parts, begin)
  }

  /// The next part; `nil` at the end.
  ///
  /// - Throws: An error where the body breaks off.
  func next() async throws -> ByteBuffer? {
    guard !isAtEnd else { return nil }
    if !hasBegun {
      hasBegun = true
      try await begin()
    }
    switch try await parts.next() {
    case .body(let part)?: return part
    case .end?: isAtEnd = true
    case .head?, nil: throw ChannelError.inputClosed
    }
    return nil
  }
}
