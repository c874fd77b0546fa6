public import Foundation

/// An answer whose body comes bit by bit, and may have no end.
public struct HTTPStream: Sendable {
  /// A body, in the parts in which it comes.
  public typealias Body = AsyncThrowingStream<Data, any Error>

  /// The status, such as 200.
  public let status: Int
  /// The media type of the body, in lower case and without parameters; empty where none is said.
  public let type: String
  /// The body. When it is not read any more, the connection ends.
  public let body: Body

  /// Makes an answer.
  public init(status: Int, type: String = "", body: Body) {
    (self.status, self.type, self.body) = (status, type, body)
  }
}

extension HTTPStream {
  /// The events of a body of `text/event-stream`.
  public var events: Events { Events(body: body) }

  /// The events of a body, as they come.
  public struct Events: AsyncSequence, Sendable {
    fileprivate let body: Body

    /// Begins to read.
    public func makeAsyncIterator() -> Iterator { Iterator(parts: body.makeAsyncIterator()) }

    /// Reads one event after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var parts: Body.Iterator
      private var reader = ServerSentEvents()
      private var read: ArraySlice<ServerSentEvent> = []

      fileprivate init(parts: Body.Iterator) { self.parts = parts }

      /// Waits for the next event.
      public mutating func next() async throws -> ServerSentEvent? {
        try await next(isolation: nil)
      }

      /// Waits for the next event where the caller is; there is none after the end of the body.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> ServerSentEvent? {
        while read.isEmpty {
          guard let part = try await parts.next(isolation: actor) else { return nil }
          read = try reader.read(part)[...]
        }
        return read.popFirst()
      }
    }
  }
}
