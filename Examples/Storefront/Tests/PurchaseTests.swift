import StorefrontDomain
import StorefrontHTTP
import StorefrontTesting
import Synchronization
import Testing
import VitroUITesting

@MainActor @Suite("A purchase, from the screen to the file and back")
struct PurchaseTests {
  @Test("Somebody buys a mug: it is in their orders, and in nobody else's")
  func mug() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await fillCart(on: screen)
      #expect(screen.listItem("Total").text == "Total €17.40")
      try await screen.button("Order").tap()
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
      try await screen.tab("Orders").tap()
      try await screen.link("Order 1001 Nov 25, 2026, placed €17.40").tap()
      #expect(screen.listItem("Total").text == "Total €17.40")
      #expect(screen.text("10115 Berlin").exists)
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(orders.map(\.order.total) == [Money(minorUnits: 17_40, .eur)])
      let other = await shop.screen(of: "BBBBBBBBBBBBBBBBBBBBBB")
      try await other.tab("Orders").tap()
      #expect(other.text("You have ordered nothing yet").exists)
    }
  }

  @Test("What has become dearer meanwhile is bought when its new price was accepted")
  func price() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await fillCart(on: screen)
      try await shop.storage.write { shop in
        guard var mug = try shop.product("mug") else { return }
        mug.price = try Price(Money(minorUnits: 13_00, .eur))
        try shop.save(mug)
      }
      try await screen.button("Order").tap()
      let words =
        "mug now costs 13.00 EUR, not 12.50 EUR. Agree to it, or take it out."
      #expect(screen.text(words).exists)
      #expect(screen.textField("City").value == "Berlin")
      try await screen.button("Accept the new prices").tap()
      #expect(screen.text(words).isAbsent && screen.listItem("Total").text == "Total €17.90")
      try await screen.button("Order").tap()
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
    }
  }

  @Test("Pieces are changed in the cart, and none takes the line out")
  func quantity() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await fillCart(on: screen)
      try await screen.stepper("1 × Mug").increment()
      #expect(screen.listItem("Subtotal").text == "Subtotal €25.00")
      try await screen.stepper("2 × Mug").decrement()
      try await screen.stepper("1 × Mug").decrement()
      #expect(screen.text("The cart is empty").exists)
    }
  }

  @Test("The catalogue is searched, and has pages")
  func search() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      #expect(screen.text("1 of 2").exists && screen.text("Spade").isAbsent)
      try await screen.button("Next page").tap()
      #expect(screen.text("2 of 2").exists && screen.text("Hand spade").exists)
      try await screen.searchField("Search").type("wool")
      #expect(screen.text("Blanket").exists && screen.text("Hand spade").isAbsent)
      try await screen.searchField("Search").type("unicorn")
      #expect(screen.text("Nothing matches").exists)
    }
  }

  @Test("An order outlives the program, and so does a cart")
  func restart() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await fillCart(on: screen)
      try await screen.button("Order").tap()
      try await screen.tab("Catalogue").tap()
      try await screen.button("Add to cart").tap()
      await shop.end()
      try await shop.start()
      let again = await shop.screen()
      try await again.tab("Orders").tap()
      try await again.link("Order 1001 Nov 25, 2026, placed €17.40").tap()
      #expect(again.listItem("Total").text == "Total €17.40")
      try await again.tab("Cart").tap()
      #expect(again.stepper("1 × Mug").exists)
    }
  }

  @Test("While the server is not there that is said, and what was typed stays; then it goes on")
  func away() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await fillCart(on: screen)
      await shop.end()
      try await screen.button("Order").tap()
      let words = "The shop cannot be reached. Check the connection, and try again."
      #expect(screen.text(words).exists && screen.textField("City").value == "Berlin")
      try await shop.start()
      try await screen.button("Order").tap()
      #expect(screen.text(words).isAbsent)
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
    }
  }

  @Test("An order whose answer was lost is asked for again, and placed once")
  func lostAnswer() async throws {
    try await withShop { shop in
      let loss = Loss()
      let screen = await shop.screen(through: { loss.losing($0) })
      try await fillCart(on: screen)
      loss.isOn.withLock { $0 = true }
      try await screen.button("Order").tap()
      #expect(screen.text("The shop takes too long to answer. Try again.").exists)
      loss.isOn.withLock { $0 = false }
      try await screen.button("Try again").tap()
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(orders.count == 1)
    }
  }

  @Test("What somebody has not seen is not ordered: another tab has changed the cart")
  func otherTab() async throws {
    try await withShop { shop in
      let (one, two) = (await shop.screen(), await shop.screen())
      try await fillCart(on: one)
      try await two.tab("Cart").tap()
      try await two.stepper("1 × Mug").increment()
      try await one.button("Order").tap()
      #expect(one.text("The cart costs 29.90 EUR now. Look at it again.").exists)
      let orders = try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(orders == [])
    }
  }

  @Test("A product that could not be added says why, where it was asked for")
  func notAdded() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      await shop.end()
      try await screen.button("Add to cart").tap()
      let words = "The shop cannot be reached. Check the connection, and try again."
      #expect(screen.text(words).exists)
    }
  }

  /// Puts a mug into the cart, and types where it goes.
  private func fillCart(on screen: ShopScreen) async throws {
    try await screen.link("Mug €12.50").tap()
    try await screen.button("Add to cart").tap()
    try await screen.tab("Cart").tap()
    try await screen.textField("Street").type("Hauptstraße 1")
    try await screen.textField("Postal code").type("10115")
    try await screen.textField("City").type("Berlin")
    try await screen.textField("Country").type("Germany")
  }
}

/// A network on which requests arrive, and their answers do not, as long as it is on.
private final class Loss: Sendable {
  let isOn = Mutex(false)

  func losing(_ transport: HTTPTransport) -> HTTPTransport {
    HTTPTransport { request in
      let answer = try await transport.send(request)
      if self.isOn.withLock({ $0 }) { throw TransportError.timedOut }
      return answer
    }
  }
}
