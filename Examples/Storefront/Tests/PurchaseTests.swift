import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("A purchase, from the screen to the file and back")
struct PurchaseTests {
  @Test("Somebody buys a mug: it is in their orders, and in nobody else's")
  func mug() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.link("Kitchen Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.tab("Cart").tap()
      try await screen.textField("Street").type("Hauptstraße 1")
      try await screen.textField("Postal code").type("10115")
      try await screen.textField("City").type("Berlin")
      try await screen.textField("Country").type("Germany")
      #expect(screen.listItem("Total").text == "Total €17.40")
      try await screen.button("Order").tap()
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
      try await screen.tab("Orders").tap()
      #expect(screen.listItem("Total").text == "Total €17.40")
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(orders.map(\.order.total) == [Money(minorUnits: 17_40, .eur)])
      let other = await shop.screen(of: "BBBBBBBBBBBBBBBBBBBBBB")
      try await other.tab("Orders").tap()
      #expect(other.text("You have ordered nothing yet.").exists)
    }
  }
}
