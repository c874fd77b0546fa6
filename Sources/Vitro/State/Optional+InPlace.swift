extension Optional {
  /// Changes the value where it is, if there is one.
  @inlinable
  mutating func changeInPlace<Result>(_ change: (inout Wrapped) -> Result) -> Result? {
    if self == nil { return nil }
    // Every other spelling takes the value out, and copies what it holds when that changes.
    // swift-format-ignore: NeverForceUnwrap
    return change(&self!)
  }
}
