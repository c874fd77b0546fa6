import Foundation
import PrimeTimeDomain
import PrimeTimeShared
import Testing
import VitroConcurrency
import WebAPI
import WebAPINIO
import WebAPITesting

/// A source of primes, which is computed or asked.
enum PrimesSource: String, CaseIterable, CustomTestStringConvertible {
  case computed, webAPI

  var testDescription: String { rawValue }
}

@Suite("The nth prime, computed and asked of a web API")
struct PrimesTests {
  private func withPrimes(
    _ source: PrimesSource, _ body: (Primes) async throws -> Void
  ) async throws {
    switch source {
    case .computed: try await body(.computed)
    case .webAPI:
      try await withServer(answering: { .primes($0) }) { server in
        try await body(.webAPI(server.url, key: "right", transport: .nio(clock: TestClock())))
      }
    }
  }

  @Test("It is counted from one", arguments: PrimesSource.allCases)
  func counted(source: PrimesSource) async throws {
    try await withPrimes(source) { primes in
      for (n, prime) in [(1, 2), (7, 17), (10_000, 104_729)] {
        let answer = try await primes.nth(n)
        #expect(answer == prime)
      }
    }
  }

  @Test("There is none before the first", arguments: PrimesSource.allCases, [0, -1, .min])
  func noSuchPrime(source: PrimesSource, n: Int) async throws {
    try await withPrimes(source) { primes in
      await #expect(throws: NthPrimeError.noSuchPrime(n)) { try await primes.nth(n) }
    }
  }

  @Test("A cancelled question has no answer", arguments: PrimesSource.allCases)
  func cancelled(source: PrimesSource) async throws {
    try await withPrimes(source) { primes in
      let question = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await primes.nth(largestNthPrime)
      }
      await #expect(throws: CancellationError.self) { try await question.value }
    }
  }

  @Test("The key goes with each question, and its refusal is told")
  func key() async throws {
    try await withServer(answering: { .primes($0) }) { server in
      let primes = Primes.webAPI(server.url, key: "a&b c", transport: .nio(clock: TestClock()))
      await #expect(throws: PrimesAPIError.keyRefused) { try await primes.nth(7) }
      let uri = try #require(server.requests.first).head.uri
      #expect(uri.hasSuffix("&appid=a%26b%20c") && uri.contains("input=prime%207"))
    }
  }

  @Test(
    "The environment says whether they are computed or asked",
    arguments: [
      ([:], nil), (["PRIMETIME_KEY": ""], nil), (["PRIMETIME_API": "http://127.0.0.1:1"], nil),
      (
        [
          "PRIMETIME_KEY": "k", "PRIMETIME_API": "http://127.0.0.1:1",
          "PRIMETIME_DEADLINE": "86400",
        ], .notReached
      ),
      (["PRIMETIME_KEY": "k", "PRIMETIME_API": "ftp://127.0.0.1"], .unsupportedScheme("ftp")),
    ] as [([String: String], PrimesAPIError?)])
  func environment(environment: [String: String], error: PrimesAPIError?) async throws {
    let primes = Primes.fromEnvironment(environment)
    if let error {
      await #expect(throws: error) { try await primes.nth(7) }
    } else {
      let prime = try await primes.nth(7)
      #expect(prime == 17)
    }
  }
}
