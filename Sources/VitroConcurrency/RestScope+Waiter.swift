extension RestScope {
  /// A waiter for something outside, such as a reply. Who has told it to go on says so, for it may
  /// take a way through the thread pool, on which nobody sees it; there is no rest before it has
  /// come.
  package struct Waiter: Sendable {
    private let executor = RestScope.current?.executor

    package init() {}

    /// It is being told to go on.
    package func isExpected() { executor?.work.withLock { $0.expected += 1 } }

    /// It goes on.
    package func hasCome() { executor?.work.withLock { $0.expected -= 1 } }
  }
}
