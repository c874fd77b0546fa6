import StorefrontDomain
import Testing

@Suite("A way of shipping") struct ShippingMethodTests {
  @Test(
    "Shipping is free from its threshold on, to the cent",
    arguments: [(4999, 490), (5000, 0), (5001, 0), (0, 490)]
  )
  func cost(_ goods: Int, _ cost: Int) throws {
    let method = try ShippingMethod(.standard, price: eur(490), freeFrom: eur(5000))
    #expect(try method.cost(for: eur(goods)) == eur(cost))
    #expect(method.kind == .standard)
  }

  @Test("Without a threshold it always costs the same")
  func noThreshold() throws {
    let method = try ShippingMethod(.express, price: eur(990))
    #expect(try method.cost(for: eur(.max)) == eur(990))
    #expect(try ShippingMethod(.pickup, price: eur(0)).cost(for: eur(1)) == .zero(.eur))
  }

  @Test("Neither the price nor the threshold is below zero", .tags(.badInput))
  func belowZero() {
    #expect(throws: MoneyError.belowZero(eur(-1))) {
      try ShippingMethod(.standard, price: eur(-1))
    }
    #expect(throws: MoneyError.belowZero(eur(-1))) {
      try ShippingMethod(.standard, price: eur(0), freeFrom: eur(-1))
    }
  }

  @Test("Price, threshold and goods are in one currency", .tags(.badInput))
  func currencies() throws {
    #expect(throws: MoneyError.differentCurrencies(.usd, .eur)) {
      try ShippingMethod(.standard, price: eur(490), freeFrom: usd(5000))
    }
    let method = try ShippingMethod(.standard, price: eur(490), freeFrom: eur(5000))
    #expect(throws: MoneyError.differentCurrencies(.usd, .eur)) { try method.cost(for: usd(1)) }
  }
}
