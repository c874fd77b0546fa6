import Foundation

/// The outcome of a test of a nested run.
struct TestOutcome: Sendable {
  /// The name of the test for Swift Testing.
  let id: String
  /// Where it is written.
  let place: TestPlace
  var start: Double = 0
  /// How long it took, in seconds.
  var duration: Double = 0
  /// What was wrong.
  var failures: [String] = []

  var hasFailed: Bool { !failures.isEmpty }

  /// The pattern that fits this test alone.
  var pattern: String { "^\(NSRegularExpression.escapedPattern(for: id))$" }
}
