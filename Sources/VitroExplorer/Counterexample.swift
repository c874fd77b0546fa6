/// A way to a state, or a step, that a rule says cannot be: the error that an ``Explorer`` throws.
///
/// Its description tells the way state by state, and ends in a call that plays it again.
public struct Counterexample<State: Sendable, Event: Sendable>: Error {
  /// What the rule has found.
  enum Finding { case state, deadEnd }

  /// The sentence that is not so.
  public let rule: String
  /// What happened, in order.
  public var events: [Event] { trace.steps.map(\.event) }
  /// The states: the one that it began with, and what each event led to.
  public var states: [State] { [trace.initial] + trace.steps.map(\.after) }

  private let finding: Finding
  private let trace: Trace<State, Event>
  private let code: @Sendable (Event) -> String

  /// - Parameters:
  ///   - rule: The sentence that is not so.
  ///   - finding: What is wrong at the end of the way.
  ///   - trace: The way.
  ///   - explorer: What knows how events are written.
  init(
    _ rule: String, _ finding: Finding, _ trace: Trace<State, Event>,
    by explorer: Explorer<State, Event>
  ) {
    (self.rule, self.finding, self.trace) = (rule, finding, trace)
    code = explorer.code
  }
}

extension Counterexample: CustomStringConvertible {
  /// The sentence, the way, and the test that plays it.
  public var description: String {
    let count = "\(events.count) \(events.count == 1 ? "event" : "events")"
    let sentence =
      switch finding {
      case .state: "is not so after \(count)"
      case .deadEnd: "cannot be reached any more after \(count)"
      }
    let steps = trace.steps.map { "  \(code($0.event))\n    \(swiftCode(of: $0.after))" }
    return """
      “\(rule)” \(sentence):

        from
          \(swiftCode(of: trace.initial))
      \(steps.joined(separator: "\n"))

      As a test, in place of 'explore()':

      \(replay)
      """
  }

  /// The call that plays it.
  private var replay: String {
    let start = trace.start == 0 ? "" : ", from: \(trace.start)"
    return ".replay([\(events.map(code).joined(separator: ", "))]\(start))"
  }
}
