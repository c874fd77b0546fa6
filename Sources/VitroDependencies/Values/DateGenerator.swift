#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What tells the date; read it as `date.now` or call it.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// Makes a generator from a closure that tells the date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Tells this date always.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// The date now.
  public var now: Date { generate() }

  /// The date now.
  public func callAsFunction() -> Date {
    generate()
  }
}

extension DependencyValues {
  /// The date; the machine's clock in a running program.
  @DependencyEntry public var date = DateGenerator { Date() }
}
