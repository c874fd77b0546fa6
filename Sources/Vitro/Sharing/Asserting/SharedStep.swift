/// The shared values at a step of a test: before it, as they are expected to be, and after it.
///
/// A shared value is a reference: the state before a step and the state after it have the same one.
/// So a test store says at which moment it looks.
package struct SharedStep {
  /// A moment of a step.
  package enum Moment { case before, expected, after }

  private let tracker: SharedTracker
  private let before: SharedMoment
  private var expectation: SharedExpectation
  /// The moment that the test changes to what it expects.
  private var start: SharedMoment
  private let after: SharedMoment

  /// Begins to look at a step.
  ///
  /// - Parameter after: The moment right after the action was handled.
  package init(_ tracker: SharedTracker, after: SharedMoment) {
    self.tracker = tracker
    before = tracker.asserted
    self.after = after.over(before)
    start = before
    expectation = SharedExpectation(before)
  }

  /// The same step for a test that says what is there, and not how it came about: nothing is expected
  /// yet, and the test begins with the values after the step.
  package var statingWhatIsThere: SharedStep {
    var step = self
    step.start = after
    step.expectation = SharedExpectation(after)
    return step
  }

  /// Lets a test say what it expects: what it changes of a shared value is expected of it.
  package func expect(_ body: () throws -> Void) rethrows {
    try SharedContext.expecting(expectation).run(body)
  }

  /// Compares two states, or prints their difference: what is shared is taken from these moments.
  package func compare<Result>(
    _ left: Moment,
    _ right: Moment,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let (left, right) = (moment(left), moment(right))
    // Both sides see the values now, as everybody does.
    if left.entries.isEmpty, right.entries.isEmpty { return try body() }
    return try SharedContext.comparing(left, right).run(body)
  }

  /// The shared values that differ, those included that are in no state.
  ///
  /// A value that cannot be compared differs if the test has said nothing of it.
  package func differences(_ left: Moment, _ right: Moment) -> [SharedDifference] {
    let expected = expectation.moment
    return moment(left).differences(to: moment(right)).filter {
      $0.isCertain || expected.entries[$0.id]?.value === start.entries[$0.id]?.value
    }
  }

  /// Whether two states are equal, and so are the shared values that are in no state.
  package func isSame(_ left: Moment, _ right: Moment, _ areEqual: () -> Bool) -> Bool {
    compare(left, right, areEqual) && differences(left, right).isEmpty
  }

  /// Lets the values after the step count as asserted.
  package func end() {
    tracker.assert(after)
  }

  private func moment(_ moment: Moment) -> SharedMoment {
    switch moment {
    case .before: before
    case .expected: expectation.moment
    case .after: after
    }
  }
}
