extension Result: CasePathable {
  /// The case paths of a result.
  public struct AllCasePaths: Sendable {
    /// The path to what was successful.
    public var success: CasePath<Result, Success> {
      CasePath(name: "success", embed: Result.success, extract: { try? $0.get() })
    }

    /// The path to what went wrong.
    public var failure: CasePath<Result, Failure> {
      CasePath(
        name: "failure",
        embed: Result.failure,
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }
  }

  /// The case paths of both cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
