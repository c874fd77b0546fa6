import Testing

@Suite("The filter for products") struct ProductFilterTests {
  @Test("The lower price is below the upper one; a blank price is no limit")
  func valid() { notYet() }

  @Test("Prices that are equal, the wrong way round, below zero or unreadable are refused")
  func invalid() { notYet() }

  @Test("A product is listed when it meets every wish: price, category and each word of the search")
  func matches() { notYet() }

  @Test("A product that is not for sale is never listed")
  func inactive() { notYet() }

  @Test("When nothing matches, the list is empty and says so")
  func nothing() { notYet() }

  @Test("Each problem says how to solve it")
  func sentences() { notYet() }
}
