/// What is passed over on purpose.
extension Message {
  static func passedOver(
    _ actions: [String],
    receiving expected: String,
    at place: SourcePlace
  ) -> Message {
    let verb = actions.count == 1 ? "is" : "are"
    return Message(
      text: """
        \(count(actions.count, "action")) of effects came before '\(expected)' and \(verb) not received:

        \(list(actions))
        """,
      place: place
    )
  }

  static func skipsActions(_ actions: [String], at place: SourcePlace) -> Message {
    Message(
      text: """
        \(count(actions.count, "action")) of effects will not be received:

        \(list(actions))
        """,
      place: place
    )
  }

  static func skipsEffects(_ running: [RunningEffect], at place: SourcePlace) -> Message {
    Message(
      text: """
        \(count(running.count, "effect")) need not end:

        \(list(running))
        """,
      place: place
    )
  }

  static func noActionToSkip(at place: SourcePlace) -> Message {
    nothingToSkip(
      "There is no action to skip: all that effects have sent has been received.",
      by: "skipReceivedActions",
      at: place
    )
  }

  static func noEffectToSkip(at place: SourcePlace) -> Message {
    nothingToSkip(
      "There is no effect to skip: none runs.", by: "skipInFlightEffects", at: place)
  }

  /// What is to be skipped is not there.
  static func nothingToSkip(_ text: String, by call: String, at place: SourcePlace) -> Message {
    Message(
      text: text,
      advice: """
        To fix: remove '\(call)', or write '\(call)(strict: false)' if there may be none.
        """,
      place: place
    )
  }
}
