import PrimeTimeDomain
public import VitroDependencies

/// The source of the nth prime: one function.
public struct Primes: Sendable {
  /// The nth prime, counted from one; throws an ``NthPrimeError`` or a ``PrimesAPIError`` where there is no
  /// answer, and `CancellationError` where nobody waits for one any more.
  public var nth: @Sendable (_ n: Int) async throws -> Int

  /// Makes it from what finds the nth prime.
  public init(nth: @escaping @Sendable (_ n: Int) async throws -> Int) {
    self.nth = nth
  }

  /// Finds them on this machine.
  public static let computed = Primes { try nthPrime($0) }
}

private enum PrimesKey: DependencyKey {
  static let liveValue = Primes.fromEnvironment()
}

extension DependencyValues {
  /// The source of the nth prime.
  public var primes: Primes {
    get { self[PrimesKey.self] }
    set { self[PrimesKey.self] = newValue }
  }
}
