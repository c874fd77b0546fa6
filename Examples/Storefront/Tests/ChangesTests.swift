import Foundation
import GRDB
import StorefrontCore
import StorefrontDomain
import StorefrontHTTP
import StorefrontSQLite
import StorefrontShop
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor
@Suite("What one browser changes, the others see")
struct ChangesTests {
  @Test("A cart in two windows of a browser is one cart, in both", arguments: [true, false])
  func cart(isListening: Bool) async throws {
    try await withShop(isListening: isListening) { shop in
      let (left, right) = (await shop.screen(), await shop.screen())
      try await left.link("Mug €12.50").tap()
      try await left.button("Add to cart").tap()
      try await shop.tell(right)
      #expect(right.tab("Cart").value == "1")
    }
  }

  @Test("A price that staff change is seen where the product is shown", arguments: [true, false])
  func price(isListening: Bool) async throws {
    try await withShop(isListening: isListening) { shop in
      let (list, page) = (await shop.screen(of: berta), await shop.screen(at: "/catalogue/mug"))
      try await shop.storage.write { shop in
        guard var mug = try shop.product("mug") else { return }
        mug.price = try Price(Money(minorUnits: 13_00, .eur))
        try shop.save(mug)
      }
      try await shop.tell(list, page)
      #expect(list.link("Mug €13.00").exists)
      #expect(page.text("€13.00").exists)
    }
  }

  @Test("Who was away hears of what has changed meanwhile, after the server is there again")
  func restart() async throws {
    try await withShop { shop in
      let (left, right) = (await shop.screen(), await shop.screen())
      await shop.end()
      await right.lose()
      try await shop.start()
      try await left.link("Mug €12.50").tap()
      try await left.button("Add to cart").tap()
      #expect(right.tab("Cart").value == nil)
      await right.clock.advance(by: .seconds(1))
      try await shop.tell(right)
      #expect(right.tab("Cart").value == "1")
    }
  }

