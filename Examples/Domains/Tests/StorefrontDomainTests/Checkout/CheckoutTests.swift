import Foundation
import StorefrontDomain
import Testing

@Suite("Placing an order") struct CheckoutTests {
  private let prices: [ProductID: Money] = ["mug": eur(1250), "jug": eur(800)]

  @Test("Placing an order reserves its goods and copies its prices")
  func placed() throws {
    var checkout = try Checkout.example
    let order = try checkout.place(.of(), prices: prices, at: .june)
    #expect((order.id, order.customer, order.status) == ("c1", "customer 1", .placed))
    #expect(order.lines.map(\.total) == [eur(3750), eur(800)])
    #expect((order.shippingCost, order.total) == (eur(0), eur(4550)))
    #expect((checkout.stock["mug"].reserved, checkout.stock["jug"].reserved) == (3, 1))
    let express = try ShippingMethod(.express, price: eur(990))
    let second = try checkout.place(
      .of("c2", .mugs(2), shipping: express), prices: prices, at: .june
    )
    #expect((second.shippingCost, second.total) == (eur(990), eur(3490)))
  }

  @Test(
    "When anything is short, nothing is reserved, and everything that is short is told",
    .tags(.badInput)
  )
  func short() throws {
    var checkout = try Checkout.example
    var cart = try Cart.example
    try cart.setQuantity(6, of: "mug")
    try cart.add("jug", 2, at: eur(800))
    try cart.add("bowl", at: eur(100))
    let before = checkout
    let error = #expect(throws: CheckoutError.self) {
      try checkout.place(
        .of("c1", cart), prices: prices.merging(["bowl": eur(100)]) { $1 }, at: .june
      )
    }
    #expect(checkout == before)
    #expect(
      error?.description == """
        mug: Available: 5, asked for: 6. Ask for fewer.
        jug: Available: 2, asked for: 3. Ask for fewer.
        bowl: Available: 0, asked for: 1. Ask for fewer.
        """
    )
  }

  @Test("A price that changed since it was put into the cart is told, and can be agreed to")
  func changed() throws {
    var (checkout, cart) = (try Checkout.example, try Cart.example)
    let prices: [ProductID: Money] = ["mug": eur(1300), "jug": eur(800)]
    let error = #expect(throws: CheckoutError.self) {
      try checkout.place(.of("c1", cart), prices: prices, at: .june)
    }
    let changes = try #require(error?.priceChanges)
    #expect(changes.map(\.description) == ["mug now costs 13.00 EUR, not 12.50 EUR."])
    #expect(try checkout == .example)
    for change in changes { try cart.setPrice(change.new, of: change.product) }
    #expect(try checkout.place(.of("c1", cart), prices: prices, at: .june).total == eur(4700))
  }

  @Test("Everything that is no longer for sale is told", .tags(.badInput))
  func notForSale() throws {
    var checkout = try Checkout.example
    #expect(throws: CheckoutError.notForSale(["jug"])) {
      try checkout.place(.of(), prices: ["mug": eur(1)], at: .june)
    }
    #expect(throws: CheckoutError.notForSale(["mug", "jug"])) {
      try checkout.place(.of(), prices: [:], at: .june)
    }
    #expect(try checkout == .example)
  }

  @Test("An empty cart is refused", .tags(.badInput))
  func empty() throws {
    var checkout = try Checkout.example
    #expect(throws: CheckoutError.emptyCart) {
      try checkout.place(.of("c1", Cart(in: .eur)), prices: prices, at: .june)
    }
  }

  @Test("Submitting the same checkout twice places one order", .tags(.badInput))
  func twice() throws {
    var checkout = try Checkout.example
    let first = try checkout.place(.of(), prices: prices, at: .june)
    let after = checkout
    #expect(try checkout.place(.of("c1", .mugs(1)), prices: [:], at: .july) == first)
    #expect(checkout == after)
    let paid = try checkout.paymentAccepted("c1")
    #expect(try checkout.place(.of(), prices: prices, at: .june) == paid)
  }

  @Test("An accepted payment makes the order a paid one; its goods stay reserved")
  func accepted() throws {
    var checkout = try Checkout.example
    _ = try checkout.place(.of(), prices: prices, at: .june)
    #expect(try checkout.paymentAccepted("c1").status == .paid)
    #expect(checkout.stock["mug"].reserved == 3)
  }

  @Test("A declined payment cancels the order and releases its goods")
  func declined() throws {
    var checkout = try Checkout.example
    _ = try checkout.place(.of(), prices: prices, at: .june)
    #expect(try checkout.paymentDeclined("c1").status == .cancelled)
    #expect(try checkout.stock == Checkout.example.stock)
    #expect(throws: CheckoutError.declined("c1")) {
      try checkout.place(.of(), prices: prices, at: .june)
    }
    #expect(try checkout.place(.of("c2"), prices: prices, at: .june).status == .placed)
  }

  @Test("A payment is settled once, and only for an order that was placed", .tags(.badInput))
  func settled() throws {
    var checkout = try Checkout.example
    #expect(throws: CheckoutError.unknownCheckout("c1")) { try checkout.paymentAccepted("c1") }
    #expect(throws: CheckoutError.unknownCheckout("c1")) { try checkout.paymentDeclined("c1") }
    _ = try checkout.place(.of(), prices: prices, at: .june)
    _ = try checkout.paymentAccepted("c1")
    let after = checkout
    #expect(throws: CheckoutError.settled("c1")) { try checkout.paymentDeclined("c1") }
    #expect(throws: CheckoutError.settled("c1")) { try checkout.paymentAccepted("c1") }
    #expect(checkout == after)
  }

  @Test("Goods that left the warehouse unpaid are not released a second time", .tags(.badInput))
  func shippedUnpaid() throws {
    var checkout = try Checkout.example
    _ = try checkout.place(.of(), prices: prices, at: .june)
    try checkout.stock["mug"].ship(1)
    let before = checkout
    let error = #expect(throws: CheckoutError.self) { try checkout.paymentDeclined("c1") }
    #expect(
      error?.description
        == "mug: Reserved: 2, asked for: 3. Reserve them first."
    )
    #expect(checkout == before)
  }

  @Test("A discount is used up by orders, and given back by a declined payment")
  func discounts() throws {
    var checkout = try Checkout.example
    let code = try DiscountCode("SUMMER25")
    let usedUp = CheckoutError.discountRefused(code, [.usedUp(1)])
    let order = try checkout.place(.of("c1", code: "summer 25"), prices: prices, at: .june)
    #expect(order.total == eur(4095))
    #expect(throws: usedUp) {
      try checkout.place(.of("c2", .mugs(1), code: "SUMMER25"), prices: prices, at: .june)
    }
    _ = try checkout.paymentDeclined("c1")
    let second = try checkout.place(
      .of("c2", .mugs(1), code: "SUMMER25"), prices: prices, at: .june
    )
    #expect(second.total == eur(1125 + 490))
  }

  @Test("A code that nobody knows is refused", .tags(.badInput))
  func unknownCode() throws {
    var checkout = try Checkout.example
    let code = try DiscountCode("WINTER25")
    #expect(throws: CheckoutError.unknownDiscount(code)) {
      try checkout.place(.of(code: "WINTER25"), prices: prices, at: .june)
    }
  }

  @Test("Of two discounts with the same code, the last counts")
  func sameCode() throws {
    let discounts = try [Discount.of(.tenPercent), .of(.amount(eur(50)))]
    var checkout = try Checkout(stock: Stock(["mug": 5]), discounts: discounts, taxRate: .vat)
    let order = try checkout.place(
      .of("c1", .mugs(4), code: "SUMMER25"), prices: prices, at: .june
    )
    #expect(order.total == eur(4950))
  }

  @Test("Each error says what to do")
  func sentences() throws {
    let code = try DiscountCode("SUMMER25")
    let expected: [(CheckoutError, String)] = [
      (.emptyCart, "The cart is empty. Add a product first."),
      (.notForSale(["mug", "jug"]), "No longer for sale: mug, jug. Take it out of the cart."),
      (.unknownDiscount(code), "There is no code SUMMER25. Check how it is written."),
      (
        .discountRefused(code, [.usedUp(1), .endedAt(.july)]),
        "The code SUMMER25 does not apply. It has been used as often as it may be: 1. "
          + "It ended at 2030-07-01 00:00 UTC."
      ),
      (.order(.noLines), "The order is empty. Order at least one product."),
      (.declined("c1"), "The payment for c1 was declined. Check out again."),
      (.unknownCheckout("c1"), "Nothing was ordered with c1. Check out first."),
      (.settled("c1"), "The payment for c1 is settled. Look at its order."),
    ]
    for (error, sentence) in expected { #expect(error.description == sentence) }
    var checkout = try Checkout.example
    let changed = #expect(throws: CheckoutError.self) {
      try checkout.place(.of(), prices: ["mug": eur(1), "jug": eur(2)], at: .june)
    }
    #expect(
      changed?.description
        == "mug now costs 0.01 EUR, not 12.50 EUR. jug now costs 0.02 EUR, not 8.00 EUR. "
        + "Agree to it, or take it out."
    )
  }
}

extension Checkout {
  /// Five mugs, two jugs, and a code for 10 % off that can be used once.
  fileprivate static var example: Self {
    get throws {
      try Checkout(
        stock: Stock(["mug": 5, "jug": 2]), discounts: [.of(.tenPercent, usageLimit: 1)],
        taxRate: .vat
      )
    }
  }
}

extension CheckoutError {
  fileprivate var priceChanges: [PriceChange]? {
    if case .pricesChanged(let changes) = self { changes } else { nil }
  }
}

extension Cart {
  fileprivate static func mugs(_ quantity: Int) throws -> Cart {
    var cart = Cart(in: .eur)
    try cart.add("mug", quantity, at: eur(1250))
    return cart
  }
}
