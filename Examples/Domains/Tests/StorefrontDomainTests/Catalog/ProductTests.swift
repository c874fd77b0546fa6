import Testing

@Suite("A product") struct ProductTests {
  @Test("The price of a product is above zero")
  func price() { notYet() }
}
