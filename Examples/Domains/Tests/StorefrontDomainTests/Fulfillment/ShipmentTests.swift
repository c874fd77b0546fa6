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

  @Test("What a customer picks up has no tracking number, and at least one line")
  func handedOver() throws {
    let shipment = try Shipment(handedOver: "s1", lines: [ShipmentLine("mug", 1)])
    #expect(shipment.id == "s1" && shipment.trackingNumber == nil)
    #expect(shipment.lines.map(\.product) == ["mug"])
    #expect(throws: FulfillmentError.nothingToShip) { try Shipment(handedOver: "s1", lines: []) }
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
