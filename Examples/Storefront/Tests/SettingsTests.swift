import StorefrontTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor
@Suite("The settings of a browser")
struct SettingsTests {
  @Test("Prices are written as in the chosen language, on every screen, and after a log-in as well")
  func language() async throws {
    try await withShop { shop in
      let other = await shop.screen(at: "/")
      let screen = await shop.screen(at: "/account")
      try await screen.link("Settings").tap()
      #expect(screen.location == "/account/settings")
      try await screen.picker("Language of prices and dates").choose("Deutsch (Deutschland)")
      try await screen.tab("Catalogue").tap()
      #expect(screen.link("Mug 12,50\u{a0}€").exists)
      await screen.open("/account/register")
      try await screen.textField("Name").type("Ada")
      try await screen.textField("E-mail").type("ada@example.com")
      try await screen.textField("Password").type("correct horse battery")
      let stranger = screen.visitor
      try await screen.button("Register").tap()
      #expect(screen.visitor != stranger)
      await screen.open("/catalogue")
      #expect(screen.link("Mug 12,50\u{a0}€").exists && other.link("Mug €12.50").exists)
      await screen.open("/account/settings")
      try await screen.picker("Language of prices and dates").choose("As in the browser")
      try await screen.tab("Catalogue").tap()
      #expect(screen.link("Mug €12.50").exists)
    }
  }

  @Test("The shop is light or dark as is chosen, and nothing else of it changes")
  func appearance() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/account/settings")
      let before = screen.root.outline
      for (choice, scheme) in [("Dark", "scheme-dark"), ("Light", "scheme-light"), ("System", nil)]
      {
        try await screen.picker("Appearance").choose(choice)
        #expect(screen.shownScheme == scheme)
      }
      #expect(screen.root.outline == before)
    }
  }
}

extension ShopScreen {
  /// The scheme of colours that the shop wants the surface to have.
  fileprivate var shownScheme: String? {
    var elements = [root]
    while let element = elements.popLast() {
      if let variant = element.attributes.style.variant, variant.hasPrefix("scheme-") {
        return variant
      }
      elements += element.children
    }
    return nil
  }
}
