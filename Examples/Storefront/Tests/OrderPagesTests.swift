import Foundation
import StorefrontServer
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Many orders")
struct OrderPagesTests {
  private struct Order: Decodable { var id: String }

  private func ids(_ answer: TestShop.Answer) throws -> [String] {
    try JSONDecoder().decode([Order].self, from: Data(answer.text.utf8)).map(\.id)
  }

  private func buy(_ count: Int, _ shop: TestShop) async throws {
    try await shop.storage.write { try $0.changeStock(of: "mug") { try $0.receive(count) } }
    for _ in 1...count {
      shop.now += 1
      #expect(try await shop.buy().status == 201)
    }
  }

  @Test("They are told by fifties, each part once")
  func pages() async throws {
    try await withShop(isListening: false) { shop in
      try await buy(60, shop)
      let first = try ids(try await shop.ask("GET", "orders"))
      #expect(first == (1_011...1_060).reversed().map(String.init))
      let rest = try ids(try await shop.ask("GET", "orders?before=1011"))
      #expect(rest == (1_001...1_010).reversed().map(String.init))
      for wrong in ["orders?before=1001", "orders?before=9999", "orders?before=%27"] {
        #expect(try ids(try await shop.ask("GET", wrong)) == [])
      }
      // Nobody's place among the own ones is told by another's order.
      #expect(try ids(try await shop.ask("GET", "orders?before=1011", as: berta)) == [])
    }
  }

  @Test("On the screen the earlier ones are a button away, and are as new as the newest")
  func screen() async throws {
    try await withShop(isListening: false) { shop in
      try await buy(60, shop)
      let screen = await shop.screen(at: "/orders")
      let placed = { (id: Int, status: String) in
        screen.link("Order \(id) Nov 25, 2026, \(status) €17.40")
      }
      #expect(placed(1_060, "placed").exists && placed(1_010, "placed").isAbsent)
      try await screen.button("Show earlier orders").tap()
      #expect(placed(1_001, "placed").exists)
      #expect(screen.button("Show earlier orders").isAbsent)
      try await shop.work()
      try await shop.tell(screen)
      for id in [1_001, 1_010, 1_011, 1_060] { #expect(placed(id, "paid").exists, "\(id)") }
    }
  }

  @Test("An early order is shown at its address, and is given up there")
  func early() async throws {
    try await withShop(isListening: false) { shop in
      try await buy(55, shop)
      let screen = await shop.screen(at: "/orders/1002")
      try await screen.button("Cancel order").tap()
      try await screen.dialog("Cancel order 1002?").button("Cancel order").tap()
      #expect(screen.listItem("Status").text == "Status Cancelled")
      let none = await shop.screen(at: "/orders/9999")
      #expect(none.text("You have no order with this number.").exists)
    }
  }

  @Test("Staff see all that goes on, and the ended ones page by page; each has its address")
  func office() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.storage.write { try $0.changeStock(of: "mug") { try $0.receive(100) } }
      #expect(try await shop.buy().status == 201)
      for number in 1_002...1_056 {
        shop.now += 1
        #expect(try await shop.buy().status == 201)
        _ = try await shop.change("POST", "orders/\(number)/events", #"{"event": "cancel"}"#)
      }
      let admin = try await shop.logInAdmin()
      let screen = await shop.screen(of: admin, at: "/office/shipping")
      #expect(screen.group("Not paid yet").link.count == 1)
      #expect(screen.group("Done").link.count == 50)
      try await screen.button("Show earlier orders").tap()
      #expect(screen.group("Done").link.count == 55)
      #expect(screen.button("Show earlier orders").isAbsent)
      let early = await shop.screen(of: admin, at: "/office/shipping/1002")
      #expect(early.listItem("Status").text == "Status Cancelled")
      #expect(try await shop.ask("GET", "office/orders/1002").status == 401)
      #expect(try await shop.ask("GET", "office/orders/1", as: admin).status == 404)
    }
  }
}
