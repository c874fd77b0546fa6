extension Never: CasePathable {
  /// There are no cases, and so no case paths.
  public struct AllCasePaths: Sendable {}

  /// The case paths of no cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
