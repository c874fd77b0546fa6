extension Optional: CasePathable {
  /// The case paths of an optional.
  public struct AllCasePaths: Sendable {
    /// The path to a value that is not there.
    public var none: CasePath<Wrapped?, Void> {
      CasePath(name: "none", embed: { nil }, extract: { $0 == nil ? () : nil })
    }

    /// The path to the value.
    public var some: CasePath<Wrapped?, Wrapped> {
      CasePath(name: "some", embed: { $0 }, extract: { $0 })
    }
  }

  /// The case paths of both cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
