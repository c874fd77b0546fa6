import VitroConcurrency

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The context of previews: each dependency has its preview value unless it is overridden. With a clock that is moved,
/// identifiers and random numbers are the same in each run, too.
///
/// Previews look it up by its name, for views can do without this module.
package final class PreviewDependencies: PreviewTaskContext {
  private let clock: TestClock?
  private let start = Date(timeIntervalSinceReferenceDate: PreviewTime.start)
  // A preview's own samples count from zero.
  private let uuid = UUIDGenerator.incrementing(from: 1 << 32)
  private let random = WithRandomNumberGenerator.seeded(0)

  private init(_ clock: TestClock?) { self.clock = clock }

  package static func make(clock: TestClock?) -> any TaskContext { PreviewDependencies(clock) }

  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    var values = DependencyValues.current
    values.context = .preview
    if let clock {
      values.continuousClock = clock
      values.suspendingClock = clock
      values.uuid = uuid
      values.withRandomNumberGenerator = random
      values.date = DateGenerator { [start] in
        start.addingTimeInterval(clock.now.offset / .seconds(1))
      }
    }
    return try withDependencies(from: values, operation: operation)
  }
}
