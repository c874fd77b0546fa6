import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("What becomes of an order after its customer has sent it")
struct OutcomeTests {
  /// An end that a customer has not wished, and how they are told of it.
  enum Outcome: String, CaseIterable {
    case declined, outOfStock, cancelled, returned

    var reason: String {
      switch self {
      case .declined: "The payment was declined. There is too little money."
      case .outOfStock: "Mug is out of stock, against our promise."
      case .cancelled: "The shop has cancelled it."
      case .returned: "It has come back to us."
      }
    }

    var status: String { self == .returned ? "returned" : "cancelled" }

    @MainActor
    func happen(to shop: TestShop) async throws {
      if self == .declined { shop.services.behave(.declined("There is too little money.")) }
      try await shop.work()
      if self == .declined { return }
      let admin = try await shop.logInAdmin()
      switch self {
      case .declined: break
      case .outOfStock:
        #expect(
          try await shop.change(
            "POST", "office/stock/mug/losses", #"{"quantity": 25}"#, as: admin
          ).status == 200)
      case .cancelled:
        _ = try await shop.change(
          "POST", "office/orders/1001/events", #"{"event": "cancel"}"#, as: admin)
      case .returned:
        _ = try await shop.change(
          "POST", "office/orders/1001/shipments", #"{"trackingNumber": "X1"}"#, as: admin)
        for event in ["deliver", "return"] {
          _ = try await shop.change(
            "POST", "office/orders/1001/events", #"{"event": "\#(event)"}"#, as: admin)
        }
      }
    }
  }

  @Test(
    "They are told of an end that they have not wished, with its reason",
    arguments: Outcome.allCases)
  func notice(_ outcome: Outcome) async throws { try await tell(outcome, on: "/catalogue") }

  @Test("They are told wherever they are", arguments: ["/catalogue/mug", "/orders", "/account"])
  func notice(_ page: String) async throws { try await tell(.declined, on: page) }

  private func tell(_ outcome: Outcome, on page: String) async throws {
    try await withShop(isListening: false) { shop in
      #expect(try await shop.buy().status == 201)
      let screen = await shop.screen(at: page)
      try await outcome.happen(to: shop)
      try await shop.tell(screen)
      let alert = screen.alert("Your order 1001 is \(outcome.status)")
      #expect(alert.text(outcome.reason).exists)
      try await alert.button("Show the order").tap()
      #expect(alert.isAbsent && screen.text(outcome.reason).exists)
      #expect(screen.listItem("Status").text == "Status \(outcome.status.capitalized)")
      // The money goes back later, which is told there, and the end not once more.
      try await shop.work()
      try await shop.tell(screen)
      #expect(screen.text("€17.40 went back to you.").exists == (outcome != .declined))
      #expect(alert.isAbsent)
      try await screen.button("Put it into the cart again").tap()
      #expect(screen.location == "/cart" && screen.stepper("1 × Mug").exists)
    }
  }

  @Test("A payment that is declined is told where the order was sent, and one can try again")
  func declined() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.fillAddress()
      try await screen.button("Order").tap()
      #expect(screen.text("Thank you. Your order has the number 1001.").exists)
      #expect(screen.text("We are waiting for your payment.").exists)
      shop.services.behave(.declined("There is too little money."))
      try await shop.work()
      try await shop.tell(screen)
      let words =
        "Your order 1001 is cancelled. The payment was declined. There is too little money."
      #expect(screen.text(words).all.count == 1 && screen.alert.isAbsent)
      #expect(screen.text("Thank you. Your order has the number 1001.").isAbsent)
      try await screen.button("Put it into the cart again").tap()
      #expect(screen.text(words).isAbsent && screen.stepper("1 × Mug").exists)
      #expect(screen.textField("Street").value == "Hauptstraße 1")
      try await screen.button("Order").tap()
      try await shop.work()
      try await shop.tell(screen)
      #expect(screen.text("Thank you. Your order has the number 1002.").exists)
      #expect(screen.text("It is paid. We send it as soon as we can.").exists)
    }
  }

  @Test("What one has wished oneself is no news")
  func ownWish() async throws {
    try await withShop(isListening: false) { shop in
      #expect(try await shop.buy().status == 201)
      let (screen, other) = (await shop.screen(at: "/orders/1001"), await shop.screen())
      try await screen.button("Cancel order").tap()
      try await screen.dialog("Cancel order 1001?").button("Cancel order").tap()
      try await shop.tell(screen, other)
      #expect(screen.text("You have cancelled it.").exists)
      #expect(screen.alert.isAbsent && other.alert.isAbsent)
    }
  }

  @Test("What is not sold any more is not put into the cart again, and that is said")
  func gone() async throws {
    try await withShop(isListening: false) { shop in
      #expect(try await shop.buy().status == 201)
      try await shop.storage.write { shop in
        guard var mug = try shop.product("mug") else { return }
        mug.isActive = false
        try shop.save(mug)
      }
      let answer = try await shop.change("POST", "cart/orders/1001", "{}")
      #expect(answer.status == 409)
      #expect(answer.text.contains("The shop sells nothing of it any more."))
      #expect(try await shop.change("POST", "cart/orders/1001", "{}", as: berta).status == 404)
      #expect(try await shop.change("POST", "cart/orders/%27", "{}").status == 404)
    }
  }

  @Test("As many as fit go into a cart that is nearly full, and the code comes along")
  func full() async throws {
    try await withShop(isListening: false) { shop in
      let placed = try await shop.buy(2)
      #expect(placed.status == 201)
      _ = try await shop.change(
        "POST", "cart/lines", #"{"product": "mug", "quantity": 98}"#)
      #expect(try await shop.change("POST", "cart/orders/1001", "{}").status == 200)
      let cart = try await shop.storage.read { try $0.cart(of: CustomerID(anna)) }
      #expect(cart.lines.map(\.quantity) == [Cart.maximumQuantity])
    }
  }
}
