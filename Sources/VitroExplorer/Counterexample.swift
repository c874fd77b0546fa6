/// A way to a state, or a step, that a rule says cannot be: the error that an ``Explorer`` throws.
///
/// Its description tells the way state by state, and ends in a call that plays it again.
public struct Counterexample<State: Sendable, Event: Sendable>: Error {
  /// The sentence that is not so, or says what should never happen.
  public var rule: String { violation.rule }
  /// The events, in order.
  public var events: [Event] { trace.steps.map(\.event) }
  /// The states: the one that it began with, and what each event led to.
  public var states: [State] { [trace.initial] + trace.steps.map(\.after) }

  /// The events that lead from the last state back to it, without what was promised; none where nothing drives on, or
  /// where the rule is no promise.
  public let circle: [Event]

  private let violation: Violation
  private let trace: Trace<State, Event>
  private let code: @Sendable (Event) -> String
  private let words: @Sendable (State) -> String

  /// - Parameters:
  ///   - violation: What is wrong at the end of the way.
  ///   - trace: The way.
  ///   - circle: What leads from its end back to it.
  ///   - explorer: What knows how events are written.
  init(
    _ violation: Violation, _ trace: Trace<State, Event>, circle: [Event] = [],
    by explorer: Explorer<State, Event>
  ) {
    (self.violation, self.trace, self.circle) = (violation, trace, circle)
    (code, words) = (explorer.code, explorer.words)
  }
}

extension Counterexample: CustomStringConvertible {
  /// The sentence, the way, and the test that plays it.
  public var description: String {
    let count = "\(events.count) \(events.count == 1 ? "event" : "events")"
    let sentence =
      switch violation.finding {
      case .state: "is not so after \(count)"
      case .step: "happens after \(count)"
      case .deadEnd: "cannot be reached any more after \(count)"
      case .brokenPromise where circle.isEmpty: "never comes after \(count): nothing drives on"
      case .brokenPromise: "may never come after \(count)"
      }
    let steps = trace.steps.map {
      "  \(code($0.event))\n    \(words($0.after))"
    }
    return """
      “\(rule)” \(sentence):

        from
          \(words(trace.initial))
      \(steps.joined(separator: "\n"))\(turns)

      As a test, in place of the walk:

      \(replay)
      """
  }

  private var turns: String {
    circle.isEmpty ? "" : "\n  and round and round\n    \(circle.map(code).joined(separator: ", "))"
  }

  /// The call that plays it.
  private var replay: String {
    let start = trace.start == 0 ? "" : ", from: \(trace.start)"
    return ".replay([\(events.map(code).joined(separator: ", "))]\(start))"
  }
}
