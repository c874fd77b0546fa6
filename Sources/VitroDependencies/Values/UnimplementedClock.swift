import Synchronization
public import VitroConcurrency

/// A clock that fails the test when it is used: the value of clocks that nobody overrode.
///
/// It reports once, by the name of the dependency. Whoever sleeps on it gets an ``UnimplementedError``,
/// so that the test does not wait.
public final class UnimplementedClock: Clock {
  /// The moments of a clock that a test controls.
  public typealias Instant = TestClock.Instant

  private let name: String
  private let place: DependencyUse
  private let hasReported = Mutex(false)

  /// Makes a clock of this name; without one, it has that of the dependency that it is the value of.
  public init(
    _ name: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name ?? DefaultRequest.current?.name ?? "continuousClock"
    place = DependencyUse.current ?? DependencyUse(fileID, filePath, line, column)
  }

  /// Fails the test; time does not pass here.
  public var now: Instant {
    report()
    return Instant()
  }

  /// The clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Fails the test and throws an ``UnimplementedError``.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report()
    throw UnimplementedError(name: name)
  }

  private func report() {
    let isFirst = hasReported.withLock { hasReported in
      defer { hasReported = true }
      return !hasReported
    }
    if isFirst { place.report(DependencyMessages.unimplementedClock(name)) }
  }
}
