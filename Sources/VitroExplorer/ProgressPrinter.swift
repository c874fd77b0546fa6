#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words of a walk that takes long, on the standard error stream: nothing within two seconds, then every two.
package struct ProgressPrinter {
  private let start = ContinuousClock.now
  private var next = ContinuousClock.now + .seconds(2)

  package init() {}

  /// Tells the progress where it is time for that.
  package mutating func note(_ progress: ExplorationProgress) {
    let now = ContinuousClock.now
    if now < next { return }
    next = now + .seconds(2)
    let line = "After \((now - start).components.seconds) s: \(progress)\n"
    _ = write(2, line, line.utf8.count)
  }
}

extension ExplorationProgress: CustomStringConvertible {
  /// The progress in words.
  public var description: String {
    "\(metCount) states met, \(leftCount) of them left by all of their events, \(depth) events deep."
  }
}
