#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A generator of the date; read it as `date.now` or call it.
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

  /// The date now; one that is set is told always.
  public var now: Date {
    get { generate() }
    set { self = .constant(newValue) }
  }

  /// The date now.
  public func callAsFunction() -> Date {
    generate()
  }
}

private enum DateKey: DependencyEntryKey {
  static let liveValue = DateGenerator { Date() }
}

extension DependencyValues {
  /// The date; the machine's clock in a running program.
  public var date: DateGenerator {
    get { self[entry: DateKey.self, name: "date"] }
    set { self[entry: DateKey.self, name: "date"] = newValue }
    _modify { yield &self[entry: DateKey.self, name: "date"] }
  }
}
