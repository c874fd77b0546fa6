extension Message {
  static func wrongState<State>(
    step: String,
    expected: State,
    actual: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        The state after '\(step)' is not the expected one.

        \(Describe.indented(Describe.difference(expected, actual)))

        (Expected: −, Actual: +)
        """,
      place: place
    )
  }

  static func unexpectedChange<State>(
    step: String,
    before: State,
    after: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        '\(step)' changed the state, and nothing was expected to change.

        \(Describe.indented(Describe.difference(before, after)))

        (Before: −, After: +)

        To fix: 'await store.\(step) { $0.… = … }'.
        """,
      place: place
    )
  }

  static func nothingChanged(step: String, at place: SourcePlace) -> Message {
    Message(
      text: """
        '\(step)' changed nothing, and neither does the closure that says what was to change.

        Expected: a closure that changes the state.
        To fix: remove the closure: 'await store.\(step)'.
        """,
      place: place
    )
  }

  static func expectationThrew(
    _ error: any Error,
    step: String,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: "The closure that says what '\(step)' changes threw an error: \(error)",
      place: place
    )
  }
}
