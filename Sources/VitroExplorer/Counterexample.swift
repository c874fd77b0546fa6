/// A way to a state, or a step, that a rule says cannot be: the error that an explorer throws.
///
/// Its description tells the way state by state, and ends in a call that plays it again.
public struct Counterexample<State: Sendable, Event: Sendable>: Error {
  /// The sentence that is not so, or says what should never happen.
  public var rule: String { violation.rule }
  /// More that is known of what is wrong, in words; `nil` where the sentence says it all.
  public var detail: String? { violation.detail }
  /// The events, in order.
  public var events: [Event] { trace.steps.map(\.event) }
  /// The states: the one that it began with, and what each event led to.
  public var states: [State] { [trace.initial] + trace.steps.map(\.after) }

  /// The events that go round and round after the last state, without what was promised; none where nothing drives on, or
  /// where the rule is no promise.
  public let circle: [Event]

  private let violation: Violation
  private let trace: Trace<State, Event>
  private let wording: Wording<State, Event>

  /// - Parameters:
  ///   - violation: What is wrong at the end of the way.
  ///   - trace: The way.
  ///   - circle: The events that go round and round from its end on.
  ///   - wording: How events and states are written.
  init(
    _ violation: Violation, _ trace: Trace<State, Event>, circle: [Event] = [],
    _ wording: Wording<State, Event>
  ) {
    (self.violation, self.trace, self.circle) = (violation, trace, circle)
    self.wording = wording
  }
}

extension Counterexample: CustomStringConvertible {
  /// The sentence, the way, and the test that plays it.
  public var description: String {
    let play =
      isGoal && !wording.replayLooksForGoals
      ? "The way to it, on which the walk looks for the goal:"
      : "As a test, in place of the walk:"
    return """
      “\(rule)” \(sentence):\(detail.map { "\n\n\($0)" } ?? "")

      \(way)\(turns)

      \(play)

      \(replay)
      """
  }

  /// The call that plays the way: a test that fails until its cause is mended.
  public var replay: String { wording.replay(events, from: trace.start) }

  /// Whether its way alone shows it, without what may follow.
  var isSeenByItsWay: Bool {
    switch violation.finding {
    case .state, .step: true
    case .deadEnd, .brokenPromise: false
    }
  }

  /// The place of the state that it begins with.
  var start: Int { trace.start }

  private var isGoal: Bool {
    if case .deadEnd = violation.finding { true } else { false }
  }

  private var sentence: String {
    let count = "\(events.count) \(wording.event)\(events.count == 1 ? "" : "s")"
    return switch violation.finding {
    case .state: "is not so after \(count)"
    case .step: "happens after \(count)"
    case .deadEnd: "cannot be reached any more after \(count)"
    case .brokenPromise where circle.isEmpty: "never comes after \(count): nothing drives on"
    case .brokenPromise: "may never come after \(count)"
    }
  }

  private var way: String {
    guard wording.writesEachState else {
      let events = events.map { "  \(wording.code($0))\n" }.joined()
      return events + indented(wording.words(trace.last))
    }
    let steps = trace.steps.map { step in
      let note = wording.note(step.before, step.event).map { "  // \($0)" } ?? ""
      let words = wording.words(step.after, after: step.before)
      return "  \(wording.code(step.event))\(note)\n\(indented(words))"
    }
    let first = "  from\n\(indented(wording.words(trace.initial)))"
    let last = trace.steps.last.flatMap { step in
      let whole = wording.words(step.after)
      let isWritten = whole == wording.words(step.after, after: step.before)
      return isWritten ? nil : "  that is\n\(indented(whole))"
    }
    return ([first] + steps + (last.map { [$0] } ?? [])).joined(separator: "\n")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }

  private var turns: String {
    circle.isEmpty
      ? "" : "\n  and round and round\n    \(circle.map(wording.code).joined(separator: ", "))"
  }
}
