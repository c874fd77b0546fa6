import PrimeTimeDomain
public import VitroDependencies

/// Who knows the primes.
public struct Primes: Sendable {
  /// The nth prime, counted from one; throws a ``NthPrimeError`` where there is no answer.
  public var nth: @Sendable (_ n: Int) async throws -> Int

  /// Makes it from what finds the nth prime.
  public init(nth: @escaping @Sendable (_ n: Int) async throws -> Int) {
    self.nth = nth
  }

  /// Finds them on this machine.
  public static let computed = Primes { try nthPrime($0) }
}

private enum PrimesKey: DependencyKey {
  static let liveValue = Primes.computed
}

extension DependencyValues {
  /// Who knows the primes.
  public var primes: Primes {
    get { self[PrimesKey.self] }
    set { self[PrimesKey.self] = newValue }
  }
}
