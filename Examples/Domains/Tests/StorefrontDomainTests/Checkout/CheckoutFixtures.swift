import StorefrontDomain

extension Cart {
  /// Three mugs for 12.50 EUR and a jug for 8.00 EUR: 45.50 EUR.
  static var example: Self {
    get throws {
      var cart = Cart(in: .eur)
      try cart.add("mug", 3, at: eur(1250))
      try cart.add("jug", at: eur(800))
      return cart
    }
  }
}

extension ShippingMethod {
  /// 4.90 EUR, free from 40.00 EUR on.
  static var post: Self {
    get throws { try ShippingMethod(.standard, price: eur(490), freeFrom: eur(4000)) }
  }
}

extension Percentage {
  static var vat: Self { get throws { try Percentage(hundredths: 1900) } }
}

extension CheckoutRequest {
  /// A request for the example's cart.
  static func of(
    _ id: CheckoutID = "c1", _ cart: Cart? = nil, code: String? = nil,
    shipping: ShippingMethod? = nil
  ) throws -> CheckoutRequest {
    try CheckoutRequest(
      id: id, customer: "customer 1", cart: cart ?? .example,
      discountCode: code.map { try DiscountCode($0) }, shipping: shipping ?? .post
    )
  }
}
