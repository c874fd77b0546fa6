public import Testing
public import Vitro

/// Overrides dependencies for a test, or for each test of a suite.
///
/// ```swift
/// @Suite(.dependency(\.uuid, .incrementing))
/// struct CartTests {
///   @Test(.dependencies { $0.date = .constant(.distantPast) })
///   func addsAnItem() { … }
/// }
/// ```
///
/// What a test says counts more than what its suite says, and of several traits the last one. The
/// change is made anew for each test, so that no test sees what another one has counted.
///
/// Each case of a test with arguments has all of its own: what is shared with `@Shared`, the ids of
/// stacks, and whatever else counts. Without this trait the cases of one test have the same, because a
/// library cannot tell them apart: write `.dependencies` on such a test or on its suite.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) throws -> Void

  fileprivate init(_ update: @escaping @Sendable (inout DependencyValues) throws -> Void) {
    self.update = update
  }

  /// A suite hands the trait down to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = TestCaseScope()
    defer { scope.end() }
    try await scope.run {
      try await withDependencies(update, operation: function)
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Overrides dependencies for a test, or for each test of a suite.
  ///
  /// What `update` throws fails the test.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> Self {
    Self(update)
  }

  /// Gives each test of a suite, and each case of a test with arguments, shared values and counters of
  /// its own.
  public static var dependencies: Self { Self { _ in } }

  /// Overrides one dependency for a test, or for each test of a suite.
  ///
  /// The value is made anew for each test: `.dependency(\.uuid, .incrementing)` begins at zero.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }
}
