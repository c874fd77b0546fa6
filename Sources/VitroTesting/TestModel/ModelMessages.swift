/// What is said of a model's own work.
extension Message {
  /// The model has changed, and no step has received it.
  static func unreceived<State>(
    from state: State,
    to now: State,
    before end: String,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        The model changed by itself, and nobody received it before \(end).

        \(difference(state, now, "Before", "After"))
        """,
      advice: "To fix: '\(Step.receive.changing())'.",
      place: place
    )
  }

  /// Nothing has changed since the last step.
  static func noChange(
    running: [RunningStep],
    within limit: Duration?,
    at place: SourcePlace
  ) -> Message {
    if running.isEmpty {
      return Message(
        text: "Nothing has changed since the last step, and nothing runs that could change it.",
        advice: "To fix: remove this 'receive', or find out why the model does nothing.",
        place: place
      )
    }
    let what =
      limit.map { "Nothing has changed within \(Describe.time($0)), and" }
      ?? "Nothing has changed since the last step:"
    let isKnown = running.allSatisfy { !$0.sleeps.isEmpty }
    let state =
      isKnown
      ? "everything is at rest, and waits for the world to move"
      : "what a test can see is at rest, and something waits outside of it"
    let way =
      advance(running).map { "'\($0)' before 'receive'" }
      ?? limit.map { _ in "give it more time, or find out why nothing answers" }
        ?? """
        let it happen before 'receive', or, if it truly depends on the world outside, wait for it: \
        'await test.receive(within: .seconds(1)) { $0.… = … }'
        """
    return Message(
      text: "\(what) \(state):\n\n\(list(running))",
      advice: "To fix: \(way).",
      place: place
    )
  }

  /// Something of a step still runs when the test is over.
  static func stillRuns(_ step: RunningStep) -> Message {
    let way = advance([step]).map { ", such as with '\($0)'" } ?? ""
    return Message(
      text:
        "Something that '\(step.name)' began still ran when the test ended: it \(rest(step)).",
      advice: """
        Expected: everything has ended or was cancelled.
        To fix: let it finish\(way), or perform what cancels it\(wayOfStray(step)).
        """,
      place: step.place
    )
  }

  /// Something of a step still runs, and the test says that it has ended.
  static func stepStillRuns(_ step: RunningStep, at place: SourcePlace) -> Message {
    let way = advance([step]).map { "'\($0)' before 'finish'" } ?? "let it happen before 'finish'"
    return Message(
      text: "Not everything that '\(step.name)' began has ended:\n\n\(list([step]))",
      advice: "To fix: \(way), or 'await task.cancel()'.",
      place: place
    )
  }

  static func skipsChange<State>(
    from state: State,
    to now: State,
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        What the model has changed by itself is not asserted.

        \(difference(state, now, "Before", "After"))
        """,
      place: place
    )
  }

  static func skipsTasks(_ running: [RunningStep], at place: SourcePlace) -> Message {
    Message(
      text: "What \(count(running.count, "step")) began need not end:\n\n\(list(running))",
      place: place)
  }

  static func noChangeToSkip(at place: SourcePlace) -> Message {
    nothingToSkip(
      "There is no change to skip: all that the model has changed was asserted.",
      by: "skipReceivedChanges",
      at: place
    )
  }

  static func noTaskToSkip(at place: SourcePlace) -> Message {
    nothingToSkip("There is no task to skip: none runs.", by: "skipInFlightTasks", at: place)
  }

  /// How to assert what is there although something came since the last step.
  static let receiveBeforeAssert = """
    What the model's own work has changed since the last step counts only when it has been received.
    To fix: 'await test.receive { $0.… = … }' before 'assert'.
    """

  private static func list(_ running: [RunningStep]) -> String {
    running.map { "  '\($0.name)' at \($0.place.short), \(rest($0))" }.joined(
      separator: "\n")
  }

  private static func rest(_ step: RunningStep) -> String {
    guard step.isStray, step.sleeps.isEmpty else { return rest(step.sleeps) }
    return
      "is a task that nobody awaits, and waits for something outside or runs where nobody sees it"
  }

  private static func wayOfStray(_ step: RunningStep) -> String {
    step.isStray && step.sleeps.isEmpty ? "; what an 'async' method awaits is seen to its end" : ""
  }

  /// A method of the model does nothing but yield.
  static func neverRests(at place: SourcePlace) -> Message {
    Message(
      text: """
        The method that '\(Step.perform.name)' calls never comes to rest: it does nothing but go on, \
        as a loop does that only yields or sends.
        """,
      advice: """
        Expected: it returns, or waits for something.
        To fix: let it wait for what it looks for, such as with a clock, a stream or a continuation.
        """,
      place: place
    )
  }

  private static func advance(_ running: [RunningStep]) -> String? {
    advance(running.flatMap(\.sleeps))
  }
}
