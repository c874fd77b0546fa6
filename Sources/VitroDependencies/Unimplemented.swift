/// The error that an unimplemented closure throws after it has failed the test.
public struct UnimplementedError: Error, Equatable, CustomStringConvertible {
  /// The name of the closure, such as `"primes.nth"`.
  public let name: String

  /// The message for people.
  public var description: String { "'\(name)' is not implemented" }
}

/// A closure for a test value: when it is called, it fails the test by its name and throws.
///
/// ```swift
/// static let testValue = Primes(nth: unimplemented("primes.nth"))
/// ```
public func unimplemented<each Argument, Result>(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let place = DependencyUse(fileID, filePath, line, column)
  return { (_: repeat each Argument) in
    place.report(DependencyMessages.unimplemented(name))
    throw UnimplementedError(name: name)
  }
}

/// A closure for a test value that cannot throw: it fails the test by its name and gives
/// `placeholder`.
public func unimplemented<each Argument, Result: Sendable>(
  _ name: String,
  placeholder: Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let place = DependencyUse(fileID, filePath, line, column)
  return { (_: repeat each Argument) in
    place.report(DependencyMessages.unimplemented(name))
    return placeholder
  }
}
