import Testing

@Suite("The code of a discount") struct DiscountCodeTests {
  @Test("Case and spaces do not matter")
  func normalised() { notYet() }

  @Test("A code has 3 to 20 letters and digits")
  func refused() { notYet() }
}