  @Test("What another process has committed to the file is heard of as well")
  func otherProcess() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/catalogue/mug")
      let other = try SQLiteStorage(
        path: shop.file, currency: .eur, patience: TestShop.patience)
      try await other.write { shop in
        guard var mug = try shop.product("mug") else { return }
        mug.price = try Price(Money(minorUnits: 13_00, .eur))
        try shop.save(mug)
      }
      try other.close()
      try await shop.tell(screen)
      #expect(screen.text("€13.00").exists)
    }
  }

  // MARK: The stream

  @Test("The stream begins where it is told to, and tells of each resource once")
  func resumes() async throws {
    try await withShop(isListening: false) { shop in
      let before = try await shop.storage.read { try $0.newestChange() }
      for amount in 13...15 {
        try await shop.storage.write { shop in
          guard var mug = try shop.product("mug") else { return }
          mug.price = try Price(Money(minorUnits: amount * 100, .eur))
          try shop.save(mug)
        }
      }
      let event = try await shop.event(after: "\(before)", as: anna)
      #expect(event == ServerSentEvent(id: "\(before + 3)", data: #"{"paths":["products/mug"]}"#))
      let now = try await shop.event(after: nil, as: anna)
      #expect(now == ServerSentEvent(id: "\(before + 3)"))
    }
  }

  @Test(
    "An identity that no change has had yet is another file's: everything may have changed",
    arguments: ["99999", "99999999999999999999999", "abc", "' OR 1=1 --"])
  func foreignNumber(identity: String) async throws {
    try await withShop(isListening: false) { shop in
      let event = try await shop.event(after: identity, as: anna)
      #expect(event?.data == #"{"paths":[""]}"#)
    }
  }

  @Test("Who has missed more than the shop remembers is told that everything may have changed")
  func forgotten() async throws {
    try await withShop(isListening: false) { shop in
      let before = try await shop.storage.read { try $0.newestChange() }
      _ = try await shop.change("POST", "cart/lines", #"{"product":"mug","quantity":1}"#)
      try await shop.storage.write { shop in
        guard let mug = try shop.product("mug") else { return }
        for number in 1...1_001 {
          try shop.save(
            Product(
              id: ProductID("mug \(number)"), name: mug.name, description: mug.description,
              price: mug.price, category: mug.category))
        }
      }
      let event = try await shop.event(after: "\(before)", as: anna)
      #expect(event?.data == #"{"paths":[""]}"#)
      shop.now += 1
      _ = try await shop.change("POST", "cart/lines", #"{"product":"mug","quantity":1}"#, as: berta)
      let left = try await shop.storage.read { try $0.changes(after: 0) }
      // The newest thousand numbers, and one that stands for all before.
      #expect(left.first?.path == "" && left.dropFirst().allSatisfy { $0.path != "" })
      #expect(left.count < 1_005 && left.last?.path == "cart")
      let newest = try #require(left.last?.number)
      let again = try await shop.event(after: "\(newest - 999)", as: anna)
      #expect(again?.data?.contains("products/mug ") == true)
      let late = try await shop.event(after: "\(before)", as: anna)
      #expect(late?.data == #"{"paths":[""]}"#)
    }
  }

  @Test("A role that is given, and a review, are seen in the other windows that show them")
  func peopleAndReviews() async throws {
    try await withShop(isListening: false) { shop in
      let admin = try await shop.logInAdmin()
      let body = #"{"name":"Ada","email":"ada@example.com","password":"correct horse battery"}"#
      let registered = try await shop.ask("POST", "registrations", body, as: berta)
      let ada = try #require(try await shop.enter(with: registered, as: berta))
      let (window, page) = (
        await shop.screen(of: ada), await shop.screen(of: anna, at: "/catalogue/mug")
      )
      #expect(window.tab("Office").isAbsent && page.text("No reviews yet").exists)
      let review = #"{"stars":5,"text":"Good."}"#
      #expect(try await shop.change("POST", "products/mug/reviews", review, as: ada).status == 201)
      struct Person: Decodable { var id, email: String }
      let people = try JSONDecoder().decode(
        [Person].self, from: Data(try await shop.ask("GET", "people", as: admin).text.utf8))
      let id = try #require(people.first { $0.email == "ada@example.com" }?.id)
      _ = try await shop.change("PUT", "people/\(id)/role", #"{"role":"staff"}"#, as: admin)
      try await shop.tell(window, page)
      #expect(window.tab("Office").exists)
      #expect(page.text("Reviews, 5.0 of 5 stars").exists && page.text("Good.").exists)
    }
  }

  @Test(
    "Each kind of news has a model that follows it",
    arguments: [
      ShopNews.everything, .product("mug"), .reviews(product: "mug"), .cart, .order("1001"),
      .person("1"), .discounts, .addresses,
    ])
  func followers(news: ShopNews) {
    let models = ShopModels(http: StoreHTTP(base: nil, transport: .nowhere))
    #expect(models.followers.contains { $0.follows(news) })
  }

  @Test("Each path that the database notes is a kind of news")
  func paths() async throws {
    try await withShop(isListening: false) { shop in
      let triggers = try await DatabaseQueue(path: shop.file).read {
        try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger'")
      }
      let pattern = #/INSERT INTO changes \(path, owner\) VALUES \((.+?), [^,]+\);/#
      for trigger in triggers {
        let path = try #require(trigger.firstMatch(of: pattern)?.1)
        let example = path.replacing(#/NEW\.\w+|OLD\.\w+/#, with: "'1'")
        let text = try await DatabaseQueue().read {
          try String.fetchOne($0, sql: "SELECT \(example)")
        }
        #expect(ShopNews(path: text ?? "") != .everything, "\(path)")
      }
      #expect(triggers.count > 10)
    }
  }

  @Test("Nobody hears of another's cart or orders, but staff hear of orders")
  func privacy() async throws {
    try await withShop(isListening: false) { shop in
      let before = try await shop.storage.read { try $0.newestChange() }
      try await shop.order(as: anna)
      let paths = try await shop.paths(after: before, as: anna)
      #expect(paths == ["products/mug", "orders/1001", "cart"])
      #expect(try await shop.paths(after: before, as: berta) == ["products/mug"])
      let admin = await shop.screen(of: berta, at: "/account")
      try await shop.addAdmin()
      try await admin.textField("E-mail").type("admin@example.com")
      try await admin.textField("Password").type("correct horse battery")
      try await admin.button("Log in").tap()
      let heard = try await shop.paths(after: before, as: admin.visitor)
      #expect(heard.contains("orders/1001") && !heard.contains("cart"))
    }
  }

  @Test("The stream is nobody's without a browser")
  func refused() async throws {
    try await withShop(isListening: false) { shop in
      await #expect(throws: TransportError.notReached) {
        _ = try await StoreHTTP(base: shop.api, transport: shop.transport).events("changes")
      }
    }
  }
}

@MainActor
extension TestShop {
  /// The first event of a browser's stream that begins after an identity.
  fileprivate func event(after last: String?, as visitor: String) async throws -> ServerSentEvent? {
    let http = StoreHTTP(
      base: api, headers: ["Cookie": "vitro.visitor=\(visitor)"], transport: transport)
    for try await event in try await http.events("changes", after: last) { return event }
    return nil
  }

  /// The paths of which a browser hears that have changed after a number.
  fileprivate func paths(after number: Int, as visitor: String) async throws -> [String] {
    struct Body: Decodable { var paths: [String] }
    let event = try await event(after: "\(number)", as: visitor)
    let data = event?.data ?? #"{"paths":[]}"#
    return try JSONDecoder().decode(Body.self, from: Data(data.utf8)).paths
  }

  /// Buys a mug.
  fileprivate func order(as visitor: String) async throws {
    let screen = await screen(of: visitor, at: "/catalogue/mug")
    try await screen.button("Add to cart").tap()
    try await screen.tab("Cart").tap()
    try await screen.textField("Name").type("Ada")
    try await screen.textField("E-mail").type("ada@example.com")
    try await screen.textField("Street").type("Bergstraße 1")
    try await screen.textField("Postal code").type("10115")
    try await screen.textField("City").type("Berlin")
    try await screen.textField("Country").type("Germany")
    try await screen.button("Order").tap()
  }
}

extension HTTPTransport {
  /// The transport of who reaches nothing.
  fileprivate static let nowhere = HTTPTransport { _ in
    throw TransportError.notReached
  } stream: { _ in
    throw TransportError.notReached
  }
}
