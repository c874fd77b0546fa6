import StorefrontDomain
import StorefrontTesting
import Testing

@MainActor @Suite("The API of the shop")
struct APITests {
  /// The body of an order that costs so many cents.
  private nonisolated static func order(
    _ cents: Int, _ shipping: String = "pickup", street: String = "Hauptstraße 1"
  ) -> String {
    """
    {
      "shipping": "\(shipping)", "total": {"minorUnits": \(cents), "currency": "EUR"},
      "address": {
        "street": "\(street)", "postalCode": "10115", "city": "Berlin", "country": "Germany"
      }
    }
    """
  }

  /// Asks a shop; a body is JSON unless another type is said.
  private func ask(
    _ shop: TestShop, _ method: String, _ path: String, _ body: String? = nil, key: String? = nil,
    type: String = "application/json", as visitor: String? = anna
  ) async throws -> (status: Int, text: String) {
    let answer = try await shop.ask(method, path, body, key: key, type: type, as: visitor)
    return (answer.status, answer.text)
  }

  @Test("A change that comes again with its key is done once, and answered the same")
  func once() async throws {
    try await withShop { shop in
      let line = #"{"product": "mug", "quantity": 2}"#
      let first = try await ask(shop, "POST", "cart/lines", line, key: "1")
      let again = try await ask(shop, "POST", "cart/lines", line, key: "1")
      #expect(first.status == 200 && first == again)
      let order = Self.order(2_500)
      let placed = try await ask(shop, "POST", "orders", order, key: "2")
      let placedAgain = try await ask(shop, "POST", "orders", order, key: "2")
      #expect(placed.status == 201 && placed == placedAgain)
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(orders.map { $0.order.lines.map(\.quantity) } == [[2]])
      let stock = try await shop.storage.read { try $0.stock(of: "mug") }
      #expect(stock.available == 23)
    }
  }

