import Testing
import VitroDependencies

@Suite struct RandomNumberTests {
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  @Test func aSeedGivesItsNumbers() {
    // The first outputs of the algorithm's authors' own program, for the seed 1234567.
    #expect(
      numbers(3, .seeded(1_234_567)) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ]
    )
  }

  @Test func eachUseGoesOnWhereTheLastOneEnded() {
    withDependencies {
      $0.withRandomNumberGenerator = .seeded(1)
    } operation: {
      let apart = (0..<5).map { _ in withRandomNumberGenerator { $0.next() } }
      #expect(apart == numbers(5, .seeded(1)))
    }
  }

  @Test func itMayBeUsedInsideItself() {
    withDependencies {
      $0.withRandomNumberGenerator = .seeded(1)
    } operation: {
      let sum = withRandomNumberGenerator { outer in
        Int.random(in: 1...6, using: &outer)
          + withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      }
      #expect((2...12).contains(sum))
    }
  }

  @Test func manyTasksMayUseItAtOnce() async {
    let random = WithRandomNumberGenerator.seeded(1)
    let drawn = await withTaskGroup(of: UInt64.self) { group in
      for _ in 0..<100 { group.addTask { random { $0.next() } } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(drawn == Set(numbers(100, .seeded(1))))
  }

  @Test func aRunningProgramHasTheSystemsGenerator() {
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(Set(numbers(100, withRandomNumberGenerator)).count == 100)
    }
  }

  private func numbers(_ count: Int, _ random: WithRandomNumberGenerator) -> [UInt64] {
    random { generator in (0..<count).map { _ in generator.next() } }
  }
}
