import Foundation
import StorefrontDomain
import StorefrontServer
import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Each screen of the discounts, and what changes it")
struct MarketingScreensTests {
  @Test("The form for a discount, and all discounts")
  func discounts() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(of: try await shop.logInAdmin(), at: "/office")
      try await screen.link("Marketing").tap()
      try await screen.link("New discount").tap()
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Marketing"
                heading "New discount"
              group
                list
                  listitem
                    textbox "Code" = ""
              group
                list
                  listitem
                    text "Kind of discount"
                    combobox "Kind of discount" = "Percentage"
                      option "Percentage" (chosen)
                      option "Amount"
                  listitem
                    textbox "Percent" = ""
              group
                list
                  listitem
                    textbox "Minimum order" = ""
              group
                list
                  listitem
                    text "From"
                    textbox "From" = "2026-11-25T12:00"
                  listitem
                    text "Until"
                    textbox "Until" = "2026-12-23T12:00"
              group
                list
                  listitem
                    textbox "Number of uses" = "100"
              group
                list
                  listitem
                    button "Save"
          """)
      try await screen.button("Back to Marketing").tap()
      try await screen.link("New discount").tap()
      try await expect(
        screen,
        changes: """
            tabpanel "Office" > main
              group > list > listitem
          -     textbox "Code" = ""
          +     textbox "Code" = "SUMMER25"
              group > list > listitem
          -     textbox "Percent" = ""
          +     textbox "Percent" = "12.5"
              group > list > listitem
          -     textbox "Minimum order" = ""
          +     textbox "Minimum order" = "20"
              group
                list
                  listitem
                    text "From"
          -         textbox "From" = "2026-11-25T12:00"
          +         textbox "From" = "2026-12-01T00:00" (invalid: "The discount ends before it starts. Choose a later end.")
                  listitem
                    text "Until"
          -         textbox "Until" = "2026-12-23T12:00"
          +         textbox "Until" = "2026-11-30T00:00" (invalid: "The discount ends before it starts. Choose a later end.")
          +     img "Warning" (hidden)
          +     text "The discount ends before it starts. Choose a later end."
              group
                list > listitem
          -       textbox "Number of uses" = "100"
          +       textbox "Number of uses" = "x" (invalid: "“x” is not a number of uses. Write one from 1 to 1000000.")
          +     img "Warning" (hidden)
          +     text "“x” is not a number of uses. Write one from 1 to 1000000."
          """
      ) {
        try await screen.textField("Code").type("SUMMER25")
        try await screen.textField("Percent").type("12.5")
        try await screen.textField("Minimum order").type("20")
        try await screen.textField("From").type("2026-12-01T00:00")
        try await screen.textField("Until").type("2026-11-30T00:00")
        try await screen.textField("Number of uses").type("x")
        try await screen.button("Save").tap()
      }
      try await screen.textField("Until").type("2027-01-31T00:00")
      try await screen.textField("Number of uses").type("7")
      try await screen.button("Save").tap()
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Office"
                heading "Marketing"
              group
                list
                  listitem
                    link "New discount"
              group "Discounts"
                heading "Discounts"
                list
                  listitem
                    text "SUMMER25"
                    text "12.5% off from €20.00"
                    text "Dec 1, 2026 to Jan 31, 2027"
                    text "0 of 7 used"
          """)
    }
  }

  @Test("The cart of somebody with two addresses and a code")
  func cart() async throws {
    try await withShop(isListening: false) { shop in
      let staff = try await shop.logInAdmin()
      try await shop.storage.write { shop in
        guard var account = try shop.account(withEmail: "admin@example.com") else { return }
        for street in ["Hauptstraße 1", "Nebenstraße 2"] {
          account.customer.add(
            try Address(street: street, postalCode: "10115", city: "Berlin", country: "Germany"))
        }
        try shop.save(account)
        try shop.save(
          Discount(
            DiscountCode("SUMMER25"), .percentage(Percentage(hundredths: 10_00)),
            from: TestShop.now - 60, until: TestShop.now + 3_600, usageLimit: 2))
      }
      let line = #"{"product":"mug","quantity":2}"#
      _ = try await shop.change("POST", "cart/lines", line, as: staff)
      let screen = await shop.screen(of: staff, at: "/cart")
      try await screen.textField("Discount code").type("SUMMER25")
      #expect(screen.textField("Discount code").value == "SUMMER25")
      try await screen.textField("Discount code").submit()
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
                    text "€25.00"
                    spinbutton "2 × Mug" (value text "2")
                      button "Decrement 2 × Mug"
                      button "Increment 2 × Mug"
                    text "2" (hidden)
              group "For"
                heading "For"
                list
                  listitem
                    textbox "Name" = "Admin"
                  listitem
                    textbox "E-mail" = "admin@example.com"
                  listitem
                    textbox "Telephone (optional)" = ""
              group "Address"
                heading "Address"
                list
                  listitem
                    button "Another address of yours" (closed)
                  listitem
                    textbox "Street" = "Hauptstraße 1"
                  listitem
                    textbox "Postal code" = "10115"
                  listitem
                    textbox "City" = "Berlin"
                  listitem
                    textbox "Country" = "Germany"
              group "Shipping"
                heading "Shipping"
                list
                  listitem
                    radiogroup "Shipping" = "By post, €4.90"
                      radio "By post, €4.90" (chosen)
                      radio "By courier, €12.90"
                      radio "Pick it up, free"
              group
                list
                  listitem
                    text "Discount code"
                    text "SUMMER25"
                  listitem
                    button "Remove the code"
              group
                list
                  listitem
                    text "Subtotal"
                    text "€25.00"
                  listitem
                    text "Discount"
                    text "−€2.50"
                  listitem
                    text "Shipping"
                    text "€4.90"
                  listitem
                    text "Total"
                    text "€27.40"
                  listitem
                    text "Tax included"
                    text "€4.37"
                  listitem
                    button "Order"
                      text "Order"
          """)
    }
  }
}
