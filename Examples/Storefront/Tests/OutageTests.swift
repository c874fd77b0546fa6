import Foundation
import LoginDomain
import StorefrontHTTP
import StorefrontTesting
import Synchronization
import Testing
import VitroUITesting

/// A network that reaches no path of the API that ends in a certain way, until it is mended.
final class Outage: Sendable {
  private let end: String
  private let isThere = Mutex(true)

  init(of end: String, isThere: Bool = true) {
    self.end = end
    self.isThere.withLock { $0 = isThere }
  }

  func begin() { isThere.withLock { $0 = true } }
  func mend() { isThere.withLock { $0 = false } }

  func before(_ usual: HTTPTransport) -> HTTPTransport {
    HTTPTransport { [self] request in
      guard request.url.path.hasSuffix(end), isThere.withLock({ $0 }) else {
        return try await usual.send(request)
      }
      throw TransportError.notReached
    }
  }
}

@MainActor @Suite("Each screen, while the server is out of reach")
struct OutageTests {
  private let words = "The shop cannot be reached. Check the connection, and try again."

  @Test(
    "What cannot be loaded says so, and is loaded once the server is there",
    arguments: [
      ("/", "/products", "Mug €12.50"), ("/mug", "/reviews", "Reviews, 4.0 of 5 stars"),
      ("/orders", "/orders", "Order 1001 Nov 25, 2026, placed €12.50"),
      ("/orders/1001", "/orders", "Total"), ("/account", "/me", "E-mail"),
      ("/account/people", "/people", "Ada"),
    ])
  func load(address: String, end: String, shown: String) async throws {
    try await withShop { shop in
      let visitor = try await prepare(shop)
      let outage = Outage(of: end)
      let screen = await shop.screen(of: visitor, at: address) { outage.before($0) }
      #expect(screen.element(id: "error").text == words)
      try await screen.button("Try again").tap()
      #expect(screen.element(id: "error").text == words)
      outage.mend()
      try await screen.button("Try again").tap()
      #expect(screen.element(id: "error").isAbsent)
      #expect(screen.root.outline.contains(shown), "\(screen.root.outline)")
    }
  }

  @Test("A product that cannot be saved stays in its form, and is saved at the second try")
  func save() async throws {
    try await withShop { shop in
      let visitor = try await prepare(shop)
      let outage = Outage(of: "/products/mug", isThere: false)
      let screen = await shop.screen(of: visitor, at: "/mug") { outage.before($0) }
      try await screen.button("Change").tap()
      try await screen.textField("Price").type("13.00")
      outage.begin()
      try await screen.button("Save").tap()
      #expect(screen.text(words).exists && screen.textField("Price").value == "13.00")
      outage.mend()
      try await screen.button("Try again").tap()
      #expect(screen.button("Save").isAbsent && screen.text("€13.00").exists)
    }
  }

  @Test("A role that cannot be given is as it was, and is given at the second try")
  func role() async throws {
    try await withShop { shop in
      let visitor = try await prepare(shop)
      let outage = Outage(of: "/role")
      let screen = await shop.screen(of: visitor, at: "/account/people") { outage.before($0) }
      try await screen.picker("Ada").choose("Staff")
      #expect(screen.sheet.text("The role is as it was.").exists)
      outage.mend()
      try await screen.sheet.button("Try again").tap()
      #expect(screen.sheet.isAbsent && screen.picker("Ada").value == "Staff")
    }
  }

  @Test("Who cannot log out is still logged in, and is not after the second try")
  func logOut() async throws {
    try await withShop { shop in
      let visitor = try await prepare(shop)
      let outage = Outage(of: "/log-out")
      let screen = await shop.screen(of: visitor, at: "/account") { outage.before($0) }
      try await screen.button("Log out").tap()
      #expect(screen.sheet.text("You are still logged in.").exists)
      try await screen.sheet.button("Dismiss").tap()
      #expect(screen.listItem("Name").text == "Name Admin")
      try await screen.button("Log out").tap()
      outage.mend()
      try await screen.sheet.button("Try again").tap()
      #expect(screen.visitor != visitor)
      try await screen.tab("Account").tap()
      #expect(screen.button("Log in").exists)
    }
  }

