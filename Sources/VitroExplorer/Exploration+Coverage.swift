extension Exploration {
  /// The events that happened in no state, of those that there are: what the walk was never given, or what none of its
  /// states allowed.
  ///
  /// ```swift
  /// #expect(walk.untried(Door.Event.allCases).isEmpty)
  /// ```
  ///
  /// - Parameter events: The events that there are.
  public func untried(_ events: [Event]) -> [Event] where Event: Equatable {
    var left = events
    for number in met.indices where !left.isEmpty {
      for step in steps(number) where step.end != nil { left.removeAll { $0 == step.event } }
    }
    return left
  }

  /// The events that have changed nothing in any state in which they happened, each once as Swift code: buttons that do
  /// nothing, among others.
  public var idleEvents: [String] {
    var idle: [String] = []
    var busy: Set<String> = []
    for number in met.indices {
      for step in steps(number) {
        let code = wording.code(step.event)
        if step.end == number {
          if !idle.contains(code) { idle.append(code) }
        } else {
          busy.insert(code)
        }
      }
    }
    return idle.filter { !busy.contains($0) }
  }

  /// The values that no state has, of those that there are.
  ///
  /// ```swift
  /// #expect(walk.unmet(Order.Status.allCases) { $0.status }.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values that there are.
  ///   - value: The value of a state.
  public func unmet<Value: Equatable>(
    _ values: some Sequence<Value>, _ value: (_ state: State) -> Value
  ) -> [Value] {
    var left = Array(values)
    for state in met where !left.isEmpty {
      let value = value(state)
      left.removeAll { $0 == value }
    }
    return left
  }

  /// The ways that together take every step from one state to another, each as the call that plays it.
  ///
  /// Printed once, they are tests that stay: of a rule that is given later, or of another implementation.
  ///
  /// - Parameter length: How many events a way may have; a step that is further away than that has a longer one of its own.
  /// - Returns: The calls, such as `.replay([.openTapped, .lockTapped])`.
  /// - Throws: An ``ExplorationError`` where a way does not lead to its state a second time.
  public func replays(length: Int = 20) throws -> [String] {
    var tour = Tour(
      met.indices.map { number in steps(number).filter { $0.end != nil && $0.end != number } })
    var replays: [String] = []
    for number in met.indices {
      while tour.hasLeft(number) {
        let trace = try trace(to: number)
        let way = trace.steps.map(\.event)
        let events = way + tour.next(from: number, length: length - way.count)
        replays.append(wording.replay(events, from: trace.start))
      }
    }
    return replays
  }
}

/// The steps of a walk that a tour has still to take.
private struct Tour<Event: Sendable> {
  private let steps: [[NumberedStep<Event>]]
  /// How many steps of each state have been taken: the first ones.
  private var taken: [Int]

  init(_ steps: [[NumberedStep<Event>]]) {
    self.steps = steps
    taken = Array(repeating: 0, count: steps.count)
  }

  /// Whether a state has steps that have not been taken.
  func hasLeft(_ number: Int) -> Bool { taken[number] < steps[number].count }

  /// The events from a state on that take at least one step, and others as far as they may go.
  mutating func next(from start: Int, length: Int) -> [Event] {
    var events: [Event] = []
    var here = start
    repeat {
      while hasLeft(here), events.isEmpty || events.count < length {
        let step = steps[here][taken[here]]
        taken[here] += 1
        events.append(step.event)
        here = step.end ?? here
      }
      guard let hop = hop(from: here, shorterThan: length - events.count) else { break }
      events += hop.events
      here = hop.end
    } while events.count < length
    return events
  }

  /// The way over steps that have been taken to the nearest state that has others left.
  private func hop(from start: Int, shorterThan length: Int) -> (events: [Event], end: Int)? {
    var met: Set<Int> = [start]
    var queue: [(number: Int, events: [Event])] = [(start, [])]
    var next = 0
    // Further away another way is as good.
    while next < queue.count, next < 32 {
      let (number, events) = queue[next]
      next += 1
      if hasLeft(number) { return (events, number) }
      if events.count + 1 >= length { continue }
      for step in steps[number] {
        guard let end = step.end, met.insert(end).inserted else { continue }
        queue.append((end, events + [step.event]))
      }
    }
    return nil
  }
}
