import Testing

@Suite("One operation after the other")
struct ChainTests {
  @Test("It calculates from left to right: an operation works out the one before it")
  func leftToRight() { notYet() }

  @Test("Who changes their mind about the operation presses another one")
  func changedMind() { notYet() }

  @Test("Another = does the last operation again")
  func repeatedEquals() { notYet() }

  @Test("Without a second number the first one is taken twice")
  func oneNumber() { notYet() }

  @Test("Without an operation = shows the number")
  func noOperation() { notYet() }

  @Test("A digit or a point after a result begins a new number")
  func digitAfterResult() { notYet() }

  @Test("An operation after a result goes on with it")
  func operationAfterResult() { notYet() }
}
