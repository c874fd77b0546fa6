// What a store uses to reach a row's state: no copy, no note, no look at the id.
extension IdentifiedArray {
  /// Calls a closure with the element at an index, to be changed in place by one who notes changes
  /// and leaves the id alone.
  @inlinable
  package mutating func withElement<Result>(
    at index: Int,
    _ body: (UnsafeMutablePointer<Element>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeMutablePointer(to: &rows[index], body)
  }

  /// Calls a closure with the element at an index, to be read where it is.
  @inlinable
  package func withElementPointer<Result>(
    at index: Int,
    _ body: (UnsafePointer<Element>) throws -> Result
  ) rethrows -> Result {
    try rows.withUnsafeBufferPointer { buffer in
      precondition(buffer.indices.contains(index), "Index out of range")
      return try body(buffer.baseAddress.unsafelyUnwrapped + index)
    }
  }
}
