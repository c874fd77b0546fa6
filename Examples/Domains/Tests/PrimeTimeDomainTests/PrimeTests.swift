import PrimeTimeDomain
import Testing

@Suite("Whether a number is prime") struct PrimeTests {
  @Test(
    "A prime is prime, up to the largest that there is room for",
    arguments: [
      2, 3, 5, 7, 37, 41, 104_729, 2_147_483_647, 1_000_000_007, 4_294_967_291, 4_294_967_311,
      2_305_843_009_213_693_951, 9_223_372_036_854_775_783,
    ])
  func primes(_ number: Int) {
    #expect(isPrime(number))
  }

  @Test(
    "Any other number is not: negative ones, 0, 1, and those that fool simpler tests",
    .tags(.badInput),
    arguments: [
      Int.min, -7, -2, -1, 0, 1, 4, 6, 8, 9, 1_369, 1_681, 561, 2_047, 1_373_653, 25_326_001,
      3_215_031_751, 3_474_749_660_383, 341_550_071_728_321, 3_825_123_056_546_413_051,
      9_223_372_036_854_775_781, Int.max,
    ])
  func others(_ number: Int) {
    #expect(!isPrime(number))
  }

  @Test("It agrees with trying every divisor, for all numbers up to 10,000", .tags(.everyCase))
  func divisors() {
    var isPrimeByDivisors = [Bool](repeating: true, count: 10_001)
    for divisor in 2...100 {
      for multiple in stride(from: 2 * divisor, through: 10_000, by: divisor) {
        isPrimeByDivisors[multiple] = false
      }
    }
    #expect((2...10_000).allSatisfy { isPrime($0) == isPrimeByDivisors[$0] })
    #expect((2...10_000).filter(isPrime).count == 1_229)
  }
}

@Suite("The nth prime") struct NthPrimeTests {
  @Test(
    "Primes are counted in their order",
    arguments: [
      (1, 2), (2, 3), (3, 5), (4, 7), (7, 17), (100, 541), (10_000, 104_729), (23_000, 262_139),
      (100_000, 1_299_709),
    ])
  func table(_ n: Int, _ prime: Int) throws {
    #expect(try nthPrime(n) == prime)
  }

  @Test("No prime is left out, wherever the search makes a step") func noneLeftOut() throws {
    // It goes by 262,144 odd numbers at a time: the 43,390th prime is the last one below 524,291.
    let primes = try (43_389...43_392).map(nthPrime)
    #expect(primes[1] < 524_291 && primes[2] > 524_291)
    #expect(primes == (primes[0]...primes[3]).filter(isPrime))
  }

  @Test("There is no 0th prime, and none before it", .tags(.badInput), arguments: [0, -1, Int.min])
  func beforeTheFirst(_ n: Int) {
    #expect(throws: NthPrimeError.noSuchPrime(n)) { try nthPrime(n) }
  }

  @Test(
    "What would take too long is refused at once", .tags(.badInput),
    arguments: [largestNthPrime + 1, Int.max])
  func tooLarge(_ n: Int) {
    #expect(throws: NthPrimeError.tooLarge(n, largest: 10_000_000)) { try nthPrime(n) }
  }

  @Test("A refusal says what can be asked instead") func sentences() {
    #expect(
      NthPrimeError.noSuchPrime(0).description == "There is no 0th prime: the 1st prime is 2."
    )
    #expect(
      NthPrimeError.tooLarge(10_000_001, largest: 10_000_000).description
        == "The 10000001st prime takes too long to find. Ask for the 10000000th at most."
    )
  }

  @Test("A search that nobody waits for any more ends") func cancelled() async {
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try nthPrime(largestNthPrime)
    }
    await #expect(throws: CancellationError.self) { try await search.value }
  }
}

@Suite("A place in a row") struct OrdinalTests {
  @Test(
    "It ends in st, nd, rd or th, as it is spoken",
    arguments: [
      (0, "0th"), (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"),
      (12, "12th"), (13, "13th"), (14, "14th"), (21, "21st"), (22, "22nd"), (23, "23rd"),
      (101, "101st"), (111, "111th"), (112, "112th"), (113, "113th"), (1_011, "1011th"),
      (-1, "-1st"), (-11, "-11th"), (-22, "-22nd"), (Int.min, "-9223372036854775808th"),
    ])
  func ordinals(_ number: Int, _ ordinal: String) {
    #expect(number.ordinal == ordinal)
  }
}
