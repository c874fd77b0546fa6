import StorefrontDomain
import StorefrontHTTP
import StorefrontTesting
import Synchronization
import Testing
import VitroUITesting

@MainActor @Suite("A purchase, from the screen to the file and back")
struct PurchaseTests {
  @Test(
    "Somebody buys a mug: it is in their orders, and in nobody else's", .tags(.nothingIsMocked))
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
        "Mug now costs 13.00 EUR, not 12.50 EUR. Agree to it, or take it out."
      #expect(screen.text(words).exists)
      #expect(screen.textField("City").value == "Berlin")
      #expect(try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") } == [])
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
      try await screen.button("Previous page").tap()
      #expect(screen.text("1 of 2").exists && screen.text("Hand spade").isAbsent)
      try await screen.searchField("Search").type("wool")
      #expect(screen.text("Blanket").exists && screen.text("Hand spade").isAbsent)
      try await screen.searchField("Search").type("unicorn")
      #expect(screen.text("Nothing matches").exists)
      #expect(screen.text("There is nothing for “unicorn”.").exists)
    }
  }

  @Test("Products of a category, in an order")
  func category() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.picker("Category").choose("Garden")
      #expect(screen.picker("Category").value == "Garden")
      let products = {
        screen.link.all.map(\.name)
      }
      #expect(
        products() == [
          "Watering can €33.00", "Hand spade €18.00", "Garden gloves €14.00", "Meadow seeds €4.90",
        ])
      try await screen.picker("Sort by").choose("Lowest price")
      #expect(products().first == "Meadow seeds €4.90" && products().last == "Watering can €33.00")
      try await screen.picker("Sort by").choose("Name")
      #expect(products().first == "Garden gloves €14.00")
      try await screen.picker("Sort by").choose("Highest price")
      #expect(products().first == "Watering can €33.00")
      try await screen.picker("Sort by").choose("Recommended")
      try await screen.picker("Category").choose("All")
      #expect(products().first == "Mug €12.50")
    }
  }

  @Test("An address leads to a product, whatever page of the catalogue it is on")
  func address() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      #expect(screen.location == "/catalogue/mug")
      let other = await shop.screen(at: "/spade")
      #expect(other.title == "Hand spade" && other.text("€18.00").exists)
      let nowhere = await shop.screen(at: "/unicorn")
      #expect(nowhere.text("The shop does not sell this product.").exists)
      #expect(nowhere.button("Try again").isAbsent)
      let cart = await shop.screen(at: "/cart")
      #expect(cart.text("The cart is empty").exists)
    }
  }

  @Test("How many pieces can be had is said, and what is sold out is not sold")
  func stock() async throws {
    try await withShop { shop in
      try await shop.storage.write { shop in
        for (product, pieces) in [("mug", 24), ("teapot", 20), ("bowl", 25)] {
          var stock = try shop.stock(of: ProductID(product))
          try stock.reserve(pieces)
          try shop.save(stock, of: ProductID(product))
        }
      }
      let screen = await shop.screen()
      #expect(screen.link("Bowl €9.90 Sold out").exists)
      for (card, words) in [
        ("Mug €12.50", "Only 1 left"), ("Teapot €38.00", "Only 5 left"),
        ("Bowl €9.90 Sold out", "Sold out"), ("Kitchen knife €54.00", "In stock"),
      ] {
        try await screen.link(card).tap()
        #expect(screen.text(words).exists)
        #expect(screen.button("Add to cart").isEnabled == (words != "Sold out"))
        try await screen.button("Back to Catalogue").tap()
      }
    }
  }

  @Test("Each press counts, however late the server answers")
  func quickPresses() async throws {
    try await withShop { shop in
      let gate = Gate()
      let screen = await shop.screen(through: { gate.holding($0) })
      try await fillCart(on: screen)
      gate.close()
      screen.waits = false
      for pieces in 1...3 { try await screen.stepper("\(pieces) × Mug").increment() }
      #expect(screen.stepper("4 × Mug").exists)
      gate.open()
      await screen.rest()
      #expect(screen.listItem("Subtotal").text == "Subtotal €50.00")
      let cart = try await shop.storage.read { try $0.cart(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(cart.lines.map(\.quantity) == [4])
    }
  }

  @Test("Without a street nothing is ordered, the street says so, and what was typed stays")
  func incomplete() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await fillCart(on: screen)
      try await screen.textField("Street").type("")
      try await screen.button("Order").tap()
      let words = "The street is missing. Fill it in."
      #expect(screen.text(words).exists && screen.button("Try again").isAbsent)
      #expect(screen.textField("City").value == "Berlin")
      #expect(try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") } == [])
      try await screen.textField("Street").type("Hauptstraße 2")
      try await screen.button("Order").tap()
      #expect(screen.text(words).isAbsent)
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
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
      #expect(screen.text(words).exists)
      try await screen.button("Dismiss").tap()
      #expect(screen.textField("City").value == "Berlin")
      #expect(try await shop.storage.read { try $0.orders(of: "AAAAAAAAAAAAAAAAAAAAAA") } == [])
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
      // It does not hear of it.
      let one = await shop.screen { HTTPTransport(send: $0.send) }
      let two = await shop.screen()
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
    try await screen.fillAddress()
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

/// A network on which requests wait as long as it is closed.
private final class Gate: Sendable {
  private struct State {
    var isOpen = true
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func close() { state.withLock { $0.isOpen = false } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func holding(_ transport: HTTPTransport) -> HTTPTransport {
    HTTPTransport { request in
      await withCheckedContinuation { continuation in
        let isOpen = self.state.withLock { state in
          if !state.isOpen { state.waiting.append(continuation) }
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
      return try await transport.send(request)
    }
  }
}
