import BrowserTesting
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("What is looked for in the catalogue has an address")
struct CatalogueAddressTests {
  @Test("The address follows what is looked for, and leads somebody else to the same")
  func followed() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen()
      #expect(screen.location == "/catalogue")
      try await screen.button("Next page").tap()
      #expect(screen.location == "/catalogue?page=2" && screen.text("2 of 2").exists)
      try await screen.picker("Sort by").choose("Highest price")
      #expect(screen.location == "/catalogue?sort=dearest" && screen.text("1 of 2").exists)
      try await screen.picker("Category").choose("Kitchen")
      try await screen.searchField("Search").type("ea")
      try await screen.button("Price").tap()
      try await screen.textField("Lowest price").type("20")
      try await screen.textField("Highest price").type("50")
      try await screen.button("Apply").tap()
      #expect(screen.location == "/catalogue?search=ea&category=kitchen&sort=dearest&min=20&max=50")
      #expect(screen.text("Price from 20 up to 50").exists)
      let other = await shop.screen(at: screen.location)
      #expect(other.link.all.map(\.name) == screen.link.all.map(\.name))
      #expect(
        other.searchField("Search").value == "ea" && other.picker("Category").value == "Kitchen")
      try await screen.button("Any price").tap()
      #expect(screen.location == "/catalogue?search=ea&category=kitchen&sort=dearest")
    }
  }

  @Test("Back from a product there is the page of the catalogue from which it was chosen")
  func back() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen()
      try await screen.button("Next page").tap()
      let page = screen.panel
      try await screen.link("Hand spade €18.00").tap()
      #expect(screen.location == "/catalogue/spade")
      try await screen.button("Back to Catalogue").tap()
      #expect(screen.location == "/catalogue?page=2" && screen.panel == page)
    }
  }

  @Test("Where nothing matches, that names what is looked for, and leads to all products")
  func nothing() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(at: "/catalogue?search=unicorn&category=garden&min=5&max=9")
      #expect(screen.text("There is nothing for “unicorn” in Garden from 5 up to 9.").exists)
      try await screen.button("Show all products").tap()
      #expect(screen.location == "/catalogue" && screen.link("Mug €12.50").exists)
    }
  }

  @Test(
    "What an address says wrongly is left out, or said",
    arguments: [
      ("?page=0&sort=none", "1 of 2", "/catalogue"), ("?page=99", "2 of 2", "/catalogue?page=2"),
      ("?page=x&color=red", "1 of 2", "/catalogue"),
      ("?category=none", "There is nothing in “none”.", "/catalogue?category=none"),
      ("?min=x", "Lowest price: “x” is not an amount. Write it like 12.50.", "/catalogue?min=x"),
    ])
  func wrong(query: String, words: String, location: String) async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(at: "/catalogue\(query)")
      #expect(screen.text(words).exists && screen.location == location)
      if screen.button("Show all products").exists {
        try await screen.button("Show all products").tap()
        #expect(screen.location == "/catalogue" && screen.link("Mug €12.50").exists)
      }
    }
  }
}

@MainActor @Suite("The catalogue in a browser", .serialized, .needsBrowser)
struct CatalogueInBrowserTests {
  @Test("Another page begins at its top, and back from a product leads to where one was")
  func place() async throws {
    try await withProgram { page, _ in
      try await page.button("Next page").tap()
      #expect(try await page.becomes { page.text("2 of 2").exists })
      #expect(try await page.path() == "/catalogue?page=2")
      #expect(try await page.evaluate("scrollY", as: Double.self) == 0)
      let spade = page.link("Hand spade €18.00")
      _ = try await page.evaluate("scrollTo(0, 200), true", as: Bool.self)
      try await spade.tap()
      #expect(try await page.becomes { page.text("€18.00").exists })
      let place = try await page.evaluate("history.state.from", as: String.self)
      #expect(place == "/catalogue?page=2")
      try await page.button("Back to Catalogue").tap()
      #expect(try await page.becomes { spade.exists })
      #expect(try await page.path() == "/catalogue?page=2")
      #expect(try await page.evaluate("scrollY", as: Double.self) > 0)
      try await page.goBack()
      #expect(try await page.becomes { page.text("1 of 2").exists })
      #expect(try await page.path() == "/catalogue")
      try await page.goForward()
      #expect(try await page.becomes { page.text("2 of 2").exists })
      try await page.searchField("Search").type("lamp")
      #expect(try await page.becomes { page.link("Desk lamp €79.00").exists })
      #expect(try await page.path() == "/catalogue?search=lamp")
      try await page.reload()
      #expect(page.link("Desk lamp €79.00").exists && page.link.count == 1)
    }
  }
}
