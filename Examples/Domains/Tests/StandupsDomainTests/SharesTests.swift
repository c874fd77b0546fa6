import Testing

@Suite("The shares of the time")
struct SharesTests {
  @Test("Shares that do not divide evenly differ by a second at most")
  func uneven() { notYet() }

  @Test("The shares of every stand-up make up its whole length")
  func whole() { notYet() }

  @Test(
    "Ticking through a meeting of 7 speakers in 5 minutes lets each of them speak, in order"
  )
  func everyTick() { notYet() }

  @Test(
    "With more speakers than seconds some are passed over and the meeting still ends on time"
  )
  func crowd() { notYet() }
}
