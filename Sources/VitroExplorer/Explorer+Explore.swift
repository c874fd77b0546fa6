extension Explorer {
  /// Walks through all states, and says what the walk has met.
  ///
  /// - Parameters:
  ///   - depth: How many events a way may have; all of them where it is `nil`. A walk of a given depth
  ///     says nothing of longer ways, and takes what it has not left for what may lead anywhere.
  ///   - limit: How many states there may be at most.
  ///   - memory: How many bytes the process may have at most; three quarters of the machine's where it is `nil`.
  ///   - progress: Is told from time to time, for a walk that takes long; where it is `nil`, the standard error stream is,
  ///     from the third second on.
  /// - Returns: What it has met.
  /// - Throws: A ``Counterexample``, or an ``ExplorationError``. None is shorter that breaks a rule of that
  ///   kind; states and steps are looked at before goals.
  @discardableResult
  public func explore(
    depth: Int? = nil, limit: Int = 1_000_000, memory: Int? = nil,
    progress: ((_ progress: ExplorationProgress) -> Void)? = nil
  ) throws -> Exploration<State, Event> {
    do {
      return try walked(depth, limit, memory, progress)
    } catch let found as Counterexample where found.isSeenByItsWay {
      // What is not found again is no fault of the rule.
      if (try? replay(found.events, from: found.start)) == nil { throw found }
      throw ExplorationError.notRepeatable(way: found.replay)
    }
  }

  private func walked(
    _ depth: Int?, _ limit: Int, _ memory: Int?,
    _ progress: ((_ progress: ExplorationProgress) -> Void)?
  ) throws -> Exploration<State, Event> {
    var walk = Walk(explorer: self, limit: limit)
    var printer = ProgressPrinter()
    let memory = memory ?? MemoryLimit.usual
    try walk.begin()
    while try walk.advance(to: depth) {
      if let progress { progress(walk.progress) } else { printer.note(walk.progress) }
      if MemoryLimit.used > memory {
        throw ExplorationError.tooMuchMemory(limit: memory, states: walk.progress.metCount)
      }
    }
    try walk.check()
    if let assumption = assumption(), effects?.isUpToAnswers != true {
      throw ExplorationError.goesOnTooLong(assumption, answers: effects?.answersAhead ?? 0)
    }
    return walk.exploration
  }

  /// Lets events happen one after the other, and holds what comes to the rules.
  ///
  /// It is what a counterexample is written as: a test that fails until its cause is mended, and says
  /// from then on that it stays so. Of an event that is there it is not asked whether it can happen.
  ///
  /// - Parameters:
  ///   - events: What happens.
  ///   - start: Which of the initial states it happens to.
  /// - Returns: The state that it leads to.
  /// - Throws: The ``Counterexample`` that the events show.
  @discardableResult
  public func replay(_ events: [Event], from start: Int = 0) throws -> State {
    var trace = Trace<State, Event>(start: start, initial: initial[start], steps: [])
    if let violation = rules.violation(in: trace.last) {
      throw Counterexample(violation, trace, wording)
    }
    for event in events {
      guard canHappen(trace.last, event) else {
        throw ExplorationError.cannotHappen(wording.code(event), after: trace.steps.count)
      }
      let step = step(from: trace.last, event)
      trace.steps.append(step)
      if let violation = rules.violation(in: step) {
        throw Counterexample(violation, trace, wording)
      }
    }
    for goal in rules.goals where try !canReach(goal, from: trace.last) {
      throw Counterexample(Violation(rule: goal.name, finding: .deadEnd), trace, wording)
    }
    for promise in rules.promises {
      guard let circle = try circle(breaking: promise, from: trace.last) else { continue }
      let violation = Violation(rule: promise.name, finding: .brokenPromise)
      throw Counterexample(violation, trace, circle: circle, wording)
    }
    return trace.last
  }

  private func circle(
    breaking promise: Promise<State, Event>, from state: State
  ) throws -> [Event]? {
    var rest = self
    (rest.initial, rest.rules) = ([state], Rules())
    rest.events = { [events] state in events(state).filter { promise.isDriving(state, $0) } }
    var walk = Walk(explorer: rest, limit: 1_000_000)
    try walk.begin()
    while try walk.advance(to: nil) {}
    return walk.circle(breaking: promise)
  }

  /// Whether a walk from a state meets the goal; it ends where it does.
  private func canReach(_ goal: Rule<State>, from state: State) throws -> Bool {
    var rest = self
    rest.initial = [state]
    rest.rules = Rules()
    rest.rules.invariants = [Rule(name: goal.name, test: { !goal.test($0) })]
    var walk = Walk(explorer: rest, limit: 1_000_000)
    do {
      try walk.begin()
      while try walk.advance(to: nil) {}
      return false
    } catch is Counterexample {
      return true
    }
  }

  /// What an event does to a state.
  func step(from state: State, _ event: Event) -> Step<State, Event> {
    var after = state
    apply(&after, event)
    return Step(before: state, event: event, after: after)
  }
}
