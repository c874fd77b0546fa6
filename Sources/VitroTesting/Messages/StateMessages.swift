extension Message {
  static func wrongState<State>(
    step: Step,
    expected: State,
    actual: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        The state after '\(step.name)' is not the expected one.

        \(difference(expected, actual, "Expected", "Actual"))
        """,
      place: place
    )
  }

  /// The same without exhaustivity.
  static func wrongPart<State>(
    step: Step,
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
    step: Step,
    before: State,
    after: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        '\(step.name)' changed the state, and nothing was expected to change.

        \(difference(before, after, "Before", "After"))
        """,
      advice: "To fix: '\(step.changing())'.",
      place: place
    )
  }

  static func moreChanged<State>(
    step: Step,
    asserted: State,
    actual: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        '\(step.name)' changed more of the state than the test says.

        \(difference(asserted, actual, "Asserted", "Actual"))
        """,
      place: place
    )
  }

  static func nothingChanged(step: Step, at place: SourcePlace) -> Message {
    Message(
      text: """
        '\(step.name)' changed nothing, and neither does the closure that says what was to change.
        """,
      advice: """
        Expected: a closure that changes the state.
        To fix: remove the closure: '\(step.call)'.
        """,
      place: place
    )
  }

  static func wrongAssertion<State>(
    expected: State,
    actual: State,
    advice: String?,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        The state is not what 'assert' says.

        \(difference(expected, actual, "Expected", "Actual"))
        """,
      advice: advice,
      place: place
    )
  }

  /// How to assert what is there although actions have come.
  static func receiveBeforeAssert(_ pending: [String]) -> String {
    """
    What these have changed counts only when they have been received:

    \(list(pending))

    To fix: 'await store.skipReceivedActions()' before 'assert'.
    """
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

extension Message {
  /// A state that is a class.
  static func classState<State>(_ state: State.Type, at place: SourcePlace) -> Message {
    Message(
      text: """
        The state of this test store is a class, '\(state)': it is changed where it is, so that before \
        and after a step are the same object, and no change can be asserted.
        """,
      advice: """
        Expected: a state that is a value.
        To fix: make '\(state)' a struct, or test it as a model: 'TestModel(\(state)(…))'.
        """,
      place: place
    )
  }
}
