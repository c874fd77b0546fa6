/// The rules that a walk holds states and steps to.
package struct Rules<State: Sendable, Event: Sendable>: Sendable {
  package var invariants: [Rule<State>] = []
  package var forbidden: [Rule<Step<State, Event>>] = []
  package var goals: [Rule<State>] = []
  package var promises: [Promise<State, Event>] = []

  package init() {}

  /// The first invariant that does not hold in a state.
  package func violation(in state: State) -> Violation? {
    invariants.isEmpty
      ? nil
      : invariants.first { !$0.test(state) }
        .map { Violation(rule: $0.name, finding: .state, detail: $0.detail?(state)) }
  }

  /// The first rule that a step does not keep, whatever comes after it.
  package func violation(by step: @autoclosure () -> Step<State, Event>) -> Violation? {
    guard !forbidden.isEmpty else { return nil }
    let step = step()
    return forbidden.first { $0.test(step) }.map { Violation(rule: $0.name, finding: .step) }
  }

  /// The first rule that a step, or the state after it, does not keep.
  package func violation(in step: Step<State, Event>) -> Violation? {
    violation(by: step) ?? violation(in: step.after)
  }
}

/// A rule that is not kept.
package struct Violation: Error {
  /// The finding of a rule: a state, a step, a state from which nothing leads to a goal, or one from which a promise
  /// need not be kept.
  package enum Finding: Sendable { case state, step, deadEnd, brokenPromise }

  package var rule: String
  package var finding: Finding
  /// More that is known of what is wrong.
  package var detail: String?

  package init(rule: String, finding: Finding, detail: String? = nil) {
    (self.rule, self.finding, self.detail) = (rule, finding, detail)
  }
}

/// A sentence, and the function that says whether it is so.
package struct Rule<Subject>: Sendable {
  let name: String
  // NB: An `Explorer`, which uses several cores, takes sendable functions alone; a walk by replay stays on one actor.
  /// More about a subject of which it is not so.
  nonisolated(unsafe) let detail: ((Subject) -> String?)?
  nonisolated(unsafe) let test: (Subject) -> Bool

  package init(
    name: String, detail: ((Subject) -> String?)? = nil, test: @escaping (Subject) -> Bool
  ) {
    (self.name, self.detail, self.test) = (name, detail, test)
  }
}

/// An event with the states on both of its sides.
package struct Step<State: Sendable, Event: Sendable>: Sendable {
  package var before: State
  package var event: Event
  package var after: State
}
