/// A key path to a case, such as `\.loaded`.
public typealias CaseKeyPath<Root: CasePathable, Value> =
  KeyPath<Root.AllCasePaths, CasePath<Root, Value>>

extension KeyPath {
  /// Makes the case that a case key path leads to, with this payload.
  ///
  /// ```swift
  /// let loaded = \Loading.Cases.loaded
  /// loaded("Blob")  // Loading.loaded("Blob")
  /// ```
  @inlinable
  public func callAsFunction<Enum: CasePathable, Payload>(_ payload: Payload) -> Enum
  where Root == Enum.AllCasePaths, Value == CasePath<Enum, Payload> {
    Enum.allCasePaths[keyPath: self].embed(payload)
  }

  /// Makes the case that a case key path leads to, which has no payload.
  @inlinable
  public func callAsFunction<Enum: CasePathable>() -> Enum
  where Root == Enum.AllCasePaths, Value == CasePath<Enum, Void> {
    Enum.allCasePaths[keyPath: self].embed()
  }
}
