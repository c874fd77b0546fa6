import Foundation
import Testing
import VitroTesting

private let seventeen: @Sendable (Int) async throws -> Int = { _ in 17 }

/// Tests of the dependencies that a suite gives to each of its tests.
@Suite(.dependency(\.uuid, .incrementing), .dependencies { $0.date = .constant(.distantPast) })
struct DependenciesTraitTests {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.primes) var primes

  @Test func aSuiteOverridesForItsTests() {
    #expect(date.now == .distantPast)
  }

  @Test(.dependency(\.date, .constant(.distantFuture)))
  func aTestCountsMoreThanItsSuite() {
    #expect(date.now == .distantFuture)
  }

  @Test(.dependencies { $0.date = .constant(.distantFuture) }, .dependency(\.date, .constant(.now)))
  func theLastOfSeveralCounts() {
    #expect(date.now != .distantFuture && date.now != .distantPast)
  }

  @Test(arguments: 0..<3)
  func eachCaseBeginsAnew(_: Int) {
    #expect(uuid() == UUID(number: 0))
    #expect(uuid() == UUID(number: 1))
  }

  @Test(.dependency(\.primes.nth, seventeen))
  func aPartOfADependencyCanBeOverridden() async throws {
    #expect(try await primes.nth(7) == 17)
  }

  @Test(.dependency(\.primes.nth, seventeen))
  @MainActor func aStoreInsideHasThem() async {
    let store = TestStore(initialState: .init(count: 7)) { Counter() }
    await store.send(.nthPrimeButtonTapped) { $0.isLoading = true }
    await store.receive(\.nthPrimeResponse) {
      $0.isLoading = false
      $0.nthPrime = 17
    }
  }

  @Suite struct Nested {
    @Dependency(\.date) var date

    @Test func aSuiteInsideHasThem() {
      #expect(date.now == .distantPast)
    }
  }
}
