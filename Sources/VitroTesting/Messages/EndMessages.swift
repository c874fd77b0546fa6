/// The messages about problems at the end of a test.
enum EndMessages {
  /// Says which actions nobody received and which effects still run, at the line of the step that is
  /// to blame; at `end` where there is none.
  static func report(
    received: [ReceivedSummary],
    running: [RunningEffect],
    at end: SourcePlace,
    _ exhaustivity: Exhaustivity
  ) {
    for (action, count) in counted(received) {
      notReceived(action, count, at: end).report(under: exhaustivity)
    }
    for effect in running { stillRuns(effect, at: end).report(under: exhaustivity) }
  }

  /// The actions, each with how often it was sent by the same step, in the order of the first ones.
  private static func counted(
    _ received: [ReceivedSummary]
  ) -> [(action: ReceivedSummary, count: Int)] {
    var counts: [String: Int] = [:]
    let first = received.filter { action in
      counts[action.key, default: 0] += 1
      return counts[action.key] == 1
    }
    return first.map { ($0, counts[$0.key] ?? 1) }
  }

  private static func notReceived(
    _ action: ReceivedSummary,
    _ count: Int,
    at end: SourcePlace
  ) -> Message {
    let times = count == 1 ? "" : " \(count) times"
    let cause = action.origin.map { " by an effect of '\($0.step)'" } ?? ""
    return Message(
      text: "'.\(action.name)' was sent\(times)\(cause) and never received.",
      advice: """
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
        An effect\(cause) still ran when the test ended (\(effect.place.short)): \
        it \(Message.rest(effect.sleeps)).
        """,
      advice: """
        Expected: every effect has finished or was cancelled.
        To fix: let it finish\(way(effect)), or send the action that cancels it.
        """,
      place: effect.origin?.place ?? end
    )
  }

  private static func way(_ effect: RunningEffect) -> String {
    Message.advance(effect.sleeps).map { ", such as with '\($0)'" } ?? ""
  }
}

extension ReceivedSummary {
  /// The same for the same action of the same step.
  fileprivate var key: String {
    "\(name) \(origin.map { "\($0.step) \($0.place.short)" } ?? "")"
  }
}
