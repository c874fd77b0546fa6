import Testing

@Suite("The retry limit")
struct RetryLimitTests {
  @Test("Four wrong passwords leave a fifth try")
  func four() { notYet() }

  @Test("A fifth wrong password locks the account for 15 minutes")
  func five() { notYet() }

  @Test("A failure that is not the password's does not count")
  func otherFailures() { notYet() }

  @Test("Neither an empty field nor a cancelled request changes the count")
  func unsent() { notYet() }

  @Test("A success starts the count again")
  func success() { notYet() }
}