  @Test("Who cannot register is told so, and is registered at the second try")
  func register() async throws {
    try await withShop { shop in
      let outage = Outage(of: "/registrations")
      let screen = await shop.screen(at: "/account/register") { outage.before($0) }
      try await screen.textField("Name").type("Eve")
      try await screen.textField("E-mail").type("eve@example.com")
      try await screen.textField("Password").type("correct horse battery")
      try await screen.button("Register").tap()
      #expect(screen.text(words).exists && screen.textField("Name").value == "Eve")
      outage.mend()
      try await screen.button("Register").tap()
      try await screen.tab("Account").tap()
      #expect(screen.listItem("Name").text == "Name Eve")
    }
  }

  @Test("A log-in without a connection says so, and counts as no wrong password")
  func logIn() async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let outage = Outage(of: "/log-in")
      let screen = await shop.screen(at: "/account") { outage.before($0) }
      try await screen.textField("E-mail").type("admin@example.com")
      try await screen.textField("Password").type("correct horse battery")
      for _ in 1...6 {
        try await screen.button("Log in").tap()
        #expect(screen.text(LoginError.noConnection.description).exists)
      }
      outage.mend()
      try await screen.button("Log in").tap()
      try await screen.tab("Account").tap()
      #expect(screen.listItem("Name").text == "Name Admin")
    }
  }

  @Test("Five wrong passwords lock the log-in; the minutes pass, and it opens")
  func lock() async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let screen = await shop.screen(at: "/account")
      try await screen.textField("E-mail").type("admin@example.com")
      for number in 1...5 {
        try await screen.textField("Password").type("wrong \(number)")
        try await screen.button("Log in").tap()
      }
      #expect(screen.text("The account is locked. Try again in 15 minutes.").exists)
      await screen.clock.advance(by: .seconds(60))
      await screen.rest()
      #expect(screen.text("The account is locked. Try again in 14 minutes.").exists)
      await screen.clock.advance(by: .seconds(14 * 60))
      await screen.rest()
      #expect(screen.root.outline.contains("locked") == false)
      shop.now += 15 * 60
      try await screen.textField("Password").type("correct horse battery")
      try await screen.button("Log in").tap()
      try await screen.tab("Account").tap()
      #expect(screen.listItem("Name").text == "Name Admin")
    }
  }

  /// Lets an admin in who has ordered a mug, and Ada, who has reviewed it; returns the admin's identity.
  private func prepare(_ shop: TestShop) async throws -> String {
    try await shop.addAdmin()
    let password = "correct horse battery"
    let registration = try await shop.ask(
      "POST", "registrations",
      #"{"name": "Ada", "email": "ada@example.com", "password": "\#(password)"}"#)
    let ada = try await #require(shop.enter(with: registration))
    let review = try await shop.ask(
      "POST", "products/mug/reviews", #"{"stars": 4, "text": ""}"#, key: "r", as: ada)
    #expect(review.status == 201, "\(review.text)")
    let other = "BBBBBBBBBBBBBBBBBBBBBB"
    let logIn = try await shop.ask(
      "POST", "log-in", #"{"email": "admin@example.com", "password": "\#(password)"}"#, as: other)
    let admin = try await #require(shop.enter(with: logIn, as: other))
    _ = try await shop.ask(
      "POST", "cart/lines", #"{"product": "mug", "quantity": 1}"#, key: "1", as: admin)
    let order = try await shop.ask(
      "POST", "orders",
      #"""
      {"total": {"minorUnits": 1250, "currency": "EUR"}, "shipping": "pickup", "address": {
      "street": "Hauptstraße 1", "postalCode": "10115", "city": "Berlin", "country": "Germany"}}
      """#, key: "2", as: admin)
    #expect(order.status == 201, "\(order.text)")
    return admin
  }
}
