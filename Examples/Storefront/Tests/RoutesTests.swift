import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Every page of the shop has an address")
struct RoutesTests {
  @Test(
    "An address leads to its page, and is that page's",
    arguments: [
      ("/catalogue", "Catalogue"), ("/catalogue/mug", "Mug"), ("/cart", "Cart"),
      ("/orders", "Orders"), ("/orders/1001", "Order 1001"), ("/account", "Account"),
      ("/account/register", "Register"), ("/account/people", "People"),
      ("/account/addresses", "Addresses"),
    ])
  func opened(path: String, title: String) async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: path)
      #expect(screen.title == title)
      // Nobody has ordered anything yet.
      #expect(screen.location == path && screen.isNotFound == (path == "/orders/1001"))
    }
  }

  @Test("Each link of the catalogue, and of the account, is at the address of what it leads to")
  func links() async throws {
    try await withShop { shop in
      let catalogue = await shop.screen(at: "/catalogue")
      #expect(catalogue.link("Mug €12.50").address == "/catalogue/mug")
      let account = await shop.screen(at: "/account")
      #expect(account.link("Register").address == "/account/register")
    }
  }

  @Test("The page of a product says what it is about to search engines")
  func description() async throws {
    try await withShop { shop in
      #expect(await shop.screen(at: "/catalogue/mug").pageDescription?.isEmpty == false)
      #expect(await shop.screen(at: "/catalogue").pageDescription == nil)
    }
  }

  @Test("What is gone or not allowed says so, at its address")
  func refused() async throws {
    try await withShop { shop in
      for (path, words) in [
        ("/catalogue/unicorn", "The shop does not sell this product."),
        ("/orders/9", "You have no order with this number."),
        ("/account/people", "Log in first."),
      ] {
        let screen = await shop.screen(at: path)
        #expect(screen.text(words).exists && screen.location == path)
        #expect(screen.isNotFound == (path != "/account/people"))
      }
    }
  }

  @Test(
    "An address that leads nowhere leads to the tab that it begins with",
    arguments: [
      ("/account/nothing", "Account"), ("/cart/mug", "Cart"), ("/orders/1/2", "Orders"),
      ("/catalogue/mug/mug", "Catalogue"),
    ])
  func nowhere(path: String, title: String) async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/orders")
      await screen.open(path)
      #expect(screen.title == title && screen.isNotFound)
    }
  }

  @Test("A page that code has pushed has its address, by which a new page finds it")
  func pushed() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/catalogue/mug")
      try await screen.button("Add to cart").tap()
      try await screen.fillAddress()
      try await screen.button("Mug").tap()
      #expect(screen.location == "/catalogue/mug")
      try await screen.tab("Cart").tap()
      try await screen.button("Order").tap()
      try await screen.button("Show the order").tap()
      #expect(screen.title == "Order 1001" && screen.location == "/orders/1001")
      let reloaded = await shop.screen(at: screen.location)
      #expect(reloaded.listItem("Total").text == "Total €17.40")
      try await screen.button("Back to Orders").tap()
      #expect(screen.location == "/orders")
    }
  }
}
