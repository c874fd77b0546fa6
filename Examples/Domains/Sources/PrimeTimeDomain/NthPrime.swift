/// The reason why there is no answer to the question for the nth prime.
public enum NthPrimeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Primes are counted from the 1st: there is no 0th, and none before it.
  case noSuchPrime(Int)
  /// The number lies beyond what is worth the wait; `largest` is the last one that is answered.
  case tooLarge(Int, largest: Int)

  /// The message for people.
  public var description: String {
    switch self {
    case .noSuchPrime(let n):
      "There is no \(n.ordinal) prime: the 1st prime is 2."
    case .tooLarge(let n, let largest):
      "The \(n.ordinal) prime takes too long to find. Ask for the \(largest.ordinal) at most."
    }
  }
}

/// The largest number that ``nthPrime(_:)`` answers; it takes a fraction of a second.
public let largestNthPrime = 10_000_000

/// The nth prime, counted from one: the 1st is 2, the 7th is 17.
///
/// The 10,000th comes at once. A long search looks now and then whether its task has been cancelled.
///
/// The sieve is Eratosthenes', a stretch of numbers at a time, so that it takes less than a megabyte
/// however far it goes.
///
/// - Throws: ``NthPrimeError`` where there is no answer; `CancellationError` when the task is
///   cancelled.
public func nthPrime(_ n: Int) throws -> Int {
  guard n > 0 else { throw NthPrimeError.noSuchPrime(n) }
  guard n <= largestNthPrime else { throw NthPrimeError.tooLarge(n, largest: largestNthPrime) }
  if n == 1 { return 2 }
  var sieve = OddSieve()
  var remaining = n - 1  // 2 has been counted
  while true {
    try Task.checkCancellation()
    let count = sieve.nextStretch()
    if remaining <= count { return sieve.prime(remaining) }
    remaining -= count
  }
}

/// Sieves the odd numbers from 3 upwards, a stretch at a time.
private struct OddSieve {
  /// How many odd numbers there are in a stretch; one byte each.
  private static let length = 1 << 18

  private var isComposite = [Bool](repeating: false, count: length)
  private var start = 3 - 2 * length
  private var primes: [Int] = []  // the odd primes up to the root of the stretch's end

  private var end: Int { start + 2 * Self.length }

  /// Moves to the next stretch and returns how many primes there are in it.
  mutating func nextStretch() -> Int {
    start = end
    learnPrimes()
    let (start, end) = (start, end)
    let primes = primes
    return isComposite.withUnsafeMutableBufferPointer { stretch in
      stretch.update(repeating: false)
      for prime in primes {
        let square = prime * prime
        if square >= end { break }
        var index = (firstOddMultiple(of: prime, from: max(start, square)) - start) / 2
        while index < stretch.count {
          stretch[index] = true
          index &+= prime
        }
      }
      var count = 0
      for isComposite in stretch where !isComposite { count &+= 1 }
      return count
    }
  }

  /// The prime with this number, counted from one, in the present stretch.
  func prime(_ number: Int) -> Int {
    var remaining = number
    for (index, isComposite) in isComposite.enumerated() where !isComposite {
      remaining -= 1
      if remaining == 0 { return start + 2 * index }
    }
    preconditionFailure("the stretch has fewer primes than were counted in it")
  }

  /// Adds the odd primes that are needed to sieve the present stretch.
  private mutating func learnPrimes() {
    var candidate = (primes.last ?? 1) + 2
    while candidate * candidate < end {
      if isPrime(candidate) { primes.append(candidate) }
      candidate += 2
    }
  }
}

private func firstOddMultiple(of prime: Int, from start: Int) -> Int {
  let multiple = (start + prime - 1) / prime * prime
  return multiple.isMultiple(of: 2) ? multiple + prime : multiple
}
