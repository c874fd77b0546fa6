/// Which moment shared values are shown at while a test looks at one: everybody else sees them as
/// they are now.
enum SharedContext: Sendable {
  /// What is changed is what is expected.
  case expecting(SharedExpectation)
  /// The left side of each comparison is shown at the first moment, its right side at the second.
  case comparing(SharedMoment, SharedMoment)

  @TaskLocal private static var current: SharedContext?

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    SharedCare.begin()
    defer { SharedCare.end() }
    return try SharedContext.$current.withValue(self, operation: body)
  }

  /// What is expected, while a test says so.
  static var expectation: SharedExpectation? {
    guard SharedCare.isNeeded, case .expecting(let expectation)? = current else { return nil }
    return expectation
  }

  /// The two moments that are compared.
  static var compared: (left: SharedMoment, right: SharedMoment)? {
    guard SharedCare.isNeeded, case .comparing(let left, let right)? = current else { return nil }
    return (left, right)
  }

  /// The moment at which a value is shown that stands on no side: the later one.
  static var shownMoment: SharedMoment {
    guard SharedCare.isNeeded, let current else { return .now }
    switch current {
    case .expecting(let expectation): return expectation.moment
    case .comparing(_, let right): return right
    }
  }
}
