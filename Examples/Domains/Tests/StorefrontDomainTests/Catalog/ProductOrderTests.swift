import Testing

@Suite("The order of a list of products") struct ProductOrderTests {
  @Test("Products are listed by price, by name or by rating")
  func sorted() { notYet() }

  @Test("Products that are equal in that respect stay as they were")
  func stable() { notYet() }
}
