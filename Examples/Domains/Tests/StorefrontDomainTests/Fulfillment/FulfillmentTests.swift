import Testing

@Suite("Sending an order") struct FulfillmentTests {
  @Test("An order may be sent in parts and is shipped when everything in it is")
  func parts() { notYet() }

  @Test("No more is sent than was ordered")
  func tooMany() { notYet() }

  @Test("A cancelled order is not sent, and what has been sent cannot be cancelled")
  func cancelled() { notYet() }

  @Test("A shipment counts once")
  func twice() { notYet() }

  @Test("Each error says what to do")
  func sentences() { notYet() }
}
