import Testing

@Suite("The status of an order") struct OrderStatusTests {
  @Test("Of 30 combinations of status and event, 6 lead on and 24 are refused")
  func everyCase() { notYet() }

  @Test("An order may be cancelled before it is shipped, and returned after it has arrived")
  func steps() { notYet() }

  @Test("A refused event says why and what can be done instead")
  func sentences() { notYet() }
}
