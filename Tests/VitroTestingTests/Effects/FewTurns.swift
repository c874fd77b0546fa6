import Testing
import VitroConcurrency

/// Gives work that does nothing but go on fewer turns than in a program, so that it is found out at once.
struct FewTurns: SuiteTrait, TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RestScope.$mostTurns.withValue(2_000, operation: function)
  }
}

extension Trait where Self == FewTurns {
  static var fewTurns: FewTurns { FewTurns() }
}
