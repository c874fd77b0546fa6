import Testing

@Suite("A statement")
struct StatementTests {
  @Test("Its sum is the balance after each of 3,125 sequences of five steps, some of them refused")
  func sum() { notYet() }

  @Test("What was booked never changes afterwards")
  func unchanged() { notYet() }
}
