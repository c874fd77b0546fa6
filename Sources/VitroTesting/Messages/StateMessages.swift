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

        \(difference(expected, actual, "Expected", "Actual"))
        """,
      place: place
    )
  }

  /// The same without exhaustivity.
  static func wrongPart<State>(
    step: String,
    expected: State,
    actual: State,
    at place: SourcePlace
  ) -> Message {
    var message = wrongState(step: step, expected: expected, actual: actual, at: place)
    message.advice = """
      Without exhaustivity the closure is applied to the state after the step: it says what is there, \
      such as '$0.count = 1', not how it came about, such as '$0.count += 1'.
      """
    return message
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

        \(difference(before, after, "Before", "After"))
        """,
      advice: "To fix: 'await store.\(step) { $0.… = … }'.",
      place: place
    )
  }

  static func moreChanged<State>(
    step: String,
    asserted: State,
    actual: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        '\(step)' changed more of the state than the test says.

        \(difference(asserted, actual, "Asserted", "Actual"))
        """,
      place: place
    )
  }

  static func nothingChanged(step: String, at place: SourcePlace) -> Message {
    Message(
      text: """
        '\(step)' changed nothing, and neither does the closure that says what was to change.
        """,
      advice: """
        Expected: a closure that changes the state.
        To fix: remove the closure: 'await store.\(step)'.
        """,
      place: place
    )
  }

  static func wrongAssertion<State>(
    expected: State,
    actual: State,
    pending: [String],
    at place: SourcePlace
  ) -> Message {
    var message = Message(
      text: """
        The state is not what 'assert' says.

        \(difference(expected, actual, "Expected", "Actual"))
        """,
      place: place
    )
    if !pending.isEmpty {
      message.advice = """
        What these have changed counts only when they have been received:

        \(list(pending))

        To fix: 'await store.skipReceivedActions()' before 'assert'.
        """
    }
    return message
  }

  static func expectationThrew(
    _ error: any Error,
    step: String,
    at place: SourcePlace
  ) -> Message {
    Message(text: "The closure of '\(step)' threw an error: \(error)", place: place)
  }

  static func difference<State>(
    _ first: State,
    _ second: State,
    _ nameOfFirst: String,
    _ nameOfSecond: String
  ) -> String {
    """
    \(Describe.indented(Describe.difference(first, second)))

    (\(nameOfFirst): −, \(nameOfSecond): +)
    """
  }
}
