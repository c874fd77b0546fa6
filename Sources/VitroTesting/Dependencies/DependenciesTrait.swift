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
    try await withDependencies(update, operation: function)
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
