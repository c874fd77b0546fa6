import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A generator of identifiers; call it as `uuid()`.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator from a closure that makes identifiers.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Counts: `00000000-0000-0000-0000-000000000000`, then one that ends in 1, and so on.
  public static var incrementing: UUIDGenerator {
    incrementing(from: 0)
  }

  /// Counts from a number.
  static func incrementing(from number: UInt64) -> UUIDGenerator {
    let next = Counter(number)
    return UUIDGenerator { UUID(number: next.next()) }
  }

  /// Makes this one always.
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// Makes an identifier.
  public func callAsFunction() -> UUID {
    generate()
  }
}

private final class Counter: Sendable {
  private let count: Mutex<UInt64>

  init(_ first: UInt64) { count = Mutex(first) }

  func next() -> UInt64 {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

extension UUID {
  /// The identifier whose last eight bytes are this number, for tests.
  public init(number: UInt64) {
    self.init(high: 0, low: number)
  }

  /// A random identifier, version 4. Foundation's own opens the random device for each on Linux.
  fileprivate static func fastRandom() -> UUID {
    var generator = SystemRandomNumberGenerator()
    let high = (generator.next() & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    let low = (generator.next() & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    return UUID(high: high, low: low)
  }

  private init(high: UInt64, low: UInt64) {
    let bytes = (high.bigEndian, low.bigEndian)
    self.init(uuid: unsafeBitCast(bytes, to: uuid_t.self))
  }
}

private enum UuidKey: DependencyEntryKey {
  static let liveValue = UUIDGenerator { .fastRandom() }
}

extension DependencyValues {
  /// What makes identifiers; random ones in a running program.
  public var uuid: UUIDGenerator {
    get { self[entry: UuidKey.self, name: "uuid"] }
    set { self[entry: UuidKey.self, name: "uuid"] = newValue }
    _modify { yield &self[entry: UuidKey.self, name: "uuid"] }
  }
}
