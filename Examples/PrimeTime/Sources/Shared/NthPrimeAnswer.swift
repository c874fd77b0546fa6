import PrimeTimeDomain

/// The outcome of the question for the nth prime.
public struct NthPrimeAnswer: Equatable, Sendable {
  /// Which prime was asked for, whatever the count is by now.
  public var n: Int
  /// The prime, or why there is none.
  public var outcome: Outcome

  /// The prime, or why there is none.
  public enum Outcome: Equatable, Sendable {
    /// This is the prime.
    case prime(Int)
    /// There is no answer, for this reason.
    case failure(String)
  }

  /// Asks for the nth prime; a failure becomes part of the answer, a cancellation gives none.
  public init?(asking primes: Primes, for n: Int) async {
    self.n = n
    do {
      outcome = .prime(try await primes.nth(n))
    } catch is CancellationError {
      return nil
    } catch {
      outcome = .failure("\(error)")
    }
  }

  /// Makes an answer.
  public init(n: Int, outcome: Outcome) {
    self.n = n
    self.outcome = outcome
  }

  /// The answer in one sentence: "The 7th prime is 17".
  public var title: String {
    switch outcome {
    case .prime(let prime): "The \(n.ordinal) prime is \(prime)"
    case .failure: "The \(n.ordinal) prime was not found"
    }
  }

  /// Why there is no answer, if there is none.
  public var reason: String? {
    if case .failure(let reason) = outcome { reason } else { nil }
  }
}
