import Testing

@Suite("Every sequence of orders and prices")
struct EverySequenceTests {
  @Test("After each of 1,296 sequences of four steps money, shares and orders agree")
  func laws() { notYet() }
}
