import Testing

@Suite("A shipment") struct ShipmentTests {
  @Test("A shipment has a tracking number and at least one piece of something")
  func refused() { notYet() }
}
