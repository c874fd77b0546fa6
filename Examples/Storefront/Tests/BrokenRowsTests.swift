import Foundation
import GRDB
import StorefrontServer
import StorefrontSQLite
import Testing

@Suite("Rows that break a rule")
struct BrokenRowsTests {
  @Test(
    "Who needs one is told that something went wrong, the log why, and nobody else is disturbed",
    arguments: [
      ("UPDATE orders SET currency = 'XXX'", "orders/1001", "currency"),
      ("UPDATE orders SET status = 'lost'", "orders", "status"),
      ("UPDATE orders SET shipping = 'balloon'", "orders", "way of shipping"),
      ("UPDATE orders SET street = ' '", "orders", "street"),
      ("UPDATE orders SET placedAt = 9e999", "orders", "moment"),
      ("UPDATE orders SET shippingCost = -490", "orders", "below zero"),
      ("UPDATE orderLines SET quantity = 0", "orders", "0 pieces"),
      ("UPDATE orderLines SET unitPrice = 9223372036854775807", "orders", "too large"),
      ("DELETE FROM orderLines", "orders", "empty"),
      ("UPDATE cartLines SET quantity = -1 WHERE visitor LIKE 'A%'", "cart", "-1 pieces"),
      ("UPDATE cartLines SET price = 0 WHERE visitor LIKE 'A%'", "cart", "not above zero"),
      ("UPDATE cartLines SET currency = 'USD' WHERE visitor LIKE 'A%'", "cart", "USD"),
      ("UPDATE cartLines SET currency = '' WHERE visitor LIKE 'A%'", "cart", "currency"),
      ("UPDATE products SET price = -1250 WHERE id = 'mug'", "products/mug", "not above zero"),
      ("UPDATE products SET currency = 'eur' WHERE id = 'mug'", "products/mug", "currency"),
      ("UPDATE products SET name = '' WHERE id = 'mug'", "products/mug", "name is missing"),
      (
        "PRAGMA ignore_check_constraints = ON; UPDATE stock SET onHand = -1 WHERE product = 'mug'",
        "products/mug", "-1 pieces"
      ),
    ])
  func broken(sql: String, path: String, reason: String) async throws {
    try await withFolder { folder in
      let file = folder + "/shop.sqlite"
      try Version1File.write(to: file)
      let storage = try SQLiteStorage(path: file, currency: .eur)
      let log = LogRecorder()
      let server = try ShopServer(storage, log: log)
      let bowl = #"{"product": "bowl", "quantity": 1}"#
      _ = try await server.ask("POST", "cart/lines", bowl, key: "three")
      let other = try DatabaseQueue(path: file)
      try await other.writeWithoutTransaction { try $0.execute(sql: sql) }
      try other.close()

      let answer = try await server.ask("GET", path)
      #expect(answer.status == 500)
      #expect(
        answer.text == #"{"detail":"Something went wrong. Try again later.","status":500}"#)
      #expect(log.errors.count == 1 && log.errors.first?.contains(reason) == true, "\(log.errors)")

      #expect(try await server.ask("GET", "orders", as: berta).text == "[]")
      #expect(try await server.ask("GET", "products/bowl").status == 200)
      let line = try await server.ask(
        "POST", "cart/lines", bowl, key: "two", as: "C" + berta.dropFirst())
      #expect(line.status == 200 && log.errors.count == 1)
      try storage.close()
    }
  }

  @Test("An order with the last number there is lets no other follow, and is no trap")
  func lastNumber() async throws {
    try await withFolder { folder in
      let file = folder + "/shop.sqlite"
      try Version1File.write(to: file)
      let storage = try SQLiteStorage(path: file, currency: .eur)
      let other = try DatabaseQueue(path: file)
      try await other.write { db in
        try db.execute(
          sql: """
            INSERT INTO orders SELECT '9223372036854775807', visitor, placedAt, status, shipping,
              shippingCost, currency, street, postalCode, city, country, NULL, NULL, NULL, NULL, NULL
            FROM orders
            """)
      }
      try other.close()
      await #expect(throws: (any Error).self) {
        try await storage.read { try $0.nextOrderNumber() }
      }
      try storage.close()
    }
  }
}
