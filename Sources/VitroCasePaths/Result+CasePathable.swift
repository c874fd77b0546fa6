// NB: '@_alwaysEmitIntoClient' for the same reason as in 'Optional'.
extension Result: CasePathable {
  /// The case paths of a result.
  public struct AllCasePaths: Sendable {
    @usableFromInline init() {}

    /// The path to what was successful.
    @_alwaysEmitIntoClient
    public var success: CasePath<Result, Success> {
      CasePath(
        name: "success",
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        }
      )
    }

    /// The path to what went wrong.
    @_alwaysEmitIntoClient
    public var failure: CasePath<Result, Failure> {
      CasePath(
        name: "failure",
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }
  }

  /// The case paths of both cases.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// `"success"` or `"failure"`.
  public var caseName: String {
    switch self {
    case .success: "success"
    case .failure: "failure"
    }
  }
}
