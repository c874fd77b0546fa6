public import VitroConcurrency

extension TestClock {
  /// Moves the time until nothing waits any more.
  ///
  /// - Parameter timeout: counts for nothing: no real time passes.
  public func run(timeout: Duration) async { await run() }
}
