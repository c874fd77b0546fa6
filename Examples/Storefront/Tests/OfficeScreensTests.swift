import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Each screen of the office, whole")
struct OfficeScreensTests {
  @Test("The dashboard, and the orders by what has to be done with them")
  func orders() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy(2)
      try await shop.work()
      _ = try await shop.buy(1)
      let screen = await shop.screen(of: try await shop.logInAdmin())
      try await screen.tab("Office").tap()
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                heading "Office"
              list
                listitem (badge "1")
                  link "Shipping"
                    img "Shippingbox" (hidden)
                    text "Shipping"
                listitem
                  link "Inventory"
                    img "Square stack 3d up" (hidden)
                    text "Inventory"
                listitem
                  link "Marketing"
                    img "Tag" (hidden)
                    text "Marketing"
          """)
      try await screen.link("Shipping").tap()
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Office"
                heading "Shipping"
              group "To send"
                heading "To send"
                list
                  listitem
                    link "Order 1001 Nov 25, a guest Paid €29.90"
                      text "Order 1001"
                      text "Nov 25, a guest"
                      text "Paid"
                      text "€29.90"
              group "Not paid yet"
                heading "Not paid yet"
                list
                  listitem
                    link "Order 1002 Nov 25, a guest Placed €17.40"
                      text "Order 1002"
                      text "Nov 25, a guest"
                      text "Placed"
                      text "€17.40"
          """)
      try await screen.link("Order 1002 Nov 25, a guest Placed €17.40").tap()
      #expect(screen.location == "/office/shipping/1002")
      try await screen.button("Back to Shipping").tap()
      try await screen.button("Back to Office").tap()
      #expect(screen.location == "/office")
    }
  }

  @Test("What is not there, or not for everybody, says so")
  func refused() async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      let screen = await shop.screen(of: staff, at: "/office/shipping")
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Office"
                heading "Shipping"
              list
                listitem
                  img "Shippingbox" (hidden)
                  text "Nobody has ordered yet"
                  text "An order is here as soon as it is placed."
          """)
      await screen.open("/office/shipping/9")
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Shipping"
                heading "Order 9"
              group
                list
                  listitem
                    text "There is no order with this number."
                  listitem
                    button "Show all orders"
          """)
      await screen.open("/office/inventory/unicorn")
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Inventory"
                heading "Stock"
              group
                list
                  listitem
                    text "There is no such product."
                  listitem
                    button "Show the inventory"
          """)
      let guest = await shop.screen(at: "/office")
      #expect(
        guest.panel == """
          tabpanel "Office"
            main
              banner
                heading "Office"
              img "Lock" (hidden)
              text "The office is for staff"
              text "Log in with a staff account to see it."
              button "Log in"
              button "Show all products"
          """)
    }
  }
}
