/// Takes the values that somebody else has stored.
public struct SharedSubscriber<Value>: Sendable {
  private let take: @Sendable (Result<Value?, any Error>) -> Void
  private let beginLoading: @Sendable (Bool) -> Void

  init(
    take: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    beginLoading: @escaping @Sendable (Bool) -> Void
  ) {
    self.take = take
    self.beginLoading = beginLoading
  }

  /// Gives the value that is stored now, `nil` for the default, or an error.
  public func yield(with result: Result<Value?, any Error>) {
    take(result)
  }

  /// Gives the value that is stored now.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Says that nothing is stored any more: the default counts.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Says that the storage failed.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Says whether the storage is about to give a value.
  public func yieldLoading(_ isLoading: Bool = true) {
    beginLoading(isLoading)
  }
}

/// Ends when nobody shares the value any more, or when it is cancelled.
public final class SharedSubscription: Sendable {
  private let once: Once

  /// Makes a subscription of nothing.
  public init() {
    once = Once {}
  }

  /// Makes a subscription; the closure runs once, when it ends.
  public init(_ onCancel: @escaping @Sendable () -> Void) {
    once = Once(onCancel)
  }

  deinit {
    once.run()
  }

  /// Ends the subscription.
  public func cancel() {
    once.run()
  }
}
