import Foundation
import StorefrontDomain
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Each screen of the shop, whole")
struct ScreensTests {
  @Test("The catalogue, with what was looked for")
  func catalogue() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.searchField("Search").type("mug")
      #expect(screen.searchField("Search").value == "mug")
      #expect(
        screen.panel == """
          tabpanel "Catalogue"
            main
              banner
                heading "Catalogue"
                toolbar
                  button "Price"
                    img "Adjust" (hidden)
                    text "Price"
                searchbox "Search" = "mug" (focused)
              radiogroup "Category" = "All"
                radio "All" (chosen)
                radio "Kitchen"
                radio "Study"
                radio "Bedroom"
                radio "Garden"
              combobox "Sort by" = "Recommended"
                option "Recommended" (chosen)
                option "Lowest price"
                option "Highest price"
                option "Name"
              link "Mug €12.50"
                img (hidden)
                text "Mug"
                text "€12.50"
          """)
    }
  }

  @Test("A product, of which one is in the cart")
  func product() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      #expect(
        screen.root.outline == """
          tabpanel "Catalogue"
            main
              banner
                button "Back to Catalogue"
                heading "Mug"
              img (hidden)
              text "Kitchen"
              text "€12.50"
              text "Stoneware, glazed by hand. Holds 350 ml."
              img "Selected" (hidden)
              text "In stock"
              button "Add to cart"
                img "Cart plus" (hidden)
                text "Add to cart"
              text "1 in the cart"
              heading "No reviews yet"
              button "Log in to write a review"
          tablist
            tab "Catalogue" (chosen)
              img "Grid" (hidden)
              text "Catalogue"
            tab "Cart" (badge "1")
              img "Shopping cart" (hidden)
              text "Cart"
            tab "Orders"
              img "Shippingbox" (hidden)
              text "Orders"
            tab "Account"
              img "Person" (hidden)
              text "Account"
          """)
    }
  }

  @Test("A cart on its way to an order")
  func cart() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.fillAddress()
      try await screen.picker("Shipping").choose("By courier, €12.90")
      #expect(
        screen.panel == """
          tabpanel "Cart"
            main
              banner
                heading "Cart"
              group "Cart"
                heading "Cart"
                list
                  listitem
                    img (hidden)
                    button "Mug"
                    text "€12.50"
                    text "€12.50"
                    spinbutton "1 × Mug" (value text "1")
                      button "Decrement 1 × Mug"
                      button "Increment 1 × Mug"
                    text "1" (hidden)
              group "For"
                heading "For"
                list
                  listitem
                    textbox "Name" = "Ada"
                  listitem
                    textbox "E-mail" = "ada@example.com"
                  listitem
                    textbox "Telephone (optional)" = ""
              group "Address"
                heading "Address"
                list
                  listitem
                    textbox "Street" = "Hauptstraße 1"
                  listitem
                    textbox "Postal code" = "10115"
                  listitem
                    textbox "City" = "Berlin"
                  listitem
                    textbox "Country" = "Germany" (focused)
              group "Shipping"
                heading "Shipping"
                list
                  listitem
                    radiogroup "Shipping" = "By courier, €12.90"
                      radio "By post, €4.90"
                      radio "By courier, €12.90" (chosen)
                      radio "Pick it up, free"
              group
                list
                  listitem
                    textbox "Discount code" = ""
                    button "Apply" (disabled)
              group
                list
                  listitem
                    text "Subtotal"
                    text "€12.50"
                  listitem
                    text "Shipping"
                    text "€12.90"
                  listitem
                    text "Total"
                    text "€25.40"
                  listitem
                    text "Tax included"
                    text "€4.06"
                  listitem
                    button "Order"
                      text "Order"
          """)
    }
  }

  @Test("An order, and the list that leads to it")
  func order() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.link("Mug €12.50").tap()
      try await screen.button("Add to cart").tap()
      try await screen.fillAddress()
      try await screen.button("Order").tap()
      try await screen.tab("Orders").tap()
      #expect(
        screen.panel == """
          tabpanel "Orders"
            main
              banner
                heading "Orders"
              list
                listitem
                  link "Order 1001 Nov 25, 2026, placed €17.40"
                    img (hidden)
                    text "Order 1001"
                    text "Nov 25, 2026, placed"
                    text "€17.40"
              group "An order of yours from another browser"
                heading "An order of yours from another browser"
                list
                  listitem
                    textbox "Number" = ""
                  listitem
                    textbox "E-mail" = ""
                  listitem
                    button "Find the order" (disabled)
          """)
      try await screen.link("Order 1001 Nov 25, 2026, placed €17.40").tap()
      #expect(
        screen.panel == """
          tabpanel "Orders"
            main
              banner
                button "Back to Orders"
                heading "Order 1001"
              group
                list
                  listitem
                    text "Status"
                    text "Placed"
                  listitem
                    text "Date"
                    text "Nov 25, 2026 at 12:00 PM"
              group "Products"
                heading "Products"
                list
                  listitem
                    text "1 × Mug"
                    text "€12.50"
                  listitem
                    text "Shipping"
                    text "€4.90"
                  listitem
                    text "Total"
                    text "€17.40"
                  listitem
                    text "Tax included"
                    text "€2.78"
              group "Address"
                heading "Address"
                list
                  listitem
                    text "Ada"
                  listitem
                    text "Hauptstraße 1"
                  listitem
                    text "10115 Berlin"
                  listitem
                    text "Germany"
              group "Letters about it go to"
                heading "Letters about it go to"
                list
                  listitem
                    text "ada@example.com"
              group
                list
                  listitem
                    button "Cancel order"
          """)
      try await screen.button("Back to Orders").tap()
      #expect(screen.heading("Orders").exists)
    }
  }

  @Test("Nothing in the cart, and no orders")
  func empty() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.tab("Cart").tap()
      #expect(
        screen.panel == """
          tabpanel "Cart"
            main
              banner
                heading "Cart"
              list
                listitem
                  img "Shopping cart" (hidden)
                  text "The cart is empty"
                  text "Choose something from the catalogue."
                  button "Show all products"
          """)
      try await screen.tab("Orders").tap()
      #expect(
        screen.panel == """
          tabpanel "Orders"
            main
              banner
                heading "Orders"
              list
                listitem
                  img "Shippingbox" (hidden)
                  text "You have ordered nothing yet"
                  text "Your orders will be listed here."
                  button "Show all products"
              group "An order of yours from another browser"
                heading "An order of yours from another browser"
                list
                  listitem
                    textbox "Number" = ""
                  listitem
                    textbox "E-mail" = ""
                  listitem
                    button "Find the order" (disabled)
          """)
    }
  }
}

extension ShopScreen {
  /// The outline of what stands above, or below, the tabs.
  var panel: String { elements([.tabpanel], named: nil).all.first?.outline ?? "" }

  /// Types where an order goes, in the cart.
  func fillAddress() async throws {
    try await tab("Cart").tap()
    try await textField("Name").type("Ada")
    try await textField("E-mail").type("ada@example.com")
    try await textField("Street").type("Hauptstraße 1")
    try await textField("Postal code").type("10115")
    try await textField("City").type("Berlin")
    try await textField("Country").type("Germany")
  }
}
