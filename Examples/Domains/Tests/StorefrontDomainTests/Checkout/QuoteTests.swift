import StorefrontDomain
import Testing

@Suite("What a cart costs") struct QuoteTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let off: Int?, discounts: [Int], shipping: Int, total: Int, tax: Int
    var testDescription: String {
      let discount = off.map { "less \(eur($0))" } ?? "without a discount"
      return "45.50 EUR \(discount), shipping \(eur(shipping)) → \(eur(total)), tax \(eur(tax))"
    }
    static let table = [
      Example(off: nil, discounts: [0, 0], shipping: 0, total: 4550, tax: 726),
      Example(off: 550, discounts: [453, 97], shipping: 0, total: 4000, tax: 639),
      Example(off: 551, discounts: [454, 97], shipping: 490, total: 4489, tax: 717),
      Example(off: 4550, discounts: [3750, 800], shipping: 490, total: 490, tax: 78),
    ]
  }

  @Test(
    "Goods less the discount plus shipping is the total; the discount decides on free shipping",
    arguments: Example.table
  )
  func figures(_ example: Example) throws {
    let quote = try Quote.of(.example, off: example.off)
    #expect(quote.subtotal == eur(4550))
    #expect(quote.discount == eur(example.off ?? 0))
    #expect(quote.lines.map(\.discount) == example.discounts.map(eur))
    #expect(quote.shipping == eur(example.shipping))
    #expect(quote.total == eur(example.total))
    #expect(quote.includedTax == eur(example.tax))
  }

  @Test("Each line keeps its product, its quantity and its price")
  func lines() throws {
    let quote = try Quote.of(.example, off: 550)
    #expect(quote.lines.map(\.product) == ["mug", "jug"])
    #expect(quote.lines.map(\.quantity) == [3, 1])
    #expect(quote.lines.map(\.unitPrice) == [eur(1250), eur(800)])
    #expect(quote.lines.map(\.total) == [eur(3297), eur(703)])
  }

  @Test(
    "Lines and shipping add up to the total with each discount from 0.01 to 5.00 EUR: 500 cases",
    .tags(.everyCase)
  )
  func everyCase() throws {
    var cart = Cart(in: .eur)
    try cart.add("a", 2, at: eur(33))
    try cart.add("b", 1, at: eur(1))
    try cart.add("c", 7, at: eur(57))
    let quotes = try (1...500).map { try Quote.of(cart, off: $0) }
    let exact = try quotes.filter { quote in
      try quote.lines.reduce(quote.shipping) { try $0 + $1.total } == quote.total
    }
    #expect(exact.count == 500)
    #expect(Set(quotes.map(\.total)).count == 466)
  }

  @Test("A discount that does not apply is refused with its reasons", .tags(.badInput))
  func refused() throws {
    let code = try DiscountCode("SUMMER25")
    let discount = try Discount.of(.amount(eur(1)), minimumOrder: eur(4551))
    let missing = DiscountObstacle.belowMinimum(eur(4551), missing: eur(1))
    #expect(throws: CheckoutError.discountRefused(code, [missing])) {
      try Quote(
        for: .example, discount: discount, shipping: .post, taxRate: .vat, at: .june
      )
    }
  }

  @Test("A cart that is empty, or costs more than can be counted, has no price", .tags(.badInput))
  func extremes() throws {
    var cart = Cart(in: .eur)
    #expect(throws: CheckoutError.emptyCart) { try Quote.of(cart) }
    try cart.add("mug", 2, at: eur(.max / 2))
    #expect(try Quote.of(cart).total == eur(.max - 1))
    try cart.add("jug", 2, at: eur(1))
    #expect(throws: CheckoutError.order(.money(.tooLarge(.eur)))) { try Quote.of(cart) }
  }

  @Test("Shipping in another currency than the cart is refused", .tags(.badInput))
  func currencies() throws {
    let post = try ShippingMethod(.standard, price: usd(490))
    #expect(throws: CheckoutError.order(.money(.differentCurrencies(.eur, .usd)))) {
      try Quote(for: .example, discount: nil, shipping: post, taxRate: .vat, at: .june)
    }
  }
}

extension Quote {
  fileprivate static func of(_ cart: Cart, off cents: Int? = nil) throws -> Quote {
    try Quote(
      for: cart, discount: cents.map { try .of(.amount(eur($0))) }, shipping: .post,
      taxRate: .vat, at: .june
    )
  }
}
