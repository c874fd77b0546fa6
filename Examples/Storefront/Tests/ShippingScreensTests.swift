import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Each screen of an order in the office, and what changes it")
struct ShippingScreensTests {
  @Test("An order, from the parcel to its history")
  func order() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy(2)
      try await shop.work()
      let screen = await shop.screen(of: try await shop.logInAdmin(), at: "/office/shipping/1001")
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Shipping"
                heading "Order 1001"
              group
                list
                  listitem
                    text "Status"
                    text "Paid"
                  listitem
                    text "Customer"
                    text "A guest"
                  listitem
                    text "Shipping"
                    text "By post"
                  listitem
                    text "Date"
                    text "Nov 25, 2026 at 12:00 PM"
              group "Products"
                heading "Products"
                list
                  listitem
                    text "2 × Mug"
                    text
              group "Price"
                heading "Price"
                list
                  listitem
                    text "Shipping"
                    text "€4.90"
                  listitem
                    text "Total"
                    text "€29.90"
                  listitem
                    text "Tax included"
                    text "€4.77"
              group "Address"
                heading "Address"
                list
                  listitem
                    text "Bergstraße 1"
                  listitem
                    text "10115 Berlin"
                  listitem
                    text "Germany"
              group "Next parcel"
                heading "Next parcel"
                list
                  listitem
                    spinbutton "2 × Mug" (value text "2")
                      text "2 × Mug"
                      button "Decrement 2 × Mug"
                      button "Increment 2 × Mug" (disabled)
              group
                list
                  listitem
                    textbox "Tracking number" = ""
              group
                list
                  listitem
                    button "Send parcel"
              group
                list
                  listitem
                    button "Cancel order"
              group "History"
                heading "History"
                list
                  listitem
                    text "Placed"
                    text "Nov 25 at 12:00 PM, Customer"
                  listitem
                    text "Paid"
                    text "Nov 25 at 12:00 PM, Payment"
          """)
      try await expect(
        screen,
        changes: """
            tabpanel "Office" > main
              group "Next parcel" > list > listitem
          -     spinbutton "2 × Mug" (value text "2")
          -       text "2 × Mug"
          -       button "Decrement 2 × Mug"
          -       button "Increment 2 × Mug" (disabled)
          +     spinbutton "1 × Mug" (value text "1")
          +       text "1 × Mug"
          +       button "Decrement 1 × Mug"
          +       button "Increment 1 × Mug"
              group > list > listitem
          -     textbox "Tracking number" = ""
          +     textbox "Tracking number" = "P1"
          """
      ) {
        try await screen.textField("Tracking number").type("P1")
        try await screen.stepper("2 × Mug").decrement()
      }
      try await expect(
        screen,
        changes: """
            tabpanel "Office" > main
              group "Products" > list > listitem
                text "2 × Mug"
          -     text
          +     text "1 left"
              group "Address"
          +   group "Parcels"
          +     heading "Parcels"
          +     list
          +       listitem
          +         text "P1"
              group "Next parcel" > list > listitem > spinbutton "1 × Mug" (value text "1")
                button "Decrement 1 × Mug"
          -     button "Increment 1 × Mug"
          +     button "Increment 1 × Mug" (disabled)
              group > list > listitem
          -     textbox "Tracking number" = "P1"
          +     textbox "Tracking number" = ""
              group > list > listitem > button "Send parcel"
          -   group
          -     list
          -       listitem
          -         button "Cancel order"
              group "History" > list
                listitem > text "Paid"
          +     listitem
          +       text "Sent parcel P1"
          +       text "Nov 25 at 12:00 PM, Admin"
          """
      ) {
        try await screen.button("Send parcel").tap()
      }
    }
  }

  @Test("Before an order is given up, staff and customers are asked")
  func cancel() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy(1)
      let staff = try await shop.logInAdmin()
      let (office, customer) = (
        await shop.screen(of: staff, at: "/office/shipping/1001"),
        await shop.screen(at: "/orders/1001")
      )
      try await expect(
        office,
        changes: """
            tablist > tab "Catalogue"
          + dialog "Cancel order 1001?"
          +   heading "Cancel order 1001?"
          +   button "Cancel order"
          +   button "Keep it"
          """
      ) {
        try await office.button("Cancel order").tap()
      }
      try await office.dialog.dismiss()
      #expect(office.dialog.isAbsent)
      try await expect(
        customer,
        changes: """
            tablist > tab "Catalogue"
          + dialog "Cancel order 1001?"
          +   heading "Cancel order 1001?"
          +   text "You get your money back."
          +   button "Cancel order"
          +   button "Keep it"
          """
      ) {
        try await customer.button("Cancel order").tap()
      }
      try await customer.button("Keep it").tap()
      #expect(customer.dialog.isAbsent)
      try await customer.button("Cancel order").tap()
      try await customer.dialog.dismiss()
      #expect(customer.dialog.isAbsent && customer.listItem("Status").text == "Status Placed")
    }
  }
}
