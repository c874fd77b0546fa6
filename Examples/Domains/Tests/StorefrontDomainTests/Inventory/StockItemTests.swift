import Testing

@Suite("The stock of a product") struct StockItemTests {
  @Test("What is reserved stays on hand but is no longer available until it is released or shipped")
  func moved() { notYet() }

  @Test("A quantity that is not there is refused, with the number that is, and nothing changes")
  func refused() { notYet() }

  @Test("Only a quantity above zero can be moved")
  func notPositive() { notYet() }

  @Test("More than can be counted is refused")
  func overflow() { notYet() }

  @Test("No sequence of movements makes the stock negative")
  func everyCase() { notYet() }

  @Test("Each error says how many there are")
  func sentences() { notYet() }
}
