import Foundation
import StorefrontDomain
import StorefrontServer
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
      try await screen.textField("Tracking number").type("P1")
      #expect(screen.textField("Tracking number").value == "P1")
      try await screen.stepper("2 × Mug").decrement()
      try await screen.button("Send parcel").tap()
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
                    text "1 left"
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
              group "Parcels"
                heading "Parcels"
                list
                  listitem
                    text "P1"
              group "Next parcel"
                heading "Next parcel"
                list
                  listitem
                    spinbutton "1 × Mug" (value text "1")
                      text "1 × Mug"
                      button "Decrement 1 × Mug"
                      button "Increment 1 × Mug" (disabled)
              group
                list
                  listitem
                    textbox "Tracking number" = ""
              group
                list
                  listitem
                    button "Send parcel"
              group "History"
                heading "History"
                list
                  listitem
                    text "Placed"
                    text "Nov 25 at 12:00 PM, Customer"
                  listitem
                    text "Paid"
                    text "Nov 25 at 12:00 PM, Payment"
                  listitem
                    text "Sent parcel P1"
                    text "Nov 25 at 12:00 PM, Admin"
          """)
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
      try await office.button("Cancel order").tap()
      #expect(
        office.dialogOutline == """
          dialog "Cancel order 1001?"
            heading "Cancel order 1001?"
            button "Cancel order"
            button "Keep it"
          """)
      try await office.dialog.dismiss()
      #expect(office.dialog.isAbsent)
      try await customer.button("Cancel order").tap()
      #expect(
        customer.dialogOutline == """
          dialog "Cancel order 1001?"
            heading "Cancel order 1001?"
            text "You get your money back."
            button "Cancel order"
            button "Keep it"
          """)
      try await customer.button("Keep it").tap()
      #expect(customer.dialog.isAbsent)
      try await customer.button("Cancel order").tap()
      try await customer.dialog.dismiss()
      #expect(customer.dialog.isAbsent && customer.listItem("Status").text == "Status Placed")
    }
  }

  @Test("The warehouse, and what is asked before goods are written off")
  func stock() async throws {
    try await withShop(isListening: false) { shop in
      _ = try await shop.buy(2)
      let screen = await shop.screen(of: try await shop.logInAdmin(), at: "/office")
      try await screen.link("Inventory").tap()
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Office"
                heading "Inventory"
              list
                listitem
                  link "Mug 23 available"
                    text "Mug"
                    text "23 available"
                listitem
                  link "Teapot 25 available"
                    text "Teapot"
                    text "25 available"
                listitem
                  link "Bowl 25 available"
                    text "Bowl"
                    text "25 available"
                listitem
                  link "Kitchen knife 25 available"
                    text "Kitchen knife"
                    text "25 available"
                listitem
                  link "Cutting board 25 available"
                    text "Cutting board"
                    text "25 available"
                listitem
                  link "Apron 25 available"
                    text "Apron"
                    text "25 available"
                listitem
                  link "Desk lamp 25 available"
                    text "Desk lamp"
                    text "25 available"
                listitem
                  link "Notebook 25 available"
                    text "Notebook"
                    text "25 available"
                listitem
                  link "Fountain pen 25 available"
                    text "Fountain pen"
                    text "25 available"
                listitem
                  link "Ink 25 available"
                    text "Ink"
                    text "25 available"
                listitem
                  link "Wall clock 25 available"
                    text "Wall clock"
                    text "25 available"
                listitem
                  link "Shelf 25 available"
                    text "Shelf"
                    text "25 available"
                listitem
                  link "Blanket 25 available"
                    text "Blanket"
                    text "25 available"
                listitem
                  link "Pillow 25 available"
                    text "Pillow"
                    text "25 available"
                listitem
                  link "Candle 25 available"
                    text "Candle"
                    text "25 available"
                listitem
                  link "Slippers 25 available"
                    text "Slippers"
                    text "25 available"
                listitem
                  link "Watering can 25 available"
                    text "Watering can"
                    text "25 available"
                listitem
                  link "Hand spade 25 available"
                    text "Hand spade"
                    text "25 available"
                listitem
                  link "Garden gloves 25 available"
                    text "Garden gloves"
                    text "25 available"
                listitem
                  link "Meadow seeds 25 available"
                    text "Meadow seeds"
                    text "25 available"
          """)
      try await screen.link("Mug 23 available").tap()
      try await screen.textField("Pieces").type("12")
      #expect(
        screen.panel == """
          tabpanel "Office"
            main
              banner
                button "Back to Inventory"
                heading "Mug"
              group
                list
                  listitem
                    text "In the warehouse"
                    text "25"
                  listitem
                    text "Reserved"
                    text "2"
                  listitem
                    text "Available"
                    text "23"
              group
                list
                  listitem
                    textbox "Pieces" = "12"
              group
                list
                  listitem
                    button "Receive"
                  listitem
                    button "Write off"
          """)
      try await screen.button("Write off").tap()
      #expect(
        screen.dialogOutline == """
          dialog "Write off 12 pieces?"
            heading "Write off 12 pieces?"
            text "If too few are left, the newest orders are cancelled and their money goes back."
            button "Write off"
            button "Cancel"
          """)
      try await screen.dialog.button("Cancel").tap()
      #expect(screen.dialog.isAbsent)
      try await screen.button("Write off").tap()
      try await screen.dialog.dismiss()
      #expect(screen.dialog.isAbsent && screen.listItem("Available").text == "Available 23")
      try await screen.button("Back to Inventory").tap()
      #expect(screen.location == "/office/inventory")
    }
  }

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
      try await screen.textField("Code").type("SUMMER25")
      try await screen.textField("Percent").type("12.5")
      try await screen.textField("Minimum order").type("20")
      try await screen.textField("From").type("2026-12-01T00:00")
      try await screen.textField("Until").type("2026-11-30T00:00")
      try await screen.textField("Number of uses").type("x")
      try await screen.button("Save").tap()
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
                    textbox "Code" = "SUMMER25"
              group
                list
                  listitem
                    text "Kind of discount"
                    combobox "Kind of discount" = "Percentage"
                      option "Percentage" (chosen)
                      option "Amount"
                  listitem
                    textbox "Percent" = "12.5"
              group
                list
                  listitem
                    textbox "Minimum order" = "20"
              group
                list
                  listitem
                    text "From"
                    textbox "From" = "2026-12-01T00:00" (invalid: "The discount ends before it starts. Choose a later end.")
                  listitem
                    text "Until"
                    textbox "Until" = "2026-11-30T00:00" (invalid: "The discount ends before it starts. Choose a later end.")
                img "Warning" (hidden)
                text "The discount ends before it starts. Choose a later end."
              group
                list
                  listitem
                    textbox "Number of uses" = "x" (invalid: "“x” is not a number of uses. Write one from 1 to 1000000.")
                img "Warning" (hidden)
                text "“x” is not a number of uses. Write one from 1 to 1000000."
              group
                list
                  listitem
                    button "Save"
          """)
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

  @Test("The address book")
  func addresses() async throws {
    try await withShop(isListening: false) { shop in
      let screen = await shop.screen(of: try await shop.logInAdmin(), at: "/account")
      try await screen.link("Addresses").tap()
      try await screen.button("Add address").tap()
      #expect(
        screen.panel == """
          tabpanel "Account"
            main
              banner
                button "Back to Account"
                heading "Addresses"
              group "New address"
                heading "New address"
                list
                  listitem
                    textbox "Street" = "" (invalid: "The street is missing. Fill it in.")
                  listitem
                    img "Warning" (hidden)
                    text "The street is missing. Fill it in."
                  listitem
                    textbox "Postal code" = "" (invalid: "The postal code is missing. Fill it in.")
                  listitem
                    img "Warning" (hidden)
                    text "The postal code is missing. Fill it in."
                  listitem
                    textbox "City" = "" (invalid: "The city is missing. Fill it in.")
                  listitem
                    img "Warning" (hidden)
                    text "The city is missing. Fill it in."
                  listitem
                    textbox "Country" = "" (invalid: "The country is missing. Fill it in.")
                  listitem
                    img "Warning" (hidden)
                    text "The country is missing. Fill it in."
              group
                list
                  listitem
                    button "Add address"
          """)
      for street in ["Hauptstraße 1", "Nebenstraße 2"] {
        try await screen.textField("Street").type(street)
        try await screen.textField("Postal code").type("10115")
        try await screen.textField("City").type("Berlin")
        try await screen.textField("Country").type("Germany")
        #expect(screen.textField("Street").value == street)
        #expect(screen.textField("Postal code").value == "10115")
        #expect(screen.textField("City").value == "Berlin")
        #expect(screen.textField("Country").value == "Germany")
        try await screen.button("Add address").tap()
      }
      #expect(
        screen.panel == """
          tabpanel "Account"
            main
              banner
                button "Back to Account"
                heading "Addresses"
              group "Default address"
                heading "Default address"
                list
                  listitem
                    text "Hauptstraße 1, 10115 Berlin, Germany"
                  listitem
                    button "Remove"
              group
                list
                  listitem
                    text "Nebenstraße 2, 10115 Berlin, Germany"
                  listitem
                    button "Make default"
                  listitem
                    button "Remove"
              group "New address"
                heading "New address"
                list
                  listitem
                    textbox "Street" = ""
                  listitem
                    textbox "Postal code" = ""
                  listitem
                    textbox "City" = ""
                  listitem
                    textbox "Country" = ""
              group
                list
                  listitem
                    button "Add address"
          """)
      try await screen.button("Back to Account").tap()
      #expect(screen.location == "/account")
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

extension ShopScreen {
  /// The outline of the dialog that is shown.
  fileprivate var dialogOutline: String { dialog.all.first?.outline ?? "" }
}
