import Synchronization

/// A source of random numbers; call it with the work that needs them.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let number = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// In a test use ``seeded(_:)``: the same seed gives the same numbers, on every machine.
public struct WithRandomNumberGenerator: Sendable {
  private let nextNumber: @Sendable () -> UInt64

  /// Makes it from a generator, which all who use it share; they may do so at the same time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    let shared = SharedGenerator(generator)
    nextNumber = { shared.next() }
  }

  /// Numbers that follow from the seed alone, by SplitMix64 (Steele, Lea and Flood: "Fast splittable
  /// pseudorandom number generators", 2014).
  public static func seeded(_ seed: UInt64) -> WithRandomNumberGenerator {
    WithRandomNumberGenerator(SplitMix64(state: seed))
  }

  /// Gives a generator to `work`, and gives back what that gives.
  public func callAsFunction<Result>(
    _ work: (inout Generator) throws -> Result
  ) rethrows -> Result {
    var generator = Generator(nextNumber: nextNumber)
    return try work(&generator)
  }

  /// Takes its numbers from the generator that all share.
  public struct Generator: RandomNumberGenerator {
    fileprivate let nextNumber: @Sendable () -> UInt64

    /// The next number.
    public mutating func next() -> UInt64 { nextNumber() }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyEntryKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

extension DependencyValues {
  /// What makes random numbers; the system's generator in a running program.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[entry: WithRandomNumberGeneratorKey.self, name: "withRandomNumberGenerator"] }
    set {
      self[entry: WithRandomNumberGeneratorKey.self, name: "withRandomNumberGenerator"] = newValue
    }
    _modify {
      yield &self[entry: WithRandomNumberGeneratorKey.self, name: "withRandomNumberGenerator"]
    }
  }
}

/// Locks for one number at a time, so that whoever uses it may use it again inside.
private final class SharedGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
