extension Message {
  static func pendingActions(
    sending action: String,
    _ pending: [String],
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        '.\(action)' was sent before \(count(pending.count, "action")) of effects had been received:

        \(list(pending))
        """,
      advice: "To fix: 'await store.receive(\\.\(pending[0]))' before 'send'.",
      place: place
    )
  }

  static func sentAfterDismissal(_ action: String, at place: SourcePlace) -> Message {
    Message(
      text: "'.\(action)' was sent to a feature that had dismissed itself.",
      advice: """
        Expected: nothing is sent to a feature that is no longer there.
        To fix: remove this 'send', or find out why the feature has dismissed itself.
        """,
      place: place
    )
  }

  static func endless(_ action: String, after count: Int, at place: SourcePlace) -> Message {
    Message(
      text: """
        Actions answer each other without end: '.\(action)' was the last of \(count) in a row, and \
        those after it are not sent.
        """,
      advice: """
        Expected: sooner or later an action is answered with an effect that takes time, or with none.
        To fix: find the reducer that answers it with '.send'.
        """,
      place: place
    )
  }

  /// An action arrived that is of another case, or differs in its payload.
  static func unexpected<Action>(
    _ action: Action,
    expected: String,
    difference: String?,
    at place: SourcePlace
  ) -> Message {
    let name = Describe.name(action)
    guard let difference else {
      return Message(
        text: """
          '.\(name)' arrived where '\(expected)' was expected.

          \(Describe.whole(action))
          """,
        advice: "To fix: 'await store.receive(\\.\(name))' first.",
        place: place
      )
    }
    return Message(
      text: """
        '.\(name)' arrived, but not with the expected value.

        \(Describe.indented(difference))

        (Expected: −, Actual: +)
        """,
      place: place
    )
  }

  static func noneMatches(
    _ expected: String,
    arrived: [String],
    at place: SourcePlace
  ) -> Message {
    Message(
      text: """
        '\(expected)' was expected, and has not arrived. What has arrived:

        \(list(arrived))
        """,
      advice: "To fix: 'receive' one of these, or find out why no effect sends the action.",
      place: place
    )
  }

  static func list(_ actions: [String]) -> String {
    shortened(actions.lazy.map { "  .\($0)" })
  }

  /// The first lines of a list, and how many more there are.
  static func shortened(_ lines: some Collection<String>) -> String {
    let more = lines.count > 20 ? ["  … and \(lines.count - 20) more"] : []
    return (lines.prefix(20) + more).joined(separator: "\n")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
