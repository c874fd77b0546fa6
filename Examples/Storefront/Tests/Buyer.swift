import Foundation
import StorefrontHTTP

/// A purchase with the keys of its two changes.
struct Wish: Sendable {
  let line = UUID().uuidString
  let order = UUID().uuidString
}

/// A customer who buys one mug after the other, over HTTP.
struct Buyer {
  private struct Line: Encodable, Sendable {
    var product: String
    var quantity = 1
  }

  private struct Order: Encodable, Sendable {
    struct Total: Encodable, Sendable {
      var minorUnits: Int
      var currency = "EUR"
    }

    struct Address: Encodable, Sendable {
      var street = "Hauptstraße 1"
      var postalCode = "10115"
      var city = "Berlin"
      var country = "Germany"
    }

    var shipping = "pickup"
    var total: Total
    var address = Address()
  }

  private struct Cart: Decodable, Sendable {
    struct Line: Decodable, Sendable { var quantity: Int }
    var lines: [Line]
  }

  private struct Receipt: Decodable, Sendable { var id: String }

  private let http: StoreHTTP

  /// Makes the customer whose browser has an identity, of 22 letters.
  init(api: URL, visitor: String = "AAAAAAAAAAAAAAAAAAAAAA") {
    http = StoreHTTP(
      base: api, headers: ["Cookie": "vitro.visitor=\(visitor)"], transport: .toProgram)
  }

  /// Buys a piece; returns the number of the order.
  ///
  /// - Parameter cents: Its price.
  func buy(
    _ wish: Wish, of product: String = "mug", for cents: Int = 12_50
  ) async throws(StoreError) -> String {
    let line = Line(product: product)
    let order = Order(total: .init(minorUnits: cents))
    _ = try await http.load(Resource<Cart>(.post, "cart/lines", body: line, key: wish.line))
    return try await http.load(Resource<Receipt>(.post, "orders", body: order, key: wish.order)).id
  }

  /// Looks at a product.
  func look(at product: String) async throws(StoreError) {
    struct Seen: Decodable, Sendable {}
    _ = try await http.load(Resource<Seen>(.get, "products/\(product)"))
  }

  /// The numbers of the newest orders, the newest first.
  func orders() async throws(StoreError) -> [String] {
    try await http.load(Resource<[Receipt]>(.get, "orders")).map(\.id)
  }

  /// Goes on until the program has gone; returns the orders that were acknowledged, and the wish that was not.
  func buyForever() async -> (Set<String>, Wish) {
    var orders: Set<String> = []
    while true {
      let wish = Wish()
      do { orders.insert(try await buy(wish)) } catch { return (orders, wish) }
    }
  }
}
