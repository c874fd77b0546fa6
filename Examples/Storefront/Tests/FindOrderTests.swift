import Foundation
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("A guest's order in another browser")
struct FindOrderTests {
  private func buy(_ shop: TestShop) async throws {
    let screen = await shop.screen()
    try await screen.link("Mug €12.50").tap()
    try await screen.button("Add to cart").tap()
    try await screen.fillAddress()
    try await screen.button("Order").tap()
    #expect(screen.text("Thank you. Your order has the number 1001.").exists)
  }

  @Test("A guest finds an order again by its number and e-mail address, in whatever browser")
  func found() async throws {
    try await withShop(isListening: false) { shop in
      try await buy(shop)
      let other = await shop.screen(of: berta, at: "/orders")
      #expect(other.button("Find the order").isEnabled == false)
      try await other.textField("Number").type("1001")
      try await other.textField("E-mail").type("berta@example.com")
      try await other.button("Find the order").tap()
      let words =
        "No guest's order has this number and this e-mail address. See the letter about it."
      #expect(other.text(words).exists)
      try await other.textField("E-mail").type("ADA@example.com ")
      #expect(other.text(words).isAbsent)
      try await other.button("Find the order").tap()
      #expect(other.location == "/orders/1001" && other.listItem("Status").text == "Status Placed")
      try await other.button("Back to Orders").tap()
      #expect(other.link("Order 1001 Nov 25, 2026, placed €17.40").exists)
    }
  }

  @Test("Nobody finds the order of an account, and who guesses is stopped")
  func guesses() async throws {
    try await withShop(isListening: false) { shop in
      try await buy(shop)
      let body = { (number: String, email: String) in
        #"{"number": "\#(number)", "email": "\#(email)"}"#
      }
      let account = try await shop.logInAdmin()
      #expect(try await shop.buy(as: account).status == 201)
      let ofAccount = body("1002", "admin@example.com")
      #expect(try await shop.change("POST", "orders/found", ofAccount, as: berta).status == 404)
      for number in ["1001", "9999", "", "'", " 1001 OR 1=1", String(repeating: "9", count: 500)] {
        let answer = try await shop.change(
          "POST", "orders/found", body(number, "x@example.com"), as: berta)
        #expect(answer.status == 404, "\(number)")
      }
      var statuses: [Int] = []
      for _ in 1...5 {
        statuses.append(
          try await shop.change(
            "POST", "orders/found", body("1001", "x@example.com"), as: berta
          ).status)
      }
      #expect(statuses == [404, 404, 404, 429, 429])
      let right = body("1001", "ada@example.com")
      #expect(try await shop.change("POST", "orders/found", right, as: berta).status == 429)
      shop.now += 15 * 60
      #expect(try await shop.change("POST", "orders/found", right, as: berta).status == 200)
    }
  }
}
