import StorefrontDomain
import Testing

@Suite("The contexts of the shop") struct ContextsTests {
  @Test("Identifiers of one kind are equal when their texts are")
  func ids() {
    let typed = ProductID("mug")
    #expect(typed == "mug")
    #expect(typed != "Mug")
    #expect("\(typed)" == "mug")
  }

  @Test("From the catalog to the door: the contexts tell each other identifiers and amounts")
  func purchase() throws {
    let mug = try Product.mug
    var cart = Cart(in: .eur)
    try cart.add(mug.id, 3, at: mug.price.amount)
    var checkout = try Checkout(stock: Stock([mug.id: 5]), discounts: [], taxRate: .vat)
    let prices = [mug.id: mug.price.amount]
    _ = try checkout.place(.of("c1", cart), prices: prices, at: .june)
    var order = try checkout.paymentAccepted("c1")

    let lines = try order.lines.map { try ShipmentLine($0.product, $0.quantity) }
    var fulfillment = try Fulfillment(of: order.id, lines: lines)
    for (parcel, quantity) in [("p1", 1), ("p2", 2)] {
      let line = try ShipmentLine(mug.id, quantity)
      try fulfillment.ship(
        Shipment(id: ShipmentID(parcel), trackingNumber: "1Z", lines: [line])
      )
      try checkout.stock[mug.id].ship(quantity)
      if fulfillment.isComplete { try order.handle(.ship) }
      #expect(order.status == (parcel == "p2" ? .shipped : .paid))
    }
    #expect((checkout.stock[mug.id].onHand, checkout.stock[mug.id].reserved) == (2, 0))
  }
}
