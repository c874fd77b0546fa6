extension Explorer where Event: Equatable {
  /// Walks some ways at random, where there are too many states to walk all of them.
  ///
  /// Of what it finds, all is left out that is not needed: no one to four events in a row can be missing
  /// from a counterexample. What it does not find may be there all the same, and goals and promises are not looked
  /// for: that something can be reached, or comes, is not known from a few ways.
  ///
  /// - Parameters:
  ///   - ways: How many ways.
  ///   - length: How many events each of them has at most.
  ///   - seed: What the choices begin with: the same seed walks the same ways.
  /// - Throws: A ``Counterexample``, or an ``ExplorationError``.
  public func sample(_ ways: Int, length: Int, seed: UInt64) throws {
    guard !rules.invariants.isEmpty || !rules.forbidden.isEmpty else {
      throw ExplorationError.nothingToSample
    }
    for start in initial.indices { try withoutGoals.replay([], from: start) }
    var generator = SplitMix64(state: seed)
    var hasMoved = false
    for _ in 0..<max(0, ways) {
      let start = Int.random(in: initial.indices, using: &generator)
      var trace = Trace<State, Event>(start: start, initial: initial[start], steps: [])
      while trace.steps.count < length,
        let event = events(trace.last).randomElement(using: &generator)
      {
        trace.steps.append(step(from: trace.last, event))
        guard let last = trace.steps.last else { break }
        hasMoved = hasMoved || !identity.areEqual(last.before, last.after)
        if let violation = rules.violation(in: last) {
          try replayShortest(trace)
          throw Counterexample(violation, trace, wording)
        }
      }
    }
    if !hasMoved, rules.forbidden.isEmpty { throw ExplorationError.nothingHappens }
  }

  /// Throws the counterexample that is left of a way when what it does not need is left out; it may be one
  /// of another rule.
  private func replayShortest(_ trace: Trace<State, Event>) throws {
    var way = trace.steps.map(\.event)
    var length = max(4, way.count / 2)
    while length > 0 {
      let shorter = leavingOut(length, of: way, from: trace.start)
      // What has become shorter may do without what was needed before.
      let again = shorter.count < way.count ? 4 : length - 1
      length = length > 4 ? max(4, length / 2) : again
      way = shorter
    }
    try withoutGoals.replay(way, from: trace.start)
  }

  /// A way without as many events in a row as are said, wherever it can do without them.
  private func leavingOut(_ count: Int, of way: [Event], from start: Int) -> [Event] {
    var way = way
    var place = way.count - count
    while place >= 0 {
      var shorter = way
      shorter.removeSubrange(place..<min(place + count, way.count))
      if breaksARule(shorter, from: start) { way = shorter }
      place = min(place, way.count) - max(1, count / 4)
    }
    return way
  }

  private var withoutGoals: Self {
    var copy = self
    (copy.rules.goals, copy.rules.promises) = ([], [])
    return copy
  }

  /// Whether a way comes to what a rule forbids, by events that can all happen.
  private func breaksARule(_ way: [Event], from start: Int) -> Bool {
    var state = initial[start]
    for event in way {
      guard events(state).contains(event) else { return false }
      let step = step(from: state, event)
      if rules.violation(in: step) != nil { return true }
      state = step.after
    }
    return false
  }
}

/// A generator of random numbers with a seed: SplitMix64, by Steele, Lea and Flood (2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
