import StorefrontDomain
import Testing

@Suite("A cart") struct CartTests {
  @Test("The same product is one line, at the price that was seen last")
  func added() throws {
    var cart = try Cart.example
    #expect(cart.lines.map(\.product) == ["mug", "jug"])
    try cart.add("mug", at: eur(1300))
    #expect(cart.lines.map(\.product) == ["mug", "jug"])
    #expect(cart.lines.map(\.quantity) == [4, 1])
    #expect(cart.lines.map(\.price) == [eur(1300), eur(800)])
  }

  @Test("A quantity and a price can be changed, and a line removed")
  func changed() throws {
    var cart = try Cart.example
    try cart.setQuantity(7, of: "jug")
    try cart.setPrice(eur(900), of: "jug")
    try cart.remove("mug")
    #expect(cart.lines.map(\.product) == ["jug"])
    #expect(cart.lines.map(\.quantity) == [7])
    #expect(cart.lines.map(\.price) == [eur(900)])
  }

  @Test(
    "A line has 1 to 99 pieces",
    .tags(.badInput),
    arguments: [(.min, false), (0, false), (1, true), (99, true), (100, false), (.max, false)]
      as [(Int, Bool)]
  )
  func limits(_ quantity: Int, _ isAccepted: Bool) throws {
    var (empty, cart) = (Cart(in: .eur), try Cart.example)
    if isAccepted {
      try empty.add("mug", quantity, at: eur(1250))
      try cart.setQuantity(quantity, of: "mug")
    } else {
      let error = CartError.quantityOutOfRange(quantity)
      #expect(throws: error) { try empty.add("mug", quantity, at: eur(1250)) }
      #expect(throws: error) { try cart.setQuantity(quantity, of: "mug") }
    }
    #expect(empty.lines.map(\.quantity) == (isAccepted ? [quantity] : []))
    #expect(cart.lines[0].quantity == (isAccepted ? quantity : 3))
  }

  @Test("Pieces that are added count with those that are there", .tags(.badInput))
  func limitOfSum() throws {
    var cart = try Cart.example
    #expect(throws: CartError.quantityOutOfRange(100)) { try cart.add("mug", 97, at: eur(1)) }
    #expect(try cart == .example)
    try cart.add("mug", 96, at: eur(1250))
    #expect(cart.lines[0].quantity == 99)
  }

  @Test("A product that is not in the cart can be neither changed nor removed", .tags(.badInput))
  func notInCart() throws {
    var cart = try Cart.example
    #expect(throws: CartError.notInCart("bowl")) { try cart.setQuantity(1, of: "bowl") }
    #expect(throws: CartError.notInCart("bowl")) { try cart.setPrice(eur(1), of: "bowl") }
    #expect(throws: CartError.notInCart("bowl")) { try cart.remove("bowl") }
    #expect(try cart == .example)
  }

  @Test("A price is above zero and in the currency of the cart", .tags(.badInput))
  func prices() throws {
    var cart = try Cart.example
    let otherCurrency = CartError.otherCurrency(.usd, expected: .eur)
    #expect(throws: CartError.priceNotAboveZero(eur(0))) { try cart.add("bowl", at: eur(0)) }
    #expect(throws: CartError.priceNotAboveZero(eur(0))) { try cart.setPrice(eur(0), of: "mug") }
    #expect(throws: otherCurrency) { try cart.add("bowl", at: usd(1)) }
    #expect(throws: otherCurrency) { try cart.setPrice(usd(1), of: "mug") }
    #expect(try cart == .example)
    try cart.add("bowl", at: eur(1))
    #expect(cart.lines.count == 3)
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (.quantityOutOfRange(0), "0 pieces are out of range. Choose 1 to 99."),
      (.notInCart("mug"), "mug is not in the cart. Add it first."),
      (.priceNotAboveZero(eur(0)), "A price of 0.00 EUR is not above zero. Use a higher one."),
      (
        .otherCurrency(.usd, expected: .eur),
        "This cart is in EUR. Use another one for USD."
      ),
    ] as [(CartError, String)]
  )
  func sentences(_ error: CartError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
