import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing

@MainActor
@Suite("Orders, from the payment to the customer's door")
struct OrdersAPITests {
  /// A shop with an order of two mugs, 1001, and somebody who may send it.
  private func withOrder(
    _ body: @MainActor (TestShop, _ staff: String) async throws -> Void
  ) async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      #expect(try await shop.buy(2).status == 201)
      try await body(shop, staff)
    }
  }

  private func stock(_ shop: TestShop) async throws -> StockItem {
    try await shop.storage.read { try $0.stock(of: "mug") }
  }

  private func status(_ shop: TestShop) async throws -> OrderStatus? {
    try await shop.storage.read { try $0.order("1001")?.order.status }
  }

  @Test("An order is paid, sent, and delivered; the history says who did what when")
  func happy() async throws {
    try await withOrder { shop, staff in
      let before = try await stock(shop)
      #expect(before.reserved == 2)
      try await shop.work()
      #expect(try await status(shop) == .paid)
      #expect(shop.services.charged.map(\.amount) == [Money(minorUnits: 29_90, .eur)])
      let sent = try await shop.change(
        "POST", "office/orders/1001/shipments", #"{"trackingNumber":" JJD 1 "}"#, as: staff)
      #expect(sent.status == 201 && sent.text.contains(#""trackingNumbers":["JJD 1"]"#))
      #expect(try await status(shop) == .shipped)
      let after = try await stock(shop)
      #expect(after.onHand == before.onHand - 2 && after.reserved == 0)
      let end = try await shop.change(
        "POST", "office/orders/1001/events", #"{"event":"deliver"}"#, as: staff)
      #expect(end.status == 200)
      let history = try await shop.storage.read { try $0.history(of: "1001") }
      #expect(
        history.description == """
          2026-11-25T12:00:00Z Customer: placed
          2026-11-25T12:00:00Z Payment: paid
          2026-11-25T12:00:00Z Admin: sent parcel JJD 1
          2026-11-25T12:00:00Z Admin: shipped
          2026-11-25T12:00:00Z Admin: delivered
          """)
    }
  }

  @Test("Without the money there is no order: the goods can be bought again")
  func declined() async throws {
    try await withOrder { shop, staff in
      shop.services.behave(.declined("There is not enough money."))
      try await shop.work()
      #expect(try await status(shop) == .cancelled)
      #expect(try await stock(shop).reserved == 0)
      #expect(shop.services.charged == [] && shop.services.refunded == [])
    }
  }

  @Test("A payment that is lost on the way is tried again later, and taken once")
  func lost() async throws {
    try await withOrder { shop, staff in
      shop.services.behave(.unreachable, .answerLost)
      for seconds in [0, 1, 2] {
        shop.now += TimeInterval(seconds)
        try await shop.work()
        try await shop.work()
      }
      #expect(shop.services.calls == ["charge-1001", "charge-1001", "charge-1001"])
      #expect(shop.services.charged.count == 1)
      #expect(try await status(shop) == .paid)
    }
  }

  @Test("An order that is given up while its money is on the way gets the money back")
  func cancelledMeanwhile() async throws {
    try await withOrder { shop, staff in
      shop.services.behave(.answerLost)
      try await shop.work()
      let answer = try await shop.change("POST", "orders/1001/events", #"{"event":"cancel"}"#)
      #expect(answer.status == 200)
      #expect(try await stock(shop).reserved == 0)
      shop.now += 10
      try await shop.work()
      #expect(try await status(shop) == .cancelled)
      #expect(shop.services.charged.count == 1 && shop.services.refunded.count == 1)
    }
  }

  @Test("A paid order that is given up gets its money back, once; twice it cannot be given up")
  func cancelled() async throws {
    try await withOrder { shop, staff in
      try await shop.work()
      let body = #"{"event":"cancel"}"#
      #expect(try await shop.change("POST", "orders/1001/events", body).status == 200)
      #expect(try await shop.change("POST", "orders/1001/events", body).status == 409)
      shop.services.behave(.answerLost)
      try await shop.work()
      shop.now += 10
      try await shop.work()
      #expect(shop.services.refunded.map(\.amount) == [Money(minorUnits: 29_90, .eur)])
      #expect(try await shop.storage.read { try $0.messages() } == [])
    }
  }

  @Test("Parcels hold a part of an order each, and no more than it has")
  func parts() async throws {
    try await withOrder { shop, staff in
      try await shop.work()
      func send(_ quantity: Int) async throws -> TestShop.Answer {
        try await shop.change(
          "POST", "office/orders/1001/shipments",
          #"{"trackingNumber":"P","lines":[{"product":"mug","quantity":\#(quantity)}]}"#, as: staff)
      }
      #expect(try await send(3).status == 422)
      #expect(try await send(0).status == 422)
      #expect(try await send(1).status == 201)
      #expect(try await status(shop) == .paid)
      let late = try await shop.change("POST", "orders/1001/events", #"{"event":"cancel"}"#)
      #expect(late.status == 409 && late.text.contains("has been sent"))
      #expect(try await send(1).status == 201)
      #expect(try await status(shop) == .shipped)
      #expect(try await send(1).status == 409)
    }
  }

  @Test(
    "Who is no staff sends nothing, moves nothing but their own, and reads no history",
    arguments: [
      ("POST", "office/orders/1001/shipments", #"{"trackingNumber":"P"}"#, 401),
      ("POST", "orders/1001/events", #"{"event":"deliver"}"#, 404),
      ("POST", "orders/1001/events", #"{"event":"cancel"}"#, 404),
      ("POST", "orders/9/events", #"{"event":"cancel"}"#, 404),
      ("GET", "office/orders/1001/history", nil, 401), ("GET", "office/orders", nil, 401),
    ] as [(String, String, String?, Int)])
  func refused(method: String, path: String, body: String?, status: Int) async throws {
    try await withOrder { shop, staff in
      let answer = try await shop.ask(method, path, body, key: "1", as: berta)
      #expect(answer.status == status)
    }
  }

  @Test(
    "What cannot happen is refused, and says why",
    arguments: [
      ("office/orders/1001/shipments", #"{"trackingNumber":"P"}"#, 409),
      ("office/orders/9/shipments", #"{"trackingNumber":"P"}"#, 404),
      ("office/orders/1001/events", #"{"event":"pay"}"#, 422),
      ("office/orders/1001/events", #"{"event":"ship"}"#, 422),
      ("office/orders/1001/events", #"{"event":"deliver"}"#, 409),
      ("office/orders/1001/events", #"{"event":"return"}"#, 409),
    ])
  func impossible(path: String, body: String, status: Int) async throws {
    try await withOrder { shop, staff in
      let answer = try await shop.change("POST", path, body, as: staff)
      #expect(answer.status == status)
      let after = try await self.status(shop)
      #expect(after == .placed)
    }
  }

  @Test(
    "A refusal is an answer: the same wish is refused again, also when it could be done by then")
  func refusedForGood() async throws {
    try await withOrder { shop, staff in
      let ask = { (key: String) in
        try await shop.ask(
          "POST", "office/orders/1001/shipments", #"{"trackingNumber":"P"}"#, key: key, as: staff)
      }
      let early = try await ask("1")
      try await shop.work()
      #expect(early.status == 409)
      #expect(try await ask("1") == early)
      #expect(try await ask("2").status == 201)
    }
  }

  @Test("A customer with an account is written to, once for each piece of news")
  func mails() async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      _ = try await shop.buy(as: staff)
      try await shop.work()
      let body = #"{"trackingNumber":"P"}"#
      _ = try await shop.change("POST", "office/orders/1001/shipments", body, as: staff)
      shop.services.behave(.answerLost)
      try await shop.work()
      shop.now += 10
      try await shop.work()
      #expect(
        shop.services.mails.map(\.subject) == [
          "Your order 1001 is paid", "Your order 1001 is on its way",
        ])
      #expect(shop.services.mails.map(\.recipient) == ["admin@example.com", "admin@example.com"])
    }
  }

  @Test("A message that cannot be read stops no other")
  func poisoned() async throws {
    try await withOrder { shop, staff in
      _ = try await shop.buy()
      let other = try DatabaseQueue(path: shop.file)
      try await other.write {
        try $0.execute(sql: "UPDATE outbox SET wish = 'gift' WHERE key = 'charge-1001'")
      }
      try other.close()
      try await shop.work()
      #expect(shop.services.calls == ["charge-1002"])
    }
  }
}
