import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("No page of the shop is a dead end")
struct DeadEndTests {
  @Test(
    "Where there is nothing, or nothing for them, a button leads on",
    arguments: [
      End(.stranger, "/cart", "The cart is empty", "Show all products", "/catalogue"),
      End(.stranger, "/orders", "You have ordered nothing yet", "Show all products", "/catalogue"),
      End(
        .guest, "/orders/9", "You have no order with this number.", "Log in to see your orders",
        "/account"),
      End(
        .customer, "/orders/9", "You have no order with this number.",
        "Show the orders of this account", "/orders"),
      End(
        .guest, "/catalogue/unicorn", "The shop does not sell this product.",
        "Show all products", "/catalogue"),
      End(.guest, "/account/people", "Log in first.", "Log in", "/account"),
      End(
        .guest, "/account/addresses", "Log in to keep your addresses", "Log in", "/account"),
      End(
        .staff, "/account/people", "You may not do that with this account.", "Show your account",
        "/account"),
      End(.guest, "/office", isForStaff, "Log in", "/account"),
      End(.guest, "/office/discounts/new", isForStaff, "Log in", "/account"),
      End(.customer, "/office", isForStaff, "Show all products", "/catalogue"),
      End(
        .staff, "/office/shipping/9", "There is no order with this number.", "Show all orders",
        "/office/shipping"),
      End(
        .staff, "/office/inventory/unicorn", "There is no such product.", "Show the inventory",
        "/office/inventory"),
    ])
  func leadsOn(end: End) async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(of: try await shop.browser(of: end.visitor), at: end.path)
      #expect(screen.text(end.words).exists && screen.button("Try again").isAbsent)
      try await screen.button(end.button).tap()
      #expect(screen.location == end.next)
    }
  }

  @Test("Where the shop was not reached, each page asks again, and is the same then")
  func asksAgain() async throws {
    try await withShop { shop in
      let browser = try await shop.browser(of: .admin)
      let addresses = [
        "/catalogue", "/catalogue/mug", "/cart", "/orders", "/orders/1001", "/account",
        "/account/people", "/account/addresses", "/office/shipping", "/office/shipping/1001",
        "/office/inventory", "/office/inventory/mug", "/office/discounts",
      ]
      for address in addresses {
        let whole = await shop.screen(of: browser, at: address).panel
        await shop.end()
        let screen = await shop.screen(of: browser, at: address)
        try await shop.start()
        #expect(screen.button("Try again").exists)
        while screen.button("Try again").exists { try await screen.button("Try again").tap() }
        // It hears of changes again.
        await screen.clock.advance(by: .seconds(1))
        try await shop.tell(screen)
        #expect(screen.panel == whole, "\(address)")
      }
    }
  }

  @Test(
    "Who logs in is led back to the page that has asked for it",
    arguments: [
      ("/catalogue/mug", "Log in to write a review"), ("/account/people", "Log in"),
      ("/account/addresses", "Log in"), ("/office/shipping/1001", "Log in"),
      ("/orders/9", "Log in to see your orders"),
    ])
  func returns(path: String, button: String) async throws {
    try await withShop(isListening: false) { shop in
      try await shop.addAdmin()
      let screen = await shop.screen(at: path)
      try await screen.button(button).tap()
      try await screen.logInAdmin()
      #expect(screen.location == path && screen.button(button).isAbsent)
    }
  }

  @Test("Who registers is led back as well")
  func registers() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(at: "/catalogue/mug")
      try await screen.button("Log in to write a review").tap()
      try await screen.link("Register").tap()
      try await screen.textField("Name").type("Ada")
      try await screen.textField("E-mail").type("ada@example.com")
      try await screen.textField("Password").type("correct horse battery")
      try await screen.button("Register").tap()
      #expect(screen.location == "/catalogue/mug" && screen.button("Send the review").exists)
    }
  }

  @Test("Who has gone elsewhere in between, or comes of their own, stays at the account")
  func stays() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.addAdmin()
      let screen = await shop.screen(at: "/catalogue/mug")
      try await screen.button("Log in to write a review").tap()
      try await screen.tab("Orders").tap()
      try await screen.tab("Account").tap()
      try await screen.logInAdmin()
      #expect(screen.location == "/account" && screen.listItem("Name").text == "Name Admin")
      try await screen.button("Log out").tap()
      #expect(screen.location == "/account" && screen.button("Log in").exists)
    }
  }

  @Test("Whose log-in has ended is asked for another one by what they do, and led back")
  func ended() async throws {
    try await withShop(isListening: false) { shop in
      try await shop.addAdmin()
      let browser = try await shop.browser(of: .customer)
      let screen = await shop.screen(of: browser, at: "/account/addresses")
      try await shop.storage.write {
        try $0.logIn(nil, with: CustomerID(browser), at: TestShop.now)
      }
      for field in ["Street", "Postal code", "City", "Country"] {
        try await screen.textField(field).type("1")
      }
      try await screen.button("Add address").tap()
      #expect(screen.sheet.text("Log in first.").exists)
      try await screen.sheet.button("Log in").tap()
      try await screen.logInAdmin()
      #expect(screen.location == "/account/addresses" && screen.button("Add address").exists)
    }
  }

  @Test(
    "The door leads to pages of the shop alone",
    arguments: [
      ("/orders/9", "/orders/9"), ("/catalogue?page=2", "/catalogue?page=2"),
      ("/catalogue/a%20b", "/catalogue/a%20b"), ("", "/"), ("orders", "/"),
      ("https://example.com", "/"), ("//example.com", "/"), ("/\\example.com", "/"),
      ("/\t/example.com", "/"), ("/ü", "/"), ("/\r\nSet-Cookie: a=b", "/"),
    ])
  func door(next: String, location: String) async throws {
    try await withShop(isListening: false) { shop in
      let door = try #require(URL(string: "/door?ticket=none"))
      let address = door.appending(queryItems: [URLQueryItem(name: "next", value: next)])
      #expect(await shop.nextAddress(from: address) == location)
    }
  }
}

extension ShopScreen {
  /// Logs the admin in, at the log-in.
  func logInAdmin() async throws {
    try await textField("E-mail").type("admin@example.com")
    try await textField("Password").type("correct horse battery")
    try await button("Log in").tap()
  }
}

/// A page on which somebody finds nothing, and the button that leads on.
struct End: Sendable, CustomTestStringConvertible {
  var visitor: Visitor
  var path: String
  var words: String
  var button: String
  var next: String

  var testDescription: String { "\(visitor) at \(path)" }

  init(_ visitor: Visitor, _ path: String, _ words: String, _ button: String, _ next: String) {
    (self.visitor, self.path, self.words) = (visitor, path, words)
    (self.button, self.next) = (button, next)
  }
}

private let isForStaff = "The office is for staff"
