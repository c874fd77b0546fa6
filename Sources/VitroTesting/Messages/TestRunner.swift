import Testing

/// The runner of the test.
enum TestRunner {
  /// Whether it is Swift Testing, as far as that can be known: outside of a test's task only if the
  /// process has been started for it alone, as the package manager does.
  static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}
