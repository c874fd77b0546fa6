import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the shop shows")
struct ShoppingCartOutlineTests {
  @Test("The products, and how many are in the cart")
  func shop() async throws {
    let screen = try await makeScreen(with: "Coffee")
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Shop"
            toolbar
              button "Cart"
                img "Shopping cart" (hidden)
                text "Cart"
              text "1"
          list
            listitem
              img "Cup and saucer"
              text "Coffee"
              text "$8.50"
              button "Add"
            listitem
              img "Book closed"
              text "Notebook"
              text "$4.00"
              button "Add"
            listitem
              img "Umbrella"
              text "Umbrella"
              text "$19.99"
              button "Add"
        """)
  }

  @Test("The cart, and the question before an order")
  func cart() async throws {
    let screen = try await makeScreen(with: "Coffee", "Umbrella", "Umbrella")
    try await screen.button("Cart").tap()
    #expect(
      try screen.sheet().element().outline == """
        dialog "Cart"
          main
            banner
              toolbar
                button "Close"
              heading "Cart"
              toolbar
                button "Check Out"
            group "Items"
              heading "Items"
              list
                listitem
                  spinbutton "Coffee × 1" (value text "1")
                    text "Coffee"
                    text "× 1"
                    button "Decrement Coffee × 1"
                    button "Increment Coffee × 1"
                  button "Delete Coffee × 1"
                listitem
                  spinbutton "Umbrella × 2" (value text "2")
                    text "Umbrella"
                    text "× 2"
                    button "Decrement Umbrella × 2"
                    button "Increment Umbrella × 2"
                  button "Delete Umbrella × 2"
            group "Summary"
              heading "Summary"
              list
                listitem
                  text "Subtotal"
                  text "$48.48"
                listitem
                  text "Shipping"
                  text "$5.00"
                listitem
                  text "Total"
                  text "$53.48"
              text "Free shipping from $50."
        """)
    try await screen.sheet.button("Check Out").tap()
    #expect(
      try screen.alert().element().outline == """
        alertdialog "Place order?"
          heading "Place order?"
          text "You pay \(53.48.formatted(.currency(code: "USD")))."
          button "Buy"
          button "Cancel"
        """)
  }

  @Test("The empty cart")
  func empty() async throws {
    let screen = try await makeScreen()
    try await screen.button("Cart").tap()
    #expect(
      try screen.sheet().element().outline == """
        dialog "Cart"
          main
            banner
              toolbar
                button "Close"
              heading "Cart"
              toolbar
                button "Check Out" (disabled)
            group "Items"
              heading "Items"
              list
                listitem
                  text "Your cart is empty."
            group "Summary"
              heading "Summary"
              list
                listitem
                  text "Subtotal"
                  text "$0.00"
                listitem
                  text "Shipping"
                  text "$0.00"
                listitem
                  text "Total"
                  text "$0.00"
              text "Free shipping from $50."
        """)
  }

  private func makeScreen(with names: String...) async throws -> Screen {
    let screen = Screen(host: .american) { ShopView() }
    for name in names { try await screen.listItem(name).button("Add").tap() }
    return screen
  }
}
