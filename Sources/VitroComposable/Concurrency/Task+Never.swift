extension Task where Failure == Never {
  /// Waits until the task is cancelled.
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw Swift.CancellationError()
  }
}
