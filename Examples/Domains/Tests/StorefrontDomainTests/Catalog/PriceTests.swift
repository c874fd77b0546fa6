import StorefrontDomain
import Testing

@Suite("The price of a product") struct PriceTests {
  @Test("A price is above zero, be it by a cent", .tags(.badInput))
  func aboveZero() throws {
    #expect(try Price(eur(1)).amount == eur(1))
    #expect(throws: PriceError.notAboveZero(eur(0))) { try Price(eur(0)) }
    #expect(throws: PriceError.notAboveZero(eur(-1))) { try Price(typed: "-0.01", .eur) }
  }

  @Test("A price can be typed, and a typing error is told", .tags(.badInput))
  func typed() throws {
    #expect(try Price(typed: "12.50", .eur) == Price(eur(1250)))
    #expect(throws: PriceError.unreadable(.blank(.eur))) { try Price(typed: " ", .eur) }
  }
}
