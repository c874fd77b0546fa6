extension ReplaySubject {
  package typealias State = Visit.State
  package typealias Event = Visit.Event

  /// Lets events happen one after the other, and holds each state to the rules. Goals and promises are not looked for.
  ///
  /// - Parameter events: The events.
  /// - Returns: The subject in the state that they lead to.
  /// - Throws: The ``Counterexample`` that they show.
  package func replayed(_ events: [Event]) async throws -> Visit {
    let visit = try await begin()
    let rules = rules(from: visit.state)
    var trace = Trace<State, Event>(start: 0, initial: visit.state, steps: [])
    if let violation = rules.violation(in: trace.last) {
      throw Counterexample(violation, trace, wording)
    }
    return try await go(on: events, from: visit, &trace, rules)
  }

  private func go(
    on events: [Event], from visit: Visit, _ trace: inout Trace<State, Event>,
    _ rules: Rules<State, Event>
  ) async throws -> Visit {
    var visit = visit
    for event in events {
      guard canHappen(event, in: visit) else {
        throw ExplorationError.cannotHappen(wording.code(event), after: trace.steps.count)
      }
      let before = trace.last
      let way = trace.steps.map(\.event)
      var problem: Violation?
      do {
        try await perform(event, after: way, in: &visit)
      } catch let violation as Violation {
        problem = violation
      }
      let step = Step(before: before, event: event, after: visit.state)
      trace.steps.append(step)
      if let violation = problem ?? rules.violation(in: step) {
        throw Counterexample(violation, trace, wording)
      }
    }
    return visit
  }

  /// Walks some ways at random. What a counterexample does not need is left out of it.
  ///
  /// - Parameters:
  ///   - ways: How many ways.
  ///   - length: How many events each of them has at most.
  ///   - seed: What the choices begin with: the same seed walks the same ways.
  /// - Throws: A ``Counterexample``, or an ``ExplorationError``.
  package func walkAtRandom(_ ways: Int, length: Int, seed: UInt64) async throws {
    var generator = SplitMix64(state: seed)
    var hasMoved = false
    for _ in 0..<max(0, ways) {
      var visit = try await begin()
      let rules = rules(from: visit.state)
      let first = try visit.key()
      var trace = Trace<State, Event>(start: 0, initial: visit.state, steps: [])
      do {
        if let violation = rules.violation(in: trace.last) {
          throw Counterexample(violation, trace, wording)
        }
        while trace.steps.count < length, let event = visit.events.randomElement(using: &generator)
        {
          visit = try await go(on: [event], from: visit, &trace, rules)
          hasMoved = try hasMoved || visit.key() != first
        }
      } catch let found as Counterexample<State, Event> {
        throw await shortened(found)
      }
    }
    if !hasMoved { throw ExplorationError.nothingHappens }
  }

  /// The counterexample that is left when events are left out, first the later half of them, at last one by one.
  private func shortened(
    _ found: Counterexample<State, Event>
  ) async -> Counterexample<State, Event> {
    var found = found
    var length = max(1, found.events.count / 2)
    while true {
      var place = found.events.count - length
      var isShorter = false
      while place >= 0 {
        var events = found.events
        events.removeSubrange(place..<min(place + length, events.count))
        if let shorter = await counterexample(of: events) { (found, isShorter) = (shorter, true) }
        place = min(place, found.events.count) - length
      }
      if length == 1, !isShorter { return found }
      length = max(1, length / 2)
    }
  }

  /// The counterexample that a way shows whose events can all happen.
  private func counterexample(of events: [Event]) async -> Counterexample<State, Event>? {
    do {
      var visit = try await begin()
      let rules = rules(from: visit.state)
      var trace = Trace<State, Event>(start: 0, initial: visit.state, steps: [])
      for event in events {
        guard visit.events.contains(event) else { return nil }
        visit = try await go(on: [event], from: visit, &trace, rules)
      }
      return nil
    } catch {
      return error as? Counterexample<State, Event>
    }
  }
}
