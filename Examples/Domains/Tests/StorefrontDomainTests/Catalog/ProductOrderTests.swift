import StorefrontDomain
import Testing

@Suite("The order of a list of products") struct ProductOrderTests {
  @Test(
    "Products are listed by price, by name or by rating",
    arguments: [
      (.cheapestFirst, "bowl Cup Axe dish"), (.dearestFirst, "dish Axe Cup bowl"),
      (.byName, "Axe bowl Cup dish"), (.bestRatedFirst, "dish Cup bowl Axe"),
    ] as [(ProductOrder, String)]
  )
  func sorted(_ order: ProductOrder, _ names: String) throws {
    let products = try [
      Product.named("Axe", cents: 300), .named("dish", cents: 400), .named("bowl", cents: 100),
      .named("Cup", cents: 200),
    ]
    var reviews = Reviews()
    reviews.add(.of("bowl", by: "Customer 1", .three))
    reviews.add(.of("bowl", by: "Customer 2", .four))
    reviews.add(.of("Cup", by: "Customer 1", .four))
    reviews.add(.of("dish", by: "Customer 1", .five))
    let sorted = order.sorted(products, reviews: reviews)
    #expect(sorted.map(\.name.description).joined(separator: " ") == names)
  }

  @Test(
    "Products that are equal in that respect stay as they were",
    arguments: ProductOrder.allCases
  )
  func stable(_ order: ProductOrder) throws {
    let products = try ["z", "a", "m", "b"].map { id in
      try Product(id: ProductID(id), name: Name("Mug"), price: Price(eur(1)), category: .kitchen)
    }
    #expect(order.sorted(products, reviews: Reviews()) == products)
    var reviews = Reviews()
    for product in products { reviews.add(.of(product.id, by: "Customer 1", .four)) }
    #expect(order.sorted(products, reviews: reviews) == products)
  }

  @Test("Products without a review come after the worst of the others")
  func unrated() throws {
    let products = try ["a", "b", "c", "d"].map { try Product.named($0) }
    var reviews = Reviews()
    for id in ["b", "d"] { reviews.add(.of(ProductID(id), by: "Customer 1", .one)) }
    let sorted = ProductOrder.bestRatedFirst.sorted(products, reviews: reviews)
    #expect(sorted.map(\.id) == ["b", "d", "a", "c"])
    let reversed = ProductOrder.bestRatedFirst.sorted(products.reversed(), reviews: reviews)
    #expect(reversed.map(\.id) == ["d", "b", "c", "a"])
  }

  @Test("Prices in different currencies are grouped by currency")
  func currencies() throws {
    var dollars = try Product.named("Axe")
    dollars.price = try Price(usd(1))
    let cheap = try Product.named("Cup", cents: 2)
    let dear = try Product.named("Jug", cents: 3)
    let sorted = ProductOrder.cheapestFirst.sorted([dear, dollars, cheap], reviews: Reviews())
    #expect(sorted == [cheap, dear, dollars])
  }
}
