import Testing

@Suite("A name in the catalog") struct NameTests {
  @Test("Spaces around a name are dropped")
  func trimmed() { notYet() }

  @Test("A name is not blank and has at most 80 characters")
  func refused() { notYet() }
}
