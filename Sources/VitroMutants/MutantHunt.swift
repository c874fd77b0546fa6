/// The search for a test that notices each mutant, round by round: in a round each test is played with one mutant
/// at most, so that one run serves many of them.
///
/// The quickest test of a mutant is asked first, then twice as many at each step: most mutants are noticed by
/// one of the first. A mutant whose next tests are taken waits for the next round.
struct MutantHunt {
  /// A round: which mutant each test is played with, and patterns that fit those tests alone.
  struct Round {
    var mutants: [TestPlace: Mutant] = [:]
    var patterns: [String] = []
  }

  private struct Hunted {
    let mutant: Mutant
    /// The tests that have not been asked, the quickest first.
    var rest: ArraySlice<TestOutcome>
    /// How many are asked at the next step.
    var count = 1
    /// Whether they are asked in this round.
    var isAsked = false

    var next: ArraySlice<TestOutcome> { rest.prefix(count) }
  }

  private var hunted: [Hunted]
  private var unnoticed: Set<Mutant> = []
  private let mutants: [Mutant]

  /// The mutants that no test has noticed, in the order in which they were met.
  var survivors: [Mutant] { mutants.filter(unnoticed.contains) }

  /// Begins with tests that have passed, and the mutants that each has met.
  init(_ mutants: [Mutant], met: [Mutant: Set<TestPlace>], by tests: [TestOutcome]) {
    let tests = tests.sorted { $0.duration < $1.duration }
    self.mutants = mutants
    hunted = mutants.map { mutant in
      let met = met[mutant] ?? []
      return Hunted(mutant: mutant, rest: tests.filter { met.contains($0.place) }[...])
    }
  }

  /// Chooses the tests of the next round; `nil` where no mutant is left.
  mutating func nextRound() -> Round? {
    var round = Round()
    for index in hunted.indices {
      let next = hunted[index].next
      hunted[index].isAsked = !next.contains { round.mutants[$0.place] != nil }
      guard hunted[index].isAsked else { continue }
      for test in next {
        round.mutants[test.place] = hunted[index].mutant
        round.patterns.append(test.pattern)
      }
    }
    return hunted.isEmpty ? nil : round
  }

  /// Takes how the tests of the round ended.
  mutating func note(_ outcomes: [TestOutcome]) {
    let failed = Set(outcomes.lazy.filter(\.hasFailed).map(\.place))
    for index in hunted.indices.reversed() where hunted[index].isAsked {
      let asked = hunted[index].next
      if asked.contains(where: { failed.contains($0.place) }) {
        hunted.remove(at: index)
        continue
      }
      hunted[index].rest.removeFirst(asked.count)
      hunted[index].count *= 2
      if hunted[index].rest.isEmpty { unnoticed.insert(hunted.remove(at: index).mutant) }
    }
  }
}
