import Testing
import VitroDependencies

struct Primes: Sendable {
  var nth: @Sendable (Int) throws -> Int
}

private enum PrimesKey: DependencyKey {
  static let liveValue = Primes { _ in 2 }
}

private enum TitleKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
  static let previewValue = "preview"
}

private enum UnimplementedKey: DependencyKey {
  static let liveValue = Primes { _ in 2 }
  static let testValue = Primes(nth: unimplemented("strictPrimes.nth"))
}

extension DependencyValues {
  var primes: Primes {
    get { self[PrimesKey.self] }
    set { self[PrimesKey.self] = newValue }
  }

  var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }

  var strictPrimes: Primes {
    get { self[UnimplementedKey.self] }
    set { self[UnimplementedKey.self] = newValue }
  }
}

private struct Feature {
  @Dependency(\.primes) var primes
  @Dependency(\.strictPrimes) var strictPrimes
  @Dependency(\.title) var title
}

@Suite struct DependencyTests {
  @Test func aTestUsesTheTestValue() {
    #expect(Feature().title == "test")
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.preview, "preview"), (.test, "test")])
  func eachContextHasItsValue(context: DependencyContext, title: String) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(Feature().title == title)
    }
  }

  @Test func anOverrideCountsInsideOnly() {
    let feature = Feature()
    withDependencies {
      $0.title = "mine"
    } operation: {
      #expect(feature.title == "mine")
    }
    #expect(feature.title == "test")
  }

  @Test func anInnerOverrideKeepsTheOuterOnes() throws {
    try withDependencies {
      $0.title = "outer"
      $0.primes.nth = { _ in 3 }
    } operation: {
      try withDependencies {
        $0.primes.nth = { _ in 5 }
      } operation: {
        #expect(Feature().title == "outer")
        let inner = try Feature().primes.nth(1)
        #expect(inner == 5)
      }
      let outer = try Feature().primes.nth(1)
      #expect(outer == 3)
    }
  }

  @Test func anOverrideCountsAcrossSuspensions() async {
    await withDependencies {
      $0.title = "mine"
    } operation: {
      await Task.yield()
      #expect(Feature().title == "mine")
      let title = await Task { Feature().title }.value
      #expect(title == "mine")
    }
  }

  @Test func aDependencyThatATestDidNotOverrideFailsItByName() {
    withKnownIssue {
      _ = Feature().primes
    } matching: { issue in
      issue.description.contains(
        """
        Dependency 'primes' was used in a test, but was not overridden.

        Expected: every dependency that a test uses has a value for that test.
        To fix: 'withDependencies { $0.primes = … } operation: { … }', or 'withDependencies: { \
        $0.primes = … }' where the store is made, or give its key a 'testValue'. Its type is 'Primes'.
        """
      )
    }
  }

  @Test func theFailureIsAtTheLineOfTheDependency() {
    withKnownIssue {
      _ = Feature().primes
    } matching: { issue in
      issue.sourceLocation?.fileName == "DependencyTests.swift"
        && issue.sourceLocation?.line == 41
    }
  }

  @Test func anUnimplementedClosureFailsByNameAndThrows() {
    withKnownIssue {
      #expect(throws: UnimplementedError.self) { try Feature().strictPrimes.nth(1) }
    } matching: { issue in
      issue.description.contains(
        "'strictPrimes.nth' was called in a test, but was not overridden."
      )
    }
  }

  @Test func overridingNothingKeepsTheValuesIdentical() {
    #expect(DependencyValues().isIdentical(to: .current))
    #expect(DependencyValues().isDefault)
  }
}
