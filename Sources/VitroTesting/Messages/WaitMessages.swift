/// What effects are at rest for.
extension Message {
  static func cannotCome(
    _ expected: String,
    isDismissed: Bool,
    leftBehind: [SourcePlace],
    at place: SourcePlace
  ) -> Message {
    var reason = isDismissed ? "the feature has dismissed itself" : "no effect runs"
    if let effect = leftBehind.first {
      reason +=
        "; the effect at \(effect.short) has returned before what it began, and what that sends "
      reason += "nobody gets"
    }
    return Message(
      text: """
        '\(expected)' cannot come any more: no action is left to be received, and \(reason).
        """,
      advice: "To fix: remove this 'receive', or find out why no effect sends the action.",
      place: place
    )
  }

  static func doesNotCome(
    _ expected: String,
    running: [RunningEffect],
    within limit: Duration?,
    at place: SourcePlace
  ) -> Message {
    let isKnown = running.allSatisfy { !$0.sleeps.isEmpty }
    let what =
      limit.map { "did not come within \(Describe.time($0)), and every effect is at rest" }
      ?? (isKnown
        ? "cannot come now: every effect is at rest, and waits for the world to move"
        : "has not come; whether it comes later no test can know, for an effect waits outside of it")
    return Message(
      text: """
        '\(expected)' \(what):

        \(list(running))
        """,
      advice: advice(expected, running: running, hasLimit: limit != nil),
      place: place
    )
  }

  static func taskStillRuns(
    step: String,
    running: [RunningEffect],
    at place: SourcePlace
  ) -> Message {
    let way = advance(running.flatMap(\.sleeps)).map { "'\($0)' before 'finish'" }
    return Message(
      text: """
        Not all effects of '\(step)' have ended:

        \(list(running))
        """,
      advice: "To fix: \(way ?? "let it happen before 'finish'"), or 'await task.cancel()'.",
      place: place
    )
  }

  /// The effects with what each of them waits for.
  static func list(_ running: [RunningEffect]) -> String {
    shortened(running.lazy.map { "  \(name($0)), \(rest($0.sleeps))" })
  }

  /// What something waits for, such as `sleeps until 3 s; the clock stands at 1 s`.
  static func rest(_ sleeps: [KnownSleep]) -> String {
    let sleeps = sleeps.map {
      "sleeps until \(Describe.time($0.end)); the clock stands at \(Describe.time($0.now))"
    }
    return sleeps.isEmpty ? "waits for something outside" : sleeps.joined(separator: ", and ")
  }

  /// How the earliest of some sleeps is brought to its end.
  static func advance(_ sleeps: [KnownSleep]) -> String? {
    sleeps.map { $0.end - $0.now }.min()
      .map { "await clock.advance(by: \(Describe.code($0)))" }
  }

  private static func name(_ effect: RunningEffect) -> String {
    let run = "the effect at \(effect.place.short)"
    guard let origin = effect.origin else { return run }
    return "\(run), started by '\(origin.step)' at \(origin.place.short)"
  }

  private static func advice(
    _ expected: String,
    running: [RunningEffect],
    hasLimit: Bool
  ) -> String {
    if let advance = advance(running.flatMap(\.sleeps)) {
      return "To fix: '\(advance)' before 'receive'."
    }
    if hasLimit { return "To fix: give it more time, or find out why nothing answers." }
    return """
      To fix: let it happen before 'receive', or, if it truly depends on the world outside, wait for \
      it: 'await store.receive(\(expected), within: .seconds(1))'.
      """
  }
}
