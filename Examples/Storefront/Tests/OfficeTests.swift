import Foundation
import StorefrontDomain
import StorefrontHTTP
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor
@Suite("The office: staff send what customers buy")
struct OfficeTests {
  @Test(
    "A customer buys, staff see it at once and send it, and the customer sees that",
    arguments: [true, false])
  func wholeWay(isListening: Bool) async throws {
    try await withShop(isListening: isListening) { shop in
      let office = await shop.screen(of: try await shop.logInAdmin(), at: "/office/shipping")
      #expect(office.text("Nobody has ordered yet").exists)
      let customer = await shop.screen(at: "/orders")
      _ = try await shop.buy(2)
      try await shop.tell(office, customer)
      #expect(office.group("Not paid yet").link.count == 1)
      try await shop.work()
      try await shop.tell(office, customer)
      #expect(office.tab("Office").value == "1")
      #expect(customer.link("Order 1001 Nov 25, 2026, paid €29.90").exists)
      try await office.link("Order 1001 Nov 25, a guest Paid €29.90").tap()
      try await office.textField("Tracking number").type("JJD 000 1")
      try await office.button("Send parcel").tap()
      #expect(office.listItem("Status").text == "Status Shipped")
      #expect(office.button("Send parcel").isAbsent)
      try await customer.link("Order 1001 Nov 25, 2026, paid €29.90").tap()
      try await shop.tell(office, customer)
      #expect(customer.listItem("Status").text == "Status Shipped")
      #expect(customer.text("JJD 000 1").exists && customer.button("Cancel order").isAbsent)
      #expect(office.tab("Office").value == nil)
      try await office.button("Mark as delivered").tap()
      try await office.button("Mark as returned").tap()
      try await shop.work()
      try await shop.tell(office, customer)
      try await customer.alert("Your order 1001 is returned").button("OK").tap()
      #expect(customer.listItem("Status").text == "Status Returned")
      #expect(
        office.group("History").listItem.all.map { $0.text.split(separator: " Nov 25").first } == [
          "Placed", "Paid", "Sent parcel JJD 000 1", "Shipped", "Delivered", "Returned",
          "Refunded 29.90 EUR",
        ])
    }
  }

  @Test("An order is sent in parts; a parcel without a tracking number is told at its field")
  func parts() async throws {
    try await withOrder(pieces: 3) { shop, office in
      try await office.stepper("3 × Mug").decrement()
      try await office.stepper("2 × Mug").decrement()
      try await office.button("Send parcel").tap()
      let problem = "The tracking number is missing. Ask the carrier for it."
      #expect(office.text(problem).exists)
      try await office.textField("Tracking number").type("P1")
      #expect(office.text(problem).isAbsent && office.stepper("1 × Mug").exists)
      try await office.textField("Tracking number").submit()
      #expect(office.listItem("3 × Mug").text == "3 × Mug 2 left")
      #expect(office.listItem("Status").text == "Status Paid")
      #expect(office.button("Cancel order").isAbsent)
      try await office.stepper("2 × Mug").decrement()
      try await office.stepper("1 × Mug").decrement()
      #expect(!office.button("Send parcel").isEnabled)
      try await office.stepper("0 × Mug").increment()
      try await office.textField("Tracking number").type("P2")
      try await office.button("Send parcel").tap()
      try await office.textField("Tracking number").type("P3")
      try await office.button("Send parcel").tap()
      #expect(office.listItem("Status").text == "Status Shipped")
      #expect(office.group("Parcels").listItem.all.map(\.text) == ["P1", "P2", "P3"])
      #expect(try await shop.storage.read { try $0.stock(of: "mug").onHand } == 22)
    }
  }

  @Test("Staff give an order up, after they were asked; the money goes back")
  func cancels() async throws {
    try await withOrder { shop, office in
      try await office.button("Cancel order").tap()
      try await office.button("Keep it").tap()
      #expect(office.listItem("Status").text == "Status Paid")
      try await office.button("Cancel order").tap()
      try await office.dialog.button("Cancel order").tap()
      #expect(office.listItem("Status").text == "Status Cancelled")
      try await shop.work()
      #expect(shop.services.refunded.count == 1)
    }
  }

  @Test("A customer gives an order up, after they were asked; a second window sees it")
  func customerCancels() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy()
      let (left, right) = (
        await shop.screen(at: "/orders/1001"), await shop.screen(at: "/orders/1001")
      )
      try await left.button("Cancel order").tap()
      try await left.dialog.button("Cancel order").tap()
      try await shop.tell(left, right)
      for screen in [left, right] {
        #expect(screen.listItem("Status").text == "Status Cancelled")
        #expect(screen.button("Cancel order").isAbsent)
      }
    }
  }

  @Test("What two members of staff do with one order at once, one does; the other is told")
  func twoAtOnce() async throws {
    try await withOrder { shop, other in
      // Hears of nothing.
      let office = await shop.screen(of: other.visitor, at: "/office/shipping/1001") { network in
        HTTPTransport { try await network.send($0) }
      }
      try await office.textField("Tracking number").type("P1")
      try await other.button("Cancel order").tap()
      try await other.dialog.button("Cancel order").tap()
      try await office.button("Send parcel").tap()
      #expect(office.dialog.text("Order 1001 is as it was.").exists)
      try await office.dialog.button("Dismiss").tap()
      #expect(try await shop.storage.read { try $0.shipments(of: "1001") } == [])
    }
  }

  // MARK: The warehouse

  @Test("Goods come in, and a product that was sold out can be bought again")
  func receives() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.storage.write { shop in
        try shop.changeStock(of: "mug") { try $0.writeOff($0.available) }
      }
      let customer = await shop.screen(at: "/catalogue/mug")
      #expect(customer.text("Sold out").exists)
      let office = await shop.screen(of: try await shop.logInAdmin(), at: "/office/inventory")
      try await office.link("Mug Sold out").tap()
      try await office.textField("Pieces").type("12")
      try await office.button("Receive").tap()
      #expect(office.listItem("Available").text == "Available 12")
      #expect(office.textField("Pieces").value == "")
      try await shop.tell(customer)
      #expect(customer.text("In stock").exists)
    }
  }

  @Test(
    "Where promised goods are lost, the newest orders are cancelled and their money goes back; no more than must be"
  )
  func writesOff() async throws {
    try await withShop(isListening: false) { shop in
      for pieces in [10, 4, 2] { _ = try await shop.buy(pieces) }
      try await shop.work()
      let customer = await shop.screen(at: "/orders")
      let office = await shop.screen(of: try await shop.logInAdmin(), at: "/office/inventory/mug")
      #expect(office.listItem("Available").text == "Available 9")
      try await office.textField("Pieces").type("12")
      try await office.button("Write off").tap()
      try await office.dialog.button("Write off").tap()
      #expect(office.listItem("In the warehouse").text == "In the warehouse 13")
      #expect(office.listItem("Reserved").text == "Reserved 10")
      try await shop.work()
      #expect(shop.services.refunded.map(\.key) == ["refund-1003", "refund-1002"])
      try await shop.tell(customer)
      let reason = "Mug is out of stock, against our promise."
      #expect(customer.alert.text(reason).exists)
      try await customer.alert.button("OK").tap()
      #expect(
        customer.panelLinks == [
          "Order 1003 Nov 25, 2026, cancelled €29.90", "Order 1002 Nov 25, 2026, cancelled €50.00",
          "Order 1001 Nov 25, 2026, paid €125.00",
        ])
    }
  }

  @Test("More than there is cannot be written off: no order is touched")
  func writesOffTooMuch() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy(2)
      let office = await shop.screen(of: try await shop.logInAdmin(), at: "/office/inventory/mug")
      try await office.textField("Pieces").type("26")
      try await office.button("Write off").tap()
      try await office.dialog.button("Write off").tap()
      #expect(office.text("Available: 25, asked for: 26. Ask for fewer.").exists)
      try await office.textField("Pieces").type("1")
      #expect(office.text("Available: 25, asked for: 26. Ask for fewer.").isAbsent)
      #expect(try await shop.storage.read { try $0.order("1001")?.order.status } == .placed)
    }
  }

  // MARK: Rights and ways

  @Test("Who is no staff has no tab for the office, and its address says whom it is for")
  func notAllowed() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen()
      #expect(screen.tab("Office").isAbsent)
      await screen.open("/office/shipping/1001")
      #expect(screen.text("The office is for staff").exists)
      try await screen.tab("Catalogue").tap()
      #expect(screen.tab("Office").isAbsent)
    }
  }

  @Test("Staff who are no admins send orders, and read no history")
  func staffOnly() async throws {
    try await withOrder { shop, office in
      #expect(office.group("History").exists)
      try await shop.storage.write { shop in
        guard var account = try shop.account(withEmail: "admin@example.com") else { return }
        account.role = .staff
        try shop.save(account)
      }
      let staff = await shop.screen(of: office.visitor, at: "/office/shipping/1001")
      #expect(staff.button("Send parcel").exists && staff.group("History").isAbsent)
    }
  }

  @Test(
    "Each page of the office has an address, also one to what is not there",
    arguments: [
      ("/office", "Office"), ("/office/shipping", "Shipping"),
      ("/office/shipping/1001", "Order 1001"), ("/office/shipping/9", "Order 9"),
      ("/office/inventory", "Inventory"), ("/office/inventory/mug", "Mug"),
      ("/office/inventory/unicorn", "Stock"), ("/office/discounts", "Marketing"),
      ("/office/discounts/new", "New discount"),
    ])
  func addresses(path: String, title: String) async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      _ = try await shop.buy()
      let screen = await shop.screen(of: staff, at: path)
      #expect(screen.heading(title).exists && screen.location == path)
    }
  }

  /// A shop with an order of mugs that is paid, and its page in the office.
  private func withOrder(
    pieces: Int = 1, _ body: @MainActor (TestShop, _ office: ShopScreen) async throws -> Void
  ) async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy(pieces)
      try await shop.work()
      let staff = try await shop.logInAdmin()
      try await body(shop, await shop.screen(of: staff, at: "/office/shipping/1001"))
    }
  }
}

extension ShopScreen {
  /// The names of the links that are shown.
  fileprivate var panelLinks: [String] { link.all.map(\.name) }
}
