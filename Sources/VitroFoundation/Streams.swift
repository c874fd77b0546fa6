import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
  import VitroCombine
#endif

// The sequences that Linux's Foundation does not have.
#if !canImport(Darwin)
  extension NotificationCenter {
    /// The notifications with a name, from now on.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// The notifications with a name.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
      /// A notification that is posted.
      public typealias Element = Notification
      /// It does not end with an error.
      public typealias Failure = Never

      // A center is for any thread, and who posts is only compared.
      fileprivate let center: NotificationCenter
      fileprivate let name: Notification.Name
      fileprivate let object: AnyObject?

      /// Begins to listen; it ends when the iterator goes.
      public func makeAsyncIterator() -> Iterator {
        Iterator(
          AsyncStream { continuation in
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
              nonisolated(unsafe) let notification = $0
              continuation.yield(notification)
            }
            let listening = Listening(center: center, observer: observer)
            continuation.onTermination = { _ in listening.end() }
          })
      }

      /// Gives one notification after the other.
      public struct Iterator: AsyncIteratorProtocol {
        private var base: AsyncStream<Notification>.Iterator

        fileprivate init(_ stream: AsyncStream<Notification>) { base = stream.makeAsyncIterator() }

        /// The next one; `nil` when the task is cancelled.
        public mutating func next(
          isolation actor: isolated (any Actor)? = #isolation
        ) async -> Notification? {
          await base.next(isolation: actor)
        }
      }
    }

    private struct Listening: @unchecked Sendable {
      let center: NotificationCenter
      let observer: any NSObjectProtocol

      func end() { center.removeObserver(observer) }
    }
  }

  extension URLSession {
    /// The bytes of an answer, one after the other; all of them have been loaded when the first one comes.
    public struct AsyncBytes: AsyncSequence, Sendable {
      /// A byte.
      public typealias Element = UInt8
      /// It does not end with an error: all has been loaded.
      public typealias Failure = Never

      fileprivate let data: Data

      /// Begins with the first byte.
      public func makeAsyncIterator() -> Iterator { Iterator(base: data.makeIterator()) }

      /// Gives one byte after the other.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: Data.Iterator

        /// The next byte.
        public mutating func next() async -> UInt8? { base.next() }

        /// The next byte.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> UInt8? {
          base.next()
        }
      }
    }

    /// Asks for an address.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
      try await bytes(for: URLRequest(url: url))
    }

    /// Asks for what a request is for.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await answer(to: request)
      return (AsyncBytes(data: data), response)
    }
  }
#endif
