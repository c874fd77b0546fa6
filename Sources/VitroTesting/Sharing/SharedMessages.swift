extension Message {
  /// Shared values that are in no state are other ones than 'assert' says.
  static func wrongSharedAssertion(_ shared: SharedStep, at place: SourcePlace) -> Message? {
    let differences = shared.differences(.expected, .after)
    if differences.isEmpty { return nil }
    return Message(
      text: """
        What is shared is not what 'assert' says.

        \(Describe.indented(describe(differences)))

        (Expected: −, Actual: +)
        """,
      place: place
    )
  }

  /// Shared values that are in no state changed otherwise than expected.
  static func wrongShared(
    _ shared: SharedStep,
    step: @autoclosure () -> Step,
    at place: SourcePlace
  ) -> Message? {
    let differences = shared.differences(.expected, .after)
    if differences.isEmpty { return nil }
    let step = step()
    return Message(
      text: """
        '\(step.name)' changed what is shared, but not as expected.

        \(Describe.indented(describe(differences)))

        (Expected: −, Actual: +)
        """,
      advice: """
        To fix: say what changes: '\(step.changing("$0.$….withLock { $0 = … }"))'. Where the state \
        does not have it, use a '@Shared' of the same key in the test.
        """,
      place: place
    )
  }

  /// Effects have changed what is shared, and no step has asserted it.
  static func unassertedShared(
    _ tracker: SharedTracker,
    by end: @autoclosure () -> String,
    at place: SourcePlace
  ) -> Message? {
    let differences = tracker.unasserted()
    if differences.isEmpty { return nil }
    return Message(
      text: """
        An effect changed what is shared, and nobody asserted it before \(end()).

        \(Describe.indented(describe(differences)))

        (Before: −, After: +)
        """,
      advice: """
        To fix: let the effect send an action after the change, and assert it where that is received: \
        'await store.receive(\\.…) { $0.$….withLock { $0 = … } }'.
        """,
      place: place
    )
  }

  private static func describe(_ differences: [SharedDifference]) -> String {
    differences
      .map { "\($0.name):\n\(Describe.indented(Describe.difference($0.left, $0.right)))" }
      .joined(separator: "\n")
  }
}
