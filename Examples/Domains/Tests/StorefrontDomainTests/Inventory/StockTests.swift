import StorefrontDomain
import Testing

@Suite("The stock of several products") struct StockTests {
  @Test("All that is asked for is reserved, and can be released again")
  func reserved() throws {
    let before = try Stock(["mug": 5, "jug": 1])
    var stock = before
    try stock.reserve([StockRequest("mug", 2), StockRequest("jug", 1), StockRequest("mug", 3)])
    #expect((stock["mug"].available, stock["jug"].available) == (0, 0))
    try stock.release([StockRequest("mug", 5), StockRequest("jug", 1)])
    #expect(stock == before)
  }

  @Test(
    "When anything is short, nothing is reserved, and everything that is short is told",
    .tags(.badInput)
  )
  func short() throws {
    var stock = try Stock(["mug": 5, "jug": 1])
    let before = stock
    let error = #expect(throws: RefusedRequests.self) {
      try stock.reserve([
        StockRequest("mug", 3), StockRequest("jug", 2), StockRequest("mug", 3),
      ])
    }
    #expect(stock == before)
    #expect(error?.requests.map(\.product) == ["jug", "mug"])
    #expect(
      error?.description == """
        jug: Available: 1, asked for: 2. Ask for fewer.
        mug: Available: 2, asked for: 3. Ask for fewer.
        """
    )
  }

  @Test("A product that never came in has a stock of zero")
  func unknown() {
    #expect(Stock()["mug"] == StockItem())
  }

  @Test("Each product is received and shipped by itself")
  func separate() throws {
    var stock = try Stock(["mug": 5, "jug": 1])
    try stock["mug"].reserve(2)
    try stock["mug"].ship(2)
    #expect((stock["mug"].onHand, stock["jug"].onHand) == (3, 1))
  }
}

extension Stock {
  init(_ quantities: [ProductID: Int]) throws {
    self.init()
    for (product, quantity) in quantities { try self[product].receive(quantity) }
  }
}
