/// Says of reducers whether they run as a feature that is presented.
@usableFromInline
enum Presented {
  @TaskLocal @usableFromInline static var isReducing = false

  /// Runs the reducer of a feature that is presented.
  @usableFromInline
  static func reduce<Result>(_ reduce: () -> Result) -> Result {
    $isReducing.withValue(true, operation: reduce)
  }
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue: Bool? = nil
  static let testValue: Bool? = nil
}

extension DependencyValues {
  /// Whether the feature whose reducer or effect asks is presented, as a sheet or an element of a stack is, so
  /// that it can end that with ``dismiss``.
  ///
  /// ```swift
  /// @Dependency(\.isPresented) var isPresented
  /// …
  /// case .saveButtonTapped:
  ///   return isPresented ? .run { _ in await dismiss() } : .none
  /// ```
  ///
  /// What is below a feature that is presented is presented with it. Setting it overrides what is so.
  public var isPresented: Bool {
    get {
      self[IsPresentedKey.self]
        ?? (Presented.isReducing || CurrentEffect.surroundings?.isPresented == true)
    }
    set { self[IsPresentedKey.self] = newValue }
  }
}
