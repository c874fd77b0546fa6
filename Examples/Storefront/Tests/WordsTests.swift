import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("The words of the shop")
struct WordsTests {
  @Test(
    "No form that is sent blank quotes what nobody has typed",
    arguments: [
      (Visitor.staff, "/office/discounts/new", nil, "Save"),
      (.staff, "/catalogue/mug", "Change", "Save"), (.staff, "/catalogue", "Add product", "Save"),
      (.staff, "/account/addresses", nil, "Add address"),
      (.customer, "/catalogue/mug", nil, "Send the review"),
      (.guest, "/account/register", nil, "Register"),
    ])
  func blank(visitor: Visitor, path: String, first: String?, send: String) async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(of: try await shop.browser(of: visitor), at: path)
      if let first { try await screen.button(first).tap() }
      for field in screen.textField.all where !["From", "Until"].contains(field.name) {
        try await screen.textField(field.name).type("")
      }
      try await screen.button(send).tap()
      #expect(screen.root.outline.contains(" missing. "))
      #expect(!screen.root.outline.contains("“”"), "\(screen.root.outline)")
    }
  }

  @Test("Whoever reads prices in another language reads all words in that of the page")
  func language() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(at: "/account/settings")
      try await screen.picker("Language of prices and dates").choose("Deutsch (Deutschland)")
      #expect(screen.button("Back to Account").exists)
      try await screen.tab("Catalogue").tap()
      #expect(screen.searchField("Search").exists && screen.link("Mug 12,50\u{a0}€").exists)
    }
  }
}
