import StorefrontDomain
import Testing

@Suite("A shipment") struct ShipmentTests {
  @Test("A shipment has a tracking number, without spaces around it, and its lines")
  func made() throws {
    let shipment = try Shipment(
      id: "s1", trackingNumber: " 1Z 999 ", lines: [ShipmentLine("mug", 1)]
    )
    #expect(shipment.trackingNumber == "1Z 999")
    #expect(shipment.lines.map(\.product) == ["mug"])
  }

  @Test("A shipment without a number, a line or a piece is refused", .tags(.badInput))
  func refused() {
    #expect(throws: FulfillmentError.trackingNumberMissing) {
      try Shipment(id: "s1", trackingNumber: " ", lines: [ShipmentLine("mug", 1)])
    }
    #expect(throws: FulfillmentError.nothingToShip) {
      try Shipment(id: "s1", trackingNumber: "1", lines: [])
    }
    #expect(throws: FulfillmentError.quantityNotAboveZero("mug", 0)) {
      try ShipmentLine("mug", 0)
    }
  }
}
