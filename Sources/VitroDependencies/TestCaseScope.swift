import Synchronization

/// One case of a test, which has default values of dependencies of its own.
///
/// A library cannot tell the cases of a test with arguments apart; a trait, which runs around each of
/// them, can say so.
package struct TestCaseScope: Hashable, Sendable {
  private static let last = Atomic<Int>(0)
  @TaskLocal static var current: TestCaseScope?

  private let number = last.wrappingAdd(1, ordering: .relaxed).newValue

  /// The next case.
  package init() {}

  /// Lets go of the case's values, once it has been run.
  package func end() { DefaultValues.forget(self) }

  /// Runs the case.
  package func run(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await TestCaseScope.$current.withValue(self, operation: operation)
  }
}
