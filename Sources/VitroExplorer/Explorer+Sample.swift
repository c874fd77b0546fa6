extension Explorer where Event: Equatable {
  /// Walks some ways at random, where there are too many states to walk all of them.
  ///
  /// Of what it finds, all is left out that is not needed: no one to four events in a row can be missing
  /// from a counterexample. What it does not find may be there all the same, and goals are not looked
  /// for: that something can be reached is not known from a few ways.
  ///
  /// - Parameters:
  ///   - ways: How many ways.
  ///   - length: How many events each of them has at most.
  ///   - seed: What the choices begin with: the same seed walks the same ways.
  /// - Throws: A ``Counterexample``.
  public func sample(_ ways: Int, length: Int, seed: UInt64) throws {
    try withoutGoals.replay([])
    var generator = SplitMix64(state: seed)
    for _ in 0..<ways {
      let start = Int.random(in: initial.indices, using: &generator)
      var (state, way) = (initial[start], [Event]())
      while way.count < length, let event = events(state).randomElement(using: &generator) {
        way.append(event)
        let step = step(from: state, event)
        if rules.violation(in: step) != nil { try replayShortest(way, from: start) }
        state = step.after
      }
    }
  }

  /// Throws the counterexample that is left of a way when what it does not need is left out.
  private func replayShortest(_ way: [Event], from start: Int) throws {
    var way = way
    var length = way.count / 2
    while length > 0 {
      let shorter = leavingOut(length, of: way, from: start)
      // What has become shorter may do without what was needed before.
      length = shorter.count < way.count && length < 5 ? 4 : length < 5 ? length - 1 : length / 2
      way = shorter
    }
    try withoutGoals.replay(way, from: start)
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
    copy.rules.goals = []
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
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
