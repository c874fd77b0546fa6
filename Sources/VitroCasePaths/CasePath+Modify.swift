extension CasePath {
  /// Changes the payload in place; does nothing, and returns `nil`, if `root` is another case.
  ///
  /// While `change` runs nothing else holds the payload, so a large array in it is not copied.
  @inlinable
  public func modify<Result, Failure: Error>(
    _ root: inout Root,
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard var value = take(root) else { return nil }
    // The case itself would go on holding the payload, and the first change would copy it. There is
    // no other value that any enum could have in the meantime, so there is none: nobody can see it,
    // because 'root' is ours alone, and it is there again however 'change' ends.
    return try withUnsafeMutablePointer(to: &root) { pointer throws(Failure) in
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: make(value)) }
      return try change(&value)
    }
  }
}
