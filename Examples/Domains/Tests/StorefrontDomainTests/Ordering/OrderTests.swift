import StorefrontDomain
import Testing

@Suite("An order") struct OrderTests {
  @Test("A line costs its price times its quantity, less its part of the discount")
  func lines() throws {
    let line = try OrderLineItem("mug", quantity: 3, unitPrice: eur(1250), discount: eur(50))
    #expect(line.total == eur(3700))
    #expect((line.product, line.quantity) == ("mug", 3))
    #expect((line.unitPrice, line.discount) == (eur(1250), eur(50)))
  }

  @Test("An order costs its lines and its shipping, and starts as placed")
  func total() throws {
    let order = try Order.example
    #expect(order.total == eur(3700 + 800 + 490))
    #expect(order.shippingCost == eur(490))
    #expect((order.subtotal, order.discount) == (eur(3750 + 800), eur(50)))
    #expect(order.includedTax == nil)
    #expect(order.lines.map(\.product) == ["mug", "jug"])
    #expect((order.id, order.customer, order.status) == ("order 1", "customer 1", .placed))
  }

  struct BadLine: Sendable, CustomTestStringConvertible {
    let quantity: Int, price: Int, discount: Int, error: OrderError?
    init(_ quantity: Int, at price: Int, less discount: Int, _ error: OrderError?) {
      (self.quantity, self.price, self.discount) = (quantity, price, discount)
      self.error = error
    }
    var testDescription: String {
      let line = "\(quantity) × \(eur(price)) less \(eur(discount))"
      return "\(line) → \(error?.description ?? "accepted")"
    }
    static let table = [
      BadLine(1, at: 100, less: 100, nil),
      BadLine(1, at: 0, less: 0, nil),
      BadLine(0, at: 100, less: 0, .quantityNotAboveZero("mug", 0)),
      BadLine(-1, at: 100, less: 0, .quantityNotAboveZero("mug", -1)),
      BadLine(1, at: 100, less: 101, .discountTooLarge("mug", eur(101))),
      BadLine(1, at: -1, less: 0, .money(.belowZero(eur(-1)))),
      BadLine(1, at: 100, less: -1, .money(.belowZero(eur(-1)))),
      BadLine(2, at: .max, less: 0, .money(.tooLarge(.eur))),
    ]
  }

  @Test(
    "A line that makes no sense is refused", .tags(.badInput), arguments: BadLine.table
  )
  func refusedLines(_ example: BadLine) {
    let result = Result { () throws(OrderError) in
      try OrderLineItem(
        "mug", quantity: example.quantity, unitPrice: eur(example.price),
        discount: eur(example.discount)
      )
    }
    if case .failure(let error) = result {
      #expect(error == example.error)
    } else {
      #expect(example.error == nil)
    }
  }

  @Test(
    "An order without lines, or with amounts that do not add up, is refused", .tags(.badInput)
  )
  func refused() throws {
    #expect(throws: OrderError.noLines) { try Order.of([], shippingCost: eur(0)) }
    let line = try OrderLineItem("mug", quantity: 1, unitPrice: eur(1), discount: eur(0))
    #expect(throws: OrderError.money(.belowZero(eur(-1)))) {
      try Order.of([line], shippingCost: eur(-1))
    }
    #expect(throws: OrderError.money(.differentCurrencies(.usd, .eur))) {
      try Order.of([line], shippingCost: usd(1))
    }
    #expect(throws: OrderError.money(.tooLarge(.eur))) {
      try Order.of([line], shippingCost: eur(.max))
    }
    #expect(try Order.of([line], shippingCost: eur(0)).total == eur(1))
  }

  @Test("An order moves on with its events, and keeps its status when one is refused")
  func events() throws {
    var order = try Order.example
    try order.handle(.pay)
    #expect(order.status == .paid)
    #expect(throws: OrderError.impossible(.deliver, .paid)) { try order.handle(.deliver) }
    #expect(order.status == .paid)
  }

  @Test(
    "Each error says what to do",
    arguments: [
      (.noLines, "The order is empty. Order at least one product."),
      (.quantityNotAboveZero("mug", 0), "0 pieces of mug cannot be ordered. Order one or more."),
      (
        .discountTooLarge("mug", eur(101)),
        "A discount of 1.01 EUR is more than mug costs. Take less off."
      ),
      (.money(.belowZero(eur(-1))), "-0.01 EUR is below zero. Use zero or more."),
    ] as [(OrderError, String)]
  )
  func sentences(_ error: OrderError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}

extension Order {
  fileprivate static func of(
    _ lines: [OrderLineItem], shippingCost: Money
  ) throws(OrderError) -> Order {
    try Order(id: "order 1", customer: "customer 1", lines: lines, shippingCost: shippingCost)
  }

  fileprivate static var example: Order {
    get throws {
      try of(
        [
          OrderLineItem("mug", quantity: 3, unitPrice: eur(1250), discount: eur(50)),
          OrderLineItem("jug", quantity: 1, unitPrice: eur(800), discount: eur(0)),
        ],
        shippingCost: eur(490)
      )
    }
  }
}
