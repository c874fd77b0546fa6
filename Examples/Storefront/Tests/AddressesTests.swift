import Foundation
import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor
@Suite("The address book of a customer")
struct AddressesTests {
  nonisolated private static func body(_ street: String) -> String {
    #"{"street":"\#(street)","postalCode":"10115","city":"Berlin","country":"Germany"}"#
  }

  /// A shop with somebody who is logged in.
  private func withCustomer(
    _ body: @MainActor (TestShop, _ visitor: String) async throws -> Void
  ) async throws {
    try await withShop(isListening: false) { shop in
      try await body(shop, try await shop.logInAdmin())
    }
  }

  private func type(_ street: String, on screen: ShopScreen) async throws {
    try await screen.textField("Street").type(street)
    try await screen.textField("Postal code").type("10115")
    try await screen.textField("City").type("Berlin")
    try await screen.textField("Country").type("Germany")
    try await screen.button("Add address").tap()
  }

  @Test("Addresses are added, one is the default, and another window sees that")
  func added() async throws {
    try await withCustomer { shop, visitor in
      let other = await shop.screen(of: visitor, at: "/account/addresses")
      let screen = await shop.screen(of: visitor, at: "/account")
      try await screen.link("Addresses").tap()
      try await screen.button("Add address").tap()
      #expect(screen.text("The street is missing. Fill it in.").exists)
      try await type("Hauptstraße 1", on: screen)
      #expect(screen.text("The street is missing. Fill it in.").isAbsent)
      #expect(screen.textField("Street").value == "")
      try await type("Nebenstraße 2", on: screen)
      #expect(screen.group("Default address").text("Hauptstraße 1, 10115 Berlin, Germany").exists)
      try await screen.button("Make default").tap()
      try await shop.tell(screen, other)
      for screen in [screen, other] {
        #expect(screen.group("Default address").text("Nebenstraße 2, 10115 Berlin, Germany").exists)
        #expect(screen.button("Remove").count == 2)
      }
      try await screen.group("Default address").button("Remove").tap()
      #expect(screen.group("Default address").text("Hauptstraße 1, 10115 Berlin, Germany").exists)
      #expect(screen.button("Remove").count == 1)
    }
  }

  @Test("Who buys finds the default address in the cart, and can take another one")
  func cart() async throws {
    try await withCustomer { shop, visitor in
      for street in ["Hauptstraße 1", "Nebenstraße 2"] {
        let answer = try await shop.change("POST", "me/addresses", Self.body(street), as: visitor)
        #expect(answer.status == 200)
      }
      let line = #"{"product":"mug","quantity":1}"#
      _ = try await shop.change("POST", "cart/lines", line, as: visitor)
      let screen = await shop.screen(of: visitor, at: "/cart")
      #expect(screen.textField("Street").value == "Hauptstraße 1")
      try await screen.button("Another address of yours").tap()
      try await screen.menuItem("Nebenstraße 2, 10115 Berlin").tap()
      #expect(screen.textField("Street").value == "Nebenstraße 2")
      try await screen.button("Order").tap()
      let order = try await shop.storage.read { try $0.order("1001") }
      #expect(order?.address?.street == "Nebenstraße 2")
    }
  }

  @Test("What somebody has typed is not replaced by an address of their book")
  func typed() async throws {
    try await withCustomer { shop, visitor in
      let line = #"{"product":"mug","quantity":1}"#
      _ = try await shop.change("POST", "cart/lines", line, as: visitor)
      let screen = await shop.screen(of: visitor, at: "/cart")
      try await screen.textField("Street").type("Bergstraße 3")
      _ = try await shop.change("POST", "me/addresses", Self.body("Hauptstraße 1"), as: visitor)
      try await shop.tell(screen)
      #expect(screen.textField("Street").value == "Bergstraße 3")
      #expect(screen.button("Another address of yours").isAbsent)
    }
  }

  @Test("V4.1.3: a book is its customer's only; a guest has none")
  func rights() async throws {
    try await withCustomer { shop, visitor in
      _ = try await shop.change("POST", "me/addresses", Self.body("Hauptstraße 1"), as: visitor)
      #expect(try await shop.ask("GET", "me/addresses", as: berta).text == "[]")
      for path in ["me/addresses", "me/addresses/removals"] {
        #expect(try await shop.change("POST", path, Self.body("A"), as: berta).status == 401)
      }
      let screen = await shop.screen(of: berta, at: "/account")
      #expect(screen.link("Addresses").isAbsent)
    }
  }

  @Test(
    "V5.1.3: what is no address, not in the book or one too many is refused",
    arguments: [
      ("POST", "me/addresses", body(" "), 422),
      ("POST", "me/addresses/removals", body("No 9"), 404),
      ("PUT", "me/addresses/default", body("No 9"), 404),
      ("POST", "me/addresses", body(String(repeating: "x", count: 201)), 422),
      ("POST", "me/addresses", body("No 20"), 422),
    ])
  func refused(method: String, path: String, body: String, status: Int) async throws {
    try await withCustomer { shop, visitor in
      for number in 0..<20 {
        _ = try await shop.change("POST", "me/addresses", Self.body("No \(number)X"), as: visitor)
      }
      #expect(try await shop.change(method, path, body, as: visitor).status == status)
      let account = try await shop.storage.read { try $0.account(withEmail: "admin@example.com") }
      #expect(account?.customer.addresses.count == 20)
      // One that is there already is no other.
      let again = try await shop.change("POST", "me/addresses", Self.body("No 3X"), as: visitor)
      #expect(again.status == 200)
    }
  }
}