  @Test("A key is not used for something else")
  func otherRequest() async throws {
    try await withShop { shop in
      _ = try await ask(shop, "POST", "cart/lines", #"{"product": "mug", "quantity": 2}"#, key: "1")
      let other = try await ask(
        shop, "POST", "cart/lines", #"{"product": "mug", "quantity": 3}"#, key: "1")
      #expect(other.status == 422)
      let cart = try await shop.storage.read { try $0.cart(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(cart.lines.map(\.quantity) == [2])
    }
  }

  @Test(
    "What cannot be is refused with its field, and nothing has changed",
    arguments: [
      ("POST", "cart/lines", #"{"product": "mug", "quantity": -1}"#, 422, "quantity"),
      ("POST", "cart/lines", #"{"product": "mug", "quantity": 100}"#, 422, "quantity"),
      ("POST", "cart/lines", #"{"product": "mug", "quantity": 1e99}"#, 400, "detail"),
      ("POST", "cart/lines", #"{"product": "mug"}"#, 400, "quantity"),
      ("POST", "cart/lines", #"{"product": "unicorn", "quantity": 1}"#, 404, "product"),
      ("POST", "cart/lines", "{", 400, "detail"),
      ("POST", "cart/lines", String(repeating: "[", count: 513), 400, "no JSON"),
      ("PUT", "cart/lines/teapot", String(repeating: #"{"a":"#, count: 513), 400, "no JSON"),
      ("PUT", "cart/lines/mug", #"{"quantity": 1}"#, 404, "detail"),
      ("DELETE", "cart/lines/mug", nil, 404, "detail"),
      (
        "POST", "orders",
        order(1_250, "balloon"),
        422, "shipping"
      ),
      (
        "POST", "orders",
        order(1_250, "standard", street: " "),
        422, "address"
      ),
      ("POST", "orders", order(38_00, "standard", street: "\\u0000"), 422, "character"),
      (
        "POST", "orders", order(38_00, "standard", street: String(repeating: "a", count: 201)), 422,
        "200"
      ),
      (
        "POST", "cart/lines", #"{"product": "\#(String(repeating: "a", count: 17_000))"}"#, 413,
        "Large"
      ),
      ("GET", "products?page=0", nil, 422, "page"),
      ("GET", "products?search=\(String(repeating: "a", count: 201))", nil, 422, "200 characters"),
      ("GET", "products?sort=mood", nil, 422, "sort"),
      ("GET", "products?min=5&max=1", nil, 422, "lowest"),
      ("GET", "products/unicorn", nil, 404, "detail"),
      ("GET", "orders/1001", nil, 404, "detail"),
    ] as [(String, String, String?, Int, String)])
  func refused(method: String, path: String, body: String?, status: Int, word: String) async throws
  {
    try await withShop { shop in
      _ = try await ask(
        shop, "POST", "cart/lines", #"{"product": "teapot", "quantity": 1}"#, key: "0")
      let answer = try await ask(shop, method, path, body, key: "1")
      #expect(answer.status == status && answer.text.contains(word), "\(answer)")
      let cart = try await shop.storage.read { try $0.cart(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(cart.lines.map(\.product) == ["teapot"] && orders == [])
    }
  }

  @Test("Who is not known, gives no key, or sends no JSON is told so")
  func formalities() async throws {
    try await withShop { shop in
      let line = #"{"product": "mug", "quantity": 1}"#
      let unknown = try await ask(shop, "GET", "cart", as: nil)
      #expect(unknown.status == 401)
      #expect(try await ask(shop, "POST", "cart/lines", line).status == 400)
      #expect(
        try await ask(shop, "POST", "cart/lines", line, key: "1", type: "text/plain").status == 415)
    }
  }

  @Test("An empty cart is not ordered, and what is no address is nothing")
  func nothing() async throws {
    try await withShop { shop in
      let empty = try await ask(shop, "POST", "orders", Self.order(0), key: "1")
      #expect(empty.status == 409 && empty.text.contains("The cart is empty."))
      let nowhere = try await ask(shop, "GET", "unicorns")
      #expect(nowhere.status == 404 && nowhere.text.contains(#""detail":"Not Found.""#))
    }
  }

  @Test("An order is no other browser's")
  func private_() async throws {
    try await withShop { shop in
      _ = try await ask(shop, "POST", "cart/lines", #"{"product": "mug", "quantity": 1}"#, key: "1")
      let order = Self.order(1_250)
      _ = try await ask(shop, "POST", "orders", order, key: "2")
      #expect(try await ask(shop, "GET", "orders/1001").status == 200)
      #expect(try await ask(shop, "GET", "orders/1001", as: berta).status == 404)
      #expect(try await ask(shop, "GET", "orders", as: berta).text == "[]")
    }
  }

  @Test("A price that has changed since it was seen is told, until it is accepted")
  func price() async throws {
    try await withShop { shop in
      _ = try await ask(shop, "POST", "cart/lines", #"{"product": "mug", "quantity": 1}"#, key: "1")
      try await shop.storage.write { shop in
        guard var mug = try shop.product("mug") else { return }
        mug.price = try Price(Money(minorUnits: 13_00, .eur))
        try shop.save(mug)
      }
      let order = Self.order(1_300)
      let refused = try await ask(shop, "POST", "orders", order, key: "2")
      #expect(
        refused.status == 409 && refused.text.contains("Mug now costs 13.00 EUR, not 12.50 EUR."))
      #expect(try await ask(shop, "POST", "cart/prices", key: "3").status == 200)
      let placed = try await ask(shop, "POST", "orders", order, key: "4")
      #expect(placed.status == 201 && placed.text.contains(#""minorUnits":1300"#))
    }
  }

  @Test("The catalogue is searched, filtered, sorted and paged")
  func catalogue() async throws {
    try await withShop { shop in
      let all = try await ask(shop, "GET", "products?sort=cheapest&page=2")
      #expect(all.text.contains(#""count":20,"page":2,"pageCount":2,"#))
      let wool = try await ask(shop, "GET", "products?search=WOOL")
      #expect(wool.text.contains(#""id":"blanket""#) && wool.text.contains(#""count":1,"#))
      let kitchen = try await ask(
        shop, "GET", "products?category=kitchen&min=10&max=30&sort=dearest")
      #expect(kitchen.text.contains(#""count":3,"#))
      #expect(try await ask(shop, "GET", "products?page=9").text.contains(#""products":[]"#))
    }
  }
}
