import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing

@MainActor @Suite("A shop that many ask at once")
struct ManyAtOnceTests {
  private static let mug = #"{"product": "mug", "quantity": 1}"#
  private static let order = #"""
    {"total": {"minorUnits": 1250, "currency": "EUR"}, "shipping": "pickup", "address": {
    "street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"}}
    """#

  @Test(
    "An order that is sent twenty times at once is placed once, and answered the same each time",
    .tags(.ordersAreSafe))
  func sameKey() async throws {
    try await withShop { shop in
      _ = try await shop.ask("POST", "cart/lines", Self.mug, key: "1")
      let answers = try await atOnce(1...20) { _ in
        try await shop.ask("POST", "orders", Self.order, key: "2")
      }
      #expect(Set(answers).count == 1 && answers.first?.status == 201)
      let orders = try await shop.storage.read { try $0.orders(of: CustomerID(anna)) }
      #expect(orders.count == 1)
      #expect(try await shop.storage.read { try $0.stock(of: "mug").available } == 24)
    }
  }

  @Test(
    "Of twenty who order the last five pieces at once, five get one, and the others a reason",
    .tags(.lastPieceIsSoldOnce))
  func lastPieces() async throws {
    try await withShop { shop in
      let visitors = (1...20).map { String(format: "visitor%015d", $0) }
      try await shop.storage.write { try $0.save(.of(5), of: "mug") }
      let answers = try await atOnce(visitors) { visitor in
        _ = try await shop.ask("POST", "cart/lines", Self.mug, key: "1", as: visitor)
        return try await shop.ask("POST", "orders", Self.order, key: "2", as: visitor)
      }
      #expect(answers.count { $0.status == 201 } == 5)
      let refused = answers.filter { $0.status == 409 }
      #expect(refused.count == 15)
      #expect(refused.allSatisfy { $0.text.contains("Available: 0, asked for: 1.") })
      let (stock, orders) = try await shop.storage.read { file in
        (
          try file.stock(of: "mug"),
          try visitors.flatMap { try file.orders(of: CustomerID($0)) }
        )
      }
      #expect((stock.onHand, stock.available) == (5, 0))
      #expect(Set(orders.map(\.order.id)).count == 5 && orders.count == 5)
    }
  }

  /// `VITRO_ROUNDS=200 Scripts/test shop --filter ManyAtOnceTests` for more.
  @Test(
    "Of fifty who buy one last piece at once, one does: stock, money, letters and orders agree",
    .tags(.lastPieceIsSoldOnce))
  func lastPiece() async throws {
    let rounds = ProcessInfo.processInfo.environment["VITRO_ROUNDS"].flatMap(Int.init) ?? 10
    for round in 1...max(rounds, 1) {
      try await withShop { shop in
        let visitors = (1...50).map { String(format: "visitor%015d", $0) }
        try await shop.storage.write { file in
          try file.save(.of(1), of: "mug")
          for visitor in visitors {
            let form = RegistrationForm(
              name: visitor, email: "\(visitor)@example.com", password: "correct horse battery")
            let hash = PasswordHash(cost: .least, salt: Data(count: 16), key: Data(count: 32))
            let customer = try form.customer(id: CustomerID("customer of \(visitor)"))
            try file.save(Account(customer: customer, role: .customer, password: hash))
            try file.logIn(customer.id, with: CustomerID(visitor), at: TestShop.now)
          }
        }
        let answers = try await atOnce(visitors) { visitor in
          _ = try await shop.ask("POST", "cart/lines", Self.mug, key: "1", as: visitor)
          let answer = try await shop.ask("POST", "orders", Self.order, key: "2", as: visitor)
          // Five workers, each of which sends what it finds.
          if visitor.hasSuffix("0") { try await shop.work() }
          return answer
        }
        try await shop.work()
        #expect(answers.count { $0.status == 201 } == 1, "round \(round)")
        #expect(answers.count { $0.status == 409 } == 49, "round \(round)")
        let (stock, orders, messages) = try await shop.storage.read { file in
          (try file.stock(of: "mug"), try file.openOrders(), try file.messages())
        }
        #expect((stock.onHand, stock.reserved) == (1, 1), "round \(round)")
        #expect(orders.map(\.order.status) == [.paid] && messages == [], "round \(round)")
        #expect(
          shop.services.charged.map(\.customer) == orders.map(\.order.customer), "round \(round)")
        #expect(shop.services.mails.map(\.subject) == ["Your order 1001 is ready"])
      }
    }
  }

  @Test("What a path does not have is refused over a socket as well, and HEAD has no body")
  func methods() async throws {
    try await withShop { shop in
      var answers: [TestShop.Answer] = []
      for (method, path) in [
        ("PATCH", "products"), ("GET", "cart/lines"), ("HEAD", "products"), ("HEAD", "orders/1"),
        ("HEAD", "orders/%00"),
      ] {
        answers.append(try await shop.ask(method, path))
      }
      #expect(answers.map(\.status) == [405, 405, 200, 404, 400])
      #expect(answers.suffix(3).allSatisfy { $0.text == "" })
    }
  }
}
