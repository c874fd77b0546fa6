extension Message {
  static func pendingActions(
    sending action: String,
    _ pending: [String],
    at place: SourcePlace
  ) -> Message {
    let list = pending.map { "  .\($0)" }.joined(separator: "\n")
    return Message(
      text: """
        '.\(action)' was sent before \(count(pending.count, "action")) of effects had been received:

        \(list)

        To fix: 'await store.receive(\\.\(pending[0]))' before 'send'.
        """,
      place: place
    )
  }

  static func unexpected<State, Action>(
    _ received: Received<State, Action>,
    expected: String,
    _ mismatch: Mismatch,
    at place: SourcePlace
  ) -> Message {
    switch mismatch {
    case .otherCase:
      Message(
        text: """
          '.\(received.name)' arrived where '\(expected)' was expected.

          \(Describe.whole(received.action))

          To fix: 'await store.receive(\\.\(received.name))' first.
          """,
        place: place
      )
    case .payload(let difference):
      Message(
        text: """
          '.\(received.name)' arrived, but not with the expected value.

          \(Describe.indented(difference))

          (Expected: −, Actual: +)
          """,
        place: place
      )
    }
  }

  static func cannotCome(
    _ expected: String,
    running: [RunningEffect],
    at place: SourcePlace
  ) -> Message {
    guard !running.isEmpty else {
      return Message(
        text: """
          '\(expected)' cannot come any more: no action is left to be received, and no effect runs.

          To fix: remove this 'receive', or find out why no effect sends the action.
          """,
        place: place
      )
    }
    let list = running.map { "  \(describe($0))" }.joined(separator: "\n")
    return Message(
      text: """
        '\(expected)' cannot come now: every effect is at rest, and waits for the world to move.

        \(list)

        To fix: move what it waits for before 'receive', such as 'await clock.advance(by: .seconds(1))'.
        """,
      place: place
    )
  }

  static func describe(_ effect: RunningEffect) -> String {
    let run = "the effect at \(effect.place.short)"
    guard let origin = effect.origin else { return run }
    return "\(run), started by '\(origin.step)' at \(origin.place.short)"
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
