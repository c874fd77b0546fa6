import Foundation
import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("People of the shop")
struct PeopleTests {
  @Test("Somebody registers, logs out and logs in again, and finds their cart")
  func registers() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      let stranger = screen.visitor
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.tab("Account").tap()
      try await screen.link("Register").tap()
      try await screen.textField("Name").type("Ada")
      try await screen.textField("E-mail").type("ada@example.com")
      try await screen.textField("Password").type("correct horse battery")
      try await screen.button("Register").tap()
      let ada = screen.visitor
      #expect(ada != stranger)
      try await screen.tab("Account").tap()
      #expect(screen.listItem("Name").text == "Name Ada")
      #expect(screen.tab("Cart").exists)
      try await screen.button("Log out").tap()
      #expect(screen.visitor != ada && screen.visitor != stranger)
      try await screen.tab("Cart").tap()
      #expect(screen.text("The cart is empty").exists)
      try await screen.tab("Account").tap()
      try await screen.textField("E-mail").type("ADA@example.com")
      try await screen.textField("Password").type("correct horse battery")
      try await screen.button("Log in").tap()
      try await screen.tab("Cart").tap()
      #expect(screen.stepper("1 × Mug").exists)
    }
  }
}
