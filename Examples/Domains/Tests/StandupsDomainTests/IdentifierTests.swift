import Testing

@Suite("An identifier")
struct IdentifierTests {
  @Test("Two identifiers made from the same UUID are the same")
  func equal() { notYet() }

  @Test("It reads as its UUID")
  func text() { notYet() }
}
