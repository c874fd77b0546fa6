import Testing

@Suite("What a cart costs") struct QuoteTests {
  @Test("Lines less discount plus shipping is the total, with the tax that is in it")
  func figures() { notYet() }

  @Test("The lines and the shipping add up to the total whatever the discount")
  func everyCase() { notYet() }

  @Test("A discount that does not apply is refused with its reasons")
  func refused() { notYet() }
}
