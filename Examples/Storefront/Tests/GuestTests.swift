import Foundation
import GRDB
import StorefrontTesting
import Testing

@MainActor @Suite("The traces of guests")
struct GuestTests {
  private func rows(_ shop: TestShop) async throws -> [String: Int] {
    try await DatabaseQueue(path: shop.file).read { db in
      try ["cartLines", "cartCodes", "guests", "answers"].reduce(into: [:]) {
        $0[$1] = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($1)") ?? 0
      }
    }
  }

  @Test("A guest's cart is kept for 60 days after their last change; a customer's stays")
  func kept() async throws {
    try await withShop(isListening: false) { shop in
      let line = #"{"product":"mug","quantity":1}"#
      let body = #"{"name":"Ada","email":"ada@example.com","password":"correct horse battery"}"#
      let registered = try await shop.ask("POST", "registrations", body, as: anna)
      let ada = try #require(try await shop.enter(with: registered, as: anna))
      _ = try await shop.change("POST", "cart/lines", line, as: ada)
      for number in 1...150 {
        let guest = String(repeating: "D", count: 19) + String(100 + number)
        _ = try await shop.change("POST", "cart/lines", line, as: guest)
      }
      #expect(try await rows(shop)["guests"] == 150)
      shop.now += 30 * 24 * 60 * 60
      _ = try await shop.change("POST", "cart/lines", line, as: berta)
      #expect(try await rows(shop)["cartLines"] == 152)
      shop.now += 31 * 24 * 60 * 60
      // Nothing takes long: a hundred are removed each second.
      for left in [52, 2, 2] {
        shop.now += 1
        _ = try await shop.change("POST", "cart/lines", line, as: berta)
        #expect(try await rows(shop)["cartLines"] == left)
      }
      #expect(try await rows(shop)["guests"] == 1)
      #expect(try await shop.ask("GET", "cart", as: berta).text.contains(#""quantity":4"#))
    }
  }

  @Test("A client guesses twenty discount codes, and then none for a quarter of an hour")
  func codes() async throws {
    try await withShop(isListening: false) { shop in
      func guess(_ number: Int, from client: String) async throws -> Int {
        try await shop.ask(
          "PUT", "cart/code", #"{"code":"CODE\#(number)"}"#, key: "\(number)", from: client
        ).status
      }
      for number in 1...22 {
        let status = try await guess(number, from: "6.6.6.6")
        #expect(status == (number <= 20 ? 422 : 429))
      }
      #expect(try await guess(23, from: "203.0.113.7") == 422)
      shop.now += 900
      #expect(try await guess(24, from: "6.6.6.6") == 422)
    }
  }
}
