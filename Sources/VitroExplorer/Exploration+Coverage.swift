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
    var left = met.indices.map { number in
      steps(number).filter { $0.end != nil && $0.end != number }
    }
    var replays: [String] = []
    for number in met.indices {
      while !left[number].isEmpty {
        let trace = try trace(to: number)
        var events = trace.steps.map(\.event)
        var here = number
        repeat {
          let step = left[here].removeFirst()
          events.append(step.event)
          here = step.end ?? here
        } while events.count < length && !left[here].isEmpty
        replays.append(wording.replay(events, from: trace.start))
      }
    }
    return replays
  }
}
