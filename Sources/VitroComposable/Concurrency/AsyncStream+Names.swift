extension AsyncStream {
  /// A stream of what a sequence gives, until that ends or throws.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Element, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do { for try await element in elements { continuation.yield(element) } } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// A stream that gives nothing, and does not end.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream of what a sequence gives, until that ends or throws.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Element, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in elements { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// A stream that gives nothing, and does not end.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended, perhaps with an error.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// A stream of what this gives, until it ends or throws.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// A stream of what this gives, until it ends or throws.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
