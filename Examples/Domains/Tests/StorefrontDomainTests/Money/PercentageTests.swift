import Testing

@Suite("A percentage") struct PercentageTests {
  @Test("A percentage goes from 0 to 100 in steps of a hundredth")
  func range() { notYet() }

  @Test("A percentage of an amount is rounded to the smallest coin, and half a coin away from zero")
  func share() { notYet() }

  @Test("The tax within a price is what was added to the price without it")
  func included() { notYet() }

  @Test("A percentage is written without needless zeros")
  func printed() { notYet() }
}
