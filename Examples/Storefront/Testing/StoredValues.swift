import Foundation
package import StorefrontDomain
package import StorefrontServer

// Values as laws and tests store them.

extension Money {
  static func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }
}

extension Product {
  package static func mug(_ cents: Int, id: ProductID = "mug") throws -> Product {
    Product(
      id: id, name: try Name("Mug"), description: "Stoneware.", price: try Price(.euros(cents)),
      category: Category(id: "kitchen", name: try Name("Kitchen")))
  }
}

extension StockItem {
  package static func of(_ pieces: Int, reserved: Int = 0) throws -> StockItem {
    var item = StockItem()
    try item.receive(pieces)
    if reserved > 0 { try item.reserve(reserved) }
    return item
  }
}

extension PlacedOrder {
  package static func of(
    _ visitor: CustomerID, _ number: String, at second: Double = 1_000,
    by shipping: ShippingMethod.Kind = .pickup, cents: Int = 12_50, text: String = "Mug"
  ) throws -> PlacedOrder {
    let line = try OrderLineItem(
      "mug", quantity: 1, unitPrice: .euros(cents), discount: .euros(50))
    var placed = PlacedOrder(
      order: try Order(
        id: OrderID(number), customer: visitor, lines: [line], shippingCost: .euros(50)),
      address: try Address(street: text, postalCode: "10115", city: "Berlin", country: "Germany"),
      shipping: shipping, placedAt: Date(timeIntervalSince1970: second))
    placed.names = ["mug": text]
    return placed
  }
}

extension StoredAnswer {
  package static func to(_ request: String, at second: Double = 1_000) -> StoredAnswer {
    StoredAnswer(
      request: RequestDigest(of: request), givenAt: Date(timeIntervalSince1970: second),
      status: 201, body: Data([0, 255, 10]))
  }
}
