import Testing

extension Message {
  /// Makes the test fail, and ends it.
  ///
  /// Swift Testing records an error that ends a test, but for the one that its own macro throws: so
  /// the failure stands once, at its place.
  func stop() throws -> Never {
    // NB: Before 6.3 no module can be named here, and ours has a macro 'require' too, which hides the
    // other. There, and under XCTest, the error is recorded as well.
    #if compiler(>=6.3)
      if TestRunner.isSwiftTesting {
        let canGoOn = false
        try #Testing::require(
          canGoOn, Comment(rawValue: text), sourceLocation: place.sourceLocation)
      }
    #endif
    report()
    throw CannotGoOn()
  }
}

/// Ends a test that has failed.
private struct CannotGoOn: Error, CustomStringConvertible {
  let description = "The test cannot go on."
}
