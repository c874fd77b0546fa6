import BrowserTesting
import Foundation
import Testing
import VitroUITesting

@MainActor @Suite("Two browsers, one shop", .serialized, .needsBrowser)
struct OfficeInBrowserTests {
  @Test(
    "A customer buys, an admin sees it in a second browser and sends it, and the customer sees that",
    arguments: BrowserPage.takesPictures ? ["desktop", "phone", "dark"] : ["desktop"])
  func wholeWay(look: String) async throws {
    let viewport =
      look == "phone" ? .phone : Viewport(width: 900, height: 700, isDark: look == "dark")
    try await withProgram(viewport) { customer, address in
      let admin = try await Browser.shared.newPage(viewport)
      admin.isCompared = false
      try await admin.open(address)
      try await admin.logInAdmin()
      try await admin.tab("Office").tap()
      #expect(try await admin.becomes { admin.link("Shipping").exists })
      try await admin.link("Shipping").tap()
      #expect(try await admin.becomes { admin.text("Nobody has ordered yet").exists })
      #expect(try await customer.becomes { customer.link("Mug €12.50").exists })
      try await customer.link("Mug €12.50").tap()
      #expect(try await customer.becomes { customer.button("Add to cart").exists })
      try await customer.button("Add to cart").tap()
      #expect(try await customer.becomes { customer.text("1 in the cart").exists })
      try await customer.tab("Cart").tap()
      #expect(try await customer.becomes { customer.textField("Street").exists })
      try await customer.textField("Name").type("Ada")
      try await customer.textField("E-mail").type("ada@example.com")
      try await customer.textField("Street").type("Hauptstraße 1")
      try await customer.textField("Postal code").type("10115")
      try await customer.textField("City").type("Berlin")
      try await customer.textField("Country").type("Germany")
      try await customer.take("way-1-customer", look)
      try await customer.button("Order").tap()
      #expect(
        try await customer.becomes {
          customer.text("Thank you. Your order has the number 1001.").exists
        })
      try await customer.tab("Orders").tap()
      #expect(try await customer.becomes { customer.link.count == 1 })
      #expect(try await admin.becomes { admin.group("To send").exists })
      try await admin.take("way-2-office", look)
      try await admin.link(try #require(admin.link.all.first?.name)).tap()
      #expect(try await admin.becomes { admin.textField("Tracking number").exists })
      try await admin.textField("Tracking number").type("JJD 000 1")
      try await admin.take("way-3-office", look)
      try await customer.link(try #require(customer.link.all.first?.name)).tap()
      #expect(try await customer.becomes { customer.listItem("Status").text == "Status Paid" })
      try await admin.button("Send parcel").tap()
      #expect(try await customer.becomes { customer.listItem("Status").text == "Status Shipped" })
      #expect(customer.text("JJD 000 1").exists)
      try await customer.take("way-4-customer", look)
      #expect(try await admin.becomes { admin.button("Mark as delivered").exists })
      try await admin.take("way-5-office", look)
      #expect(admin.problems == [])
      try await admin.close()
    }
  }
}
