import VitroConcurrency

/// The replies of a device to a request, one after the other; the request ends with the iteration.
///
/// What follows from a reply has come to rest when a test goes on, even in a `Task {}` that a model
/// makes: unlike those of an `AsyncThrowingStream`, these replies tell whom they wake.
public struct DeviceReplies<Element: Sendable>: AsyncSequence, Sendable {
  private let listener: Listener<Element>

  init(begin: (ReplyQueue<Element>) -> Device.Cancellation) {
    let queue = ReplyQueue<Element>()
    listener = Listener(queue: queue, cancel: begin(queue))
  }

  /// Begins to listen; of several who listen each reply reaches one.
  public func makeAsyncIterator() -> Iterator { Iterator(listener: listener) }

  /// Waits for one reply after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let listener: Listener<Element>

    /// Waits for the next reply; there is none after the last, or when the task is cancelled.
    public mutating func next() async throws -> Element? { try await next(isolation: nil) }

    /// Waits for the next reply where the caller is; there is none after the last, or when the task
    /// is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Element? {
      let (listener, waiter) = (listener, RestScope.Waiter())
      defer { waiter.hasCome() }
      return try await withTaskCancellationHandler {
        _ = actor  // A closure is where the caller is only if it names that.
        return try await withCheckedThrowingContinuation { listener.queue.wait($0, waiter) }
      } onCancel: {
        listener.stop()
      }
    }
  }
}

/// The listener to the replies: when it is gone, so is the request.
private final class Listener<Element: Sendable>: Sendable {
  let queue: ReplyQueue<Element>
  private let cancel: Device.Cancellation

  init(queue: ReplyQueue<Element>, cancel: @escaping Device.Cancellation) {
    self.queue = queue
    self.cancel = cancel
  }

  func stop() {
    cancel()
    queue.end()
  }

  deinit { cancel() }
}
