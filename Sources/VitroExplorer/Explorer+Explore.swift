extension Explorer {
  /// Walks through all states, and says what the walk has met.
  ///
  /// - Parameters:
  ///   - depth: How many events a way may have; all of them where it is `nil`. A walk of a given depth
  ///     says nothing of longer ways, and looks for goals only from the states that it has left.
  ///   - limit: How many states there may be at most.
  /// - Returns: What it has met.
  /// - Throws: A ``Counterexample`` as short as any, or an ``ExplorationError``.
  @discardableResult
  public func explore(
    depth: Int? = nil, limit: Int = 1_000_000
  ) throws -> Exploration<State, Event> {
    let exploration = try walk(depth: depth, limit: limit)
    if exploration.transitionCount == 0 { throw ExplorationError.nothingHappens }
    return exploration
  }

  private func walk(depth: Int?, limit: Int) throws -> Exploration<State, Event> {
    var walk = Walk(explorer: self, limit: limit)
    try walk.begin()
    while try walk.advance(to: depth) {}
    try walk.checkGoals()
    return walk.exploration
  }

  /// Lets events happen one after the other, and holds what comes to the same rules as ``explore(depth:limit:)``.
  ///
  /// It is what a counterexample is written as: a test that fails until its cause is mended, and says
  /// from then on that it stays so. Whether an event is one that can happen is not asked.
  ///
  /// - Parameters:
  ///   - events: What happens.
  ///   - start: Which of the initial states it happens to.
  /// - Returns: The state that it leads to.
  /// - Throws: The ``Counterexample`` that the events show.
  @discardableResult
  public func replay(_ events: [Event], from start: Int = 0) throws -> State {
    var trace = Trace<State, Event>(start: start, initial: initial[start], steps: [])
    if let rule = rules.violation(in: trace.last) {
      throw Counterexample(rule, .state, trace, by: self)
    }
    for event in events {
      let step = step(from: trace.last, event)
      trace.steps.append(step)
      if let rule = rules.violation(in: step) {
        throw Counterexample(rule, .state, trace, by: self)
      }
    }
    for goal in rules.goals {
      if try !canReach(goal, from: trace.last) {
        throw Counterexample(goal.name, .deadEnd, trace, by: self)
      }
    }
    return trace.last
  }

  private func canReach(_ goal: Rule<State>, from state: State) throws -> Bool {
    var rest = self
    (rest.initial, rest.rules) = ([state], Rules())
    return try rest.walk(depth: nil, limit: 1_000_000).way(to: goal.test) != nil
  }

  /// What an event does to a state.
  func step(from state: State, _ event: Event) -> Step<State, Event> {
    var after = state
    apply(&after, event)
    return Step(before: state, event: event, after: after)
  }
}
