import Testing

@Suite("A cart") struct CartTests {
  @Test("The same product is one line, at the price seen last")
  func added() { notYet() }

  @Test("A quantity can be changed and a line removed")
  func changed() { notYet() }

  @Test("A line has 1 to 99 pieces")
  func limits() { notYet() }

  @Test("A product that is not in the cart cannot be changed")
  func refused() { notYet() }
}
