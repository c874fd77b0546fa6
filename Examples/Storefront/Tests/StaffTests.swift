import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Who keeps the shop")
struct StaffTests {
  /// The screen of somebody who registers with this name, or logs in.
  private func screen(
    _ shop: TestShop, of name: String, isKnown: Bool = false, visitor: String = anna
  ) async throws -> ShopScreen {
    let screen = await shop.screen(of: visitor)
    try await screen.tab("Account").tap()
    if !isKnown {
      try await screen.link("Register").tap()
      try await screen.textField("Name").type(name)
    }
    try await screen.textField("E-mail").type("\(name.lowercased())@example.com")
    try await screen.textField("Password").type("correct horse battery")
    try await screen.button(isKnown ? "Log in" : "Register").tap()
    return screen
  }

  @Test("A product is added: each problem is told at its field, and then it is in the catalogue")
  func added() async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let screen = try await screen(shop, of: "Admin", isKnown: true)
      try await screen.tab("Catalogue").tap()
      try await screen.button("Add product").tap()
      try await screen.button("Save").tap()
      for problem in [
        "The name is missing. Write at least one letter.",
        "The amount is missing. Write it like 12.50.", "The category is missing. Choose one.",
      ] {
        #expect(screen.text(problem).exists)
      }
      try await screen.textField("Name").type("mug")
      try await screen.textField("Price").type("10,5")
      try await screen.picker("Category").choose("Kitchen")
      try await screen.textField("Pieces to add").type("many")
      #expect(screen.text("“10,5” is not an amount. Write it like 12.50.").exists)
      #expect(screen.text("Write a number from 0 to 1000000.").exists)
      try await screen.textField("Price").type("10.50")
      try await screen.textField("Pieces to add").type("3")
      try await screen.button("Save").tap()
      let taken = "“mug” is already in Kitchen. Choose another name or category."
      #expect(screen.text(taken).exists)
      try await screen.textField("Name").type("Ahead of all: a sieve")
      try await screen.button("Save").tap()
      #expect(!screen.text(taken).exists && !screen.button("Save").exists)
      try await screen.searchField("Search").type("sieve")
      try await screen.link("Ahead of all: a sieve €10.50").tap()
      #expect(screen.text("Only 3 left").exists)
    }
  }

  @Test("A product is changed, and everybody sees it")
  func changed() async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let screen = try await screen(shop, of: "Admin", isKnown: true)
      try await screen.tab("Catalogue").tap()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Change").tap()
      #expect(screen.textField("Price").value == "12.50")
      try await screen.textField("Price").type("13")
      try await screen.textField("Pieces to add").type("5")
      try await screen.button("Save").tap()
      #expect(screen.text("€13.00").exists)
      let other = await shop.screen(of: "BBBBBBBBBBBBBBBBBBBBBB")
      #expect(other.link("Mug €13.00").exists)
      #expect(try await shop.storage.read { try $0.stock(of: "mug") }.available == 30)
    }
  }

  @Test("V4.1.1, V4.1.3: who is no staff sees nothing of it, and is refused by the server")
  func hidden() async throws {
    try await withShop { shop in
      let screen = try await screen(shop, of: "Ada")
      try await screen.tab("Catalogue").tap()
      #expect(!screen.button("Add product").exists)
      try await screen.link("Mug €12.50").tap()
      #expect(!screen.button("Change").exists)
      let body = #"{"name": "X", "description": "", "price": "1", "category": "kitchen"}"#
      for (visitor, status) in [(screen.visitor, 403), ("BBBBBBBBBBBBBBBBBBBBBB", 401)] {
        for (method, path, text) in [
          ("POST", "products", body), ("PUT", "products/mug", body),
          ("PUT", "people/1/role", #"{"role": "admin"}"#),
        ] {
          let answer = try await shop.ask(method, path, text, key: path, as: visitor)
          #expect(answer.status == status, "\(answer.text)")
        }
        #expect(try await shop.ask("GET", "people", as: visitor).status == status)
      }
      #expect(try await shop.storage.read { try $0.products() }.count == 20)
    }
  }

  private nonisolated static func product(_ description: String = "", pieces: String = "0")
    -> String
  {
    #"""
    {"name": "Mug", "description": "\#(description)", "price": "1", "category": "kitchen",
    "pieces": \#(pieces)}
    """#
  }

  @Test(
    "V5.1.3: what staff send is refused with its field, and nothing has changed",
    arguments: [
      ("products/mug", product(pieces: "-1"), 422, "pieces"),
      ("products/mug", product(pieces: "1000001"), 422, "pieces"),
      ("products/mug", product(pieces: "1e99"), 400, "detail"),
      ("products/mug", product(String(repeating: "a", count: 2_001)), 422, "description"),
      ("products/unicorn", product(), 404, "detail"),
      ("people/nobody/role", #"{"role": "staff"}"#, 404, "detail"),
      ("people/nobody/role", #"{"role": "king"}"#, 422, "role"),
      ("people/nobody/role", #"{"role": 1}"#, 400, "role"),
    ])
  func refused(path: String, body: String, status: Int, word: String) async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let admin = try await screen(shop, of: "Admin", isKnown: true).visitor
      let before = try await shop.ask("GET", "products/mug").text
      let answer = try await shop.ask("PUT", path, body, key: "1", as: admin)
      #expect(answer.status == status && answer.text.contains(word), "\(answer)")
      #expect(try await shop.ask("GET", "products/mug").text == before)
    }
  }

  @Test("An admin gives a role, which counts at once, and none to themselves")
  func roles() async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let ada = try await screen(shop, of: "Ada")
      let admin = try await screen(
        shop, of: "Admin", isKnown: true, visitor: "BBBBBBBBBBBBBBBBBBBBBB")
      try await admin.tab("Account").tap()
      #expect(admin.listItem("Role").text == "Role Admin")
      try await admin.link("People").tap()
      #expect(!admin.picker("Admin").isEnabled)
      try await admin.picker("Ada").choose("Staff")
      #expect(admin.picker("Ada").value == "Staff")
      let body = #"{"name": "X", "description": "", "price": "1", "category": "kitchen"}"#
      #expect(try await shop.ask("POST", "products", body, key: "1", as: ada.visitor).status == 201)
      let people = try await shop.ask("GET", "people", as: admin.visitor).text
      let id = try #require(people.firstMatch(of: /"email":"admin@example.com","id":"([0-9a-f]+)"/))
        .1
      let own = try await shop.ask(
        "PUT", "people/\(id)/role", #"{"role": "customer"}"#, key: "2", as: admin.visitor)
      #expect(own.status == 409)
    }
  }
}

@MainActor @Suite("What a product may cost")
struct PriceFilterTests {
  @Test("A range can be applied when its lowest price is below its highest, and only then")
  func range() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.button("Price").tap()
      try await screen.textField("Lowest price").type("30")
      try await screen.textField("Highest price").type("20")
      #expect(!screen.button("Apply").isEnabled)
      #expect(
        screen.text(
          "The lowest price, 30.00 EUR, is not below the highest, 20.00 EUR. Change one of them."
        ).exists)
      try await screen.textField("Highest price").type("40")
      try await screen.button("Apply").tap()
      #expect(screen.link("Teapot €38.00").exists && !screen.link("Mug €12.50").exists)
      try await screen.button("Price").tap()
      try await screen.button("Any price").tap()
      #expect(screen.link("Mug €12.50").exists)
    }
  }

  @Test("Where nothing costs so much, that is said")
  func nothing() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.button("Price").tap()
      try await screen.textField("Lowest price").type("5000")
      try await screen.button("Apply").tap()
      #expect(screen.text("Nothing matches").exists)
    }
  }
}
