/// Whether a number is prime, right for every `Int`, at once even for the largest.
///
/// The test is Miller and Rabin's. With the first twelve primes as bases it makes no mistake below
/// 318,665,857,834,031,151,167,461, far more than 64 bits hold (Sorenson and Webster, "Strong
/// pseudoprimes to twelve prime bases", Mathematics of Computation 86, 2017).
public func isPrime(_ number: Int) -> Bool {
  guard number > 1 else { return false }
  let candidate = UInt64(number)
  for prime in bases where candidate.isMultiple(of: prime) { return candidate == prime }
  let twos = (candidate - 1).trailingZeroBitCount
  let odd = (candidate - 1) >> twos
  return bases.allSatisfy { probablyPrime(candidate, base: $0, odd: odd, twos: twos) }
}

private let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

/// One round of the test, where `candidate - 1` is `odd * 2^twos`.
private func probablyPrime(_ candidate: UInt64, base: UInt64, odd: UInt64, twos: Int) -> Bool {
  var power = raise(base, to: odd, modulo: candidate)
  if power == 1 || power == candidate - 1 { return true }
  for _ in 1..<max(twos, 1) {
    power = multiply(power, power, modulo: candidate)
    if power == candidate - 1 { return true }
  }
  return false
}

private func raise(_ base: UInt64, to exponent: UInt64, modulo modulus: UInt64) -> UInt64 {
  var result: UInt64 = 1
  var square = base % modulus
  var bits = exponent
  while bits > 0 {
    if bits & 1 == 1 { result = multiply(result, square, modulo: modulus) }
    square = multiply(square, square, modulo: modulus)
    bits >>= 1
  }
  return result
}

/// The product of two numbers below the modulus; it goes through 128 bits, so that nothing overflows.
private func multiply(_ left: UInt64, _ right: UInt64, modulo modulus: UInt64) -> UInt64 {
  modulus.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
}
