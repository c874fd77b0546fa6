import StorefrontDomain
import Testing

@Suite("Sending an order") struct FulfillmentTests {
  @Test("An order may be sent in parts, and is shipped when everything in it is")
  func parts() throws {
    var fulfillment = try Fulfillment.example
    #expect(fulfillment.left(of: "mug") == 3)
    try fulfillment.ship(.of("s1", ["mug": 2]))
    #expect((fulfillment.left(of: "mug"), fulfillment.left(of: "jug")) == (1, 1))
    #expect(!fulfillment.isComplete)
    try fulfillment.ship(.of("s2", ["mug": 1, "jug": 1]))
    #expect(fulfillment.isComplete)
    #expect(fulfillment.shipments.map(\.id) == ["s1", "s2"])
    #expect(fulfillment.order == "order 1")
  }

  @Test("No more is sent than was ordered, and then nothing is sent", .tags(.badInput))
  func tooMany() throws {
    var fulfillment = try Fulfillment.example
    try fulfillment.ship(.of("s1", ["mug": 2]))
    let before = fulfillment
    #expect(throws: FulfillmentError.moreThanOrdered("mug", left: 1)) {
      try fulfillment.ship(.of("s2", ["jug": 1, "mug": 2]))
    }
    #expect(throws: FulfillmentError.moreThanOrdered("bowl", left: 0)) {
      try fulfillment.ship(.of("s3", ["bowl": 1]))
    }
    #expect(fulfillment == before)
  }

  @Test("A cancelled order is not sent", .tags(.badInput))
  func cancelled() throws {
    var fulfillment = try Fulfillment.example
    try fulfillment.cancel()
    #expect(fulfillment.isCancelled)
    #expect(throws: FulfillmentError.cancelled("order 1")) {
      try fulfillment.ship(.of("s1", ["mug": 1]))
    }
    #expect(fulfillment.shipments.isEmpty)
  }

  @Test("What has been sent in part cannot be cancelled", .tags(.badInput))
  func tooLate() throws {
    var fulfillment = try Fulfillment.example
    try fulfillment.ship(.of("s1", ["mug": 1]))
    #expect(throws: FulfillmentError.tooLateToCancel("order 1")) { try fulfillment.cancel() }
    #expect(!fulfillment.isCancelled)
  }

  @Test("A shipment that is reported twice counts once", .tags(.badInput))
  func twice() throws {
    var fulfillment = try Fulfillment.example
    try fulfillment.ship(.of("s1", ["mug": 1]))
    #expect(throws: FulfillmentError.alreadyShipped("s1")) {
      try fulfillment.ship(.of("s1", ["mug": 1]))
    }
    #expect(fulfillment.left(of: "mug") == 2)
  }

  @Test("There is something to send, and no more than can be counted", .tags(.badInput))
  func refused() {
    #expect(throws: FulfillmentError.nothingToShip) { try Fulfillment(of: "order 1", lines: []) }
    #expect(throws: FulfillmentError.quantityTooLarge("mug")) {
      try Fulfillment(of: "order 1", lines: [ShipmentLine("mug", .max), ShipmentLine("mug", 1)])
    }
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (.quantityNotAboveZero("mug", 0), "0 pieces of mug cannot be shipped. Ship one or more."),
      (.quantityTooLarge("mug"), "There are too many pieces of mug to be counted. Ship fewer."),
      (.trackingNumberMissing, "The tracking number is missing. Ask the carrier for it."),
      (.nothingToShip, "There is nothing to ship. Add at least one product."),
      (
        .moreThanOrdered("mug", left: 1),
        "Left to ship of mug: 1. Take the others out."
      ),
      (.alreadyShipped("s1"), "Shipment s1 has been sent before. Give a new one another number."),
      (.cancelled("7"), "Order 7 has been cancelled. Keep the goods."),
      (
        .tooLateToCancel("7"),
        "A part of order 7 has been sent. It can be returned when all of it has come."
      ),
    ] as [(FulfillmentError, String)]
  )
  func sentences(_ error: FulfillmentError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}

extension Fulfillment {
  /// Three mugs, in two lines, and a jug.
  fileprivate static var example: Self {
    get throws {
      try Fulfillment(
        of: "order 1",
        lines: [ShipmentLine("mug", 2), ShipmentLine("jug", 1), ShipmentLine("mug", 1)]
      )
    }
  }
}

extension Shipment {
  fileprivate static func of(
    _ id: ShipmentID, _ quantities: KeyValuePairs<ProductID, Int>
  ) throws -> Shipment {
    try Shipment(id: id, trackingNumber: "1Z", lines: quantities.map { try ShipmentLine($0, $1) })
  }
}
