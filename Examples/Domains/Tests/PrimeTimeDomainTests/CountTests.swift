import PrimeTimeDomain
import Testing

@Suite("The counter") struct CountTests {
  @Test("It goes up and down by one, below zero too") func steps() {
    #expect(2.incremented == 3)
    #expect(0.decremented == -1)
  }

  @Test("It stands still at the largest and at the smallest number that there is", .tags(.badInput))
  func ends() {
    #expect(Int.max.incremented == Int.max)
    #expect((Int.max - 1).incremented == Int.max)
    #expect(Int.min.decremented == Int.min)
    #expect((Int.min + 1).decremented == Int.min)
  }
}
