import BrowserTesting
import Foundation
import Testing
import VitroUITesting

@MainActor @Suite("A purchase in a browser, as it goes wrong", .serialized, .needsBrowser)
struct CheckoutInBrowserTests {
  private func fill(_ customer: BrowserPage, lamps: Int) async throws {
    #expect(try await customer.becomes { customer.link("Desk lamp €79.00").exists })
    try await customer.link("Desk lamp €79.00").tap()
    #expect(try await customer.becomes { customer.button("Add to cart").exists })
    try await customer.button("Add to cart").tap()
    #expect(try await customer.becomes { customer.text("1 in the cart").exists })
    try await customer.tab("Cart").tap()
    #expect(try await customer.becomes { customer.stepper("1 × Desk lamp").exists })
    for pieces in 1..<lamps {
      try await customer.stepper("\(pieces) × Desk lamp").increment()
      #expect(try await customer.becomes { customer.stepper("\(pieces + 1) × Desk lamp").exists })
    }
  }

  @Test(
    "A refusal is in sight and has the focus; a payment that is declined is told where one is",
    arguments: BrowserPage.takesPictures ? ["phone", "desktop", "dark"] : ["phone"])
  func declined(look: String) async throws {
    let viewport =
      look == "desktop"
      ? Viewport(width: 1280, height: 800)
      : Viewport(
        width: 390, height: 844, scale: 2, isDark: look == "dark")
    try await withProgram(viewport) { customer, _ in
      try await fill(customer, lamps: 20)
      try await customer.take("cart", look)
      try await customer.textField("Discount code").type("NONE")
      try await customer.button("Apply").tap()
      #expect(try await customer.becomes { customer.textField("Discount code").isFocused })
      try await customer.take("cart-code", look)
      try await customer.button("Order").tap()
      #expect(try await customer.becomes { customer.textField("Name").isFocused })
      try await customer.take("cart-refused", look)
      try await customer.textField("Name").type("Ada")
      try await customer.textField("E-mail").type("ada@example.com")
      try await customer.picker("Shipping").choose("Pick it up, free")
      try await customer.take("cart-pickup", look)
      try await customer.button("Order").tap()
      #expect(try await customer.becomes { customer.button("Put it into the cart again").exists })
      try await customer.take("receipt-declined", look)
      try await customer.button("Show the order").tap()
      #expect(try await customer.becomes { customer.listItem("Status").exists })
      try await customer.take("order-declined", look)
    }
  }
}
