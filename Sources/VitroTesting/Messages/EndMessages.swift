/// What is wrong when a test is over.
enum EndMessages {
  /// One message for each action that nobody received and each effect that still runs, at the line
  /// of the step that is to blame; `end` where there is none.
  static func all(
    received: [ReceivedSummary],
    running: [RunningEffect],
    at end: SourcePlace
  ) -> [Message] {
    received.map { notReceived($0, at: end) } + running.map { stillRuns($0, at: end) }
  }

  private static func notReceived(_ action: ReceivedSummary, at end: SourcePlace) -> Message {
    let cause = action.origin.map { " by an effect of '\($0.step)'" } ?? ""
    return Message(
      text: """
        '.\(action.name)' was sent\(cause) and never received.

        Expected: every action of an effect is received before the test ends.
        To fix: 'await store.receive(\\.\(action.name))'.
        """,
      place: action.origin?.place ?? end
    )
  }

  private static func stillRuns(_ effect: RunningEffect, at end: SourcePlace) -> Message {
    let cause = effect.origin.map { " of '\($0.step)'" } ?? ""
    return Message(
      text: """
        An effect\(cause) still ran when the test ended (\(effect.place.short)).

        Expected: every effect has finished or was cancelled.
        To fix: let it finish, such as with 'await clock.advance(by: .seconds(1))', or send the action \
        that cancels it.
        """,
      place: effect.origin?.place ?? end
    )
  }
}
