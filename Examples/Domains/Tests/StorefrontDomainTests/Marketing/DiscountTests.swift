import Testing

@Suite("A discount") struct DiscountTests {
  @Test("A discount takes off a percentage or an amount, never more than there is")
  func amount() { notYet() }

  @Test("It is valid from its first moment until just before its end")
  func dates() { notYet() }

  @Test("It asks for a minimum order, to the cent")
  func minimum() { notYet() }

  @Test("It can be used as often as its limit says")
  func limit() { notYet() }

  @Test("When it does not apply, every reason is told")
  func reasons() { notYet() }

  @Test("A discount that could never apply is refused")
  func refused() { notYet() }

  @Test("Each reason is a sentence")
  func sentences() { notYet() }
}
