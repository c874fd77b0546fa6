import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("The address book, and what changes it")
struct AddressScreensTests {
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
      try await expect(
        screen,
        changes: """
            tabpanel "Account" > main
              banner > button "Back to Account"
          +   group "Default address"
          +     heading "Default address"
          +     list
          +       listitem
          +         text "Hauptstraße 1, 10115 Berlin, Germany"
          +       listitem
          +         button "Remove"
              group "New address" > list
                listitem
          -       textbox "Street" = "" (invalid: "The street is missing. Fill it in.")
          +       textbox "Street" = ""
          -     listitem
          -       img "Warning" (hidden)
          -       text "The street is missing. Fill it in."
                listitem
          -       textbox "Postal code" = "" (invalid: "The postal code is missing. Fill it in.")
          +       textbox "Postal code" = ""
          -     listitem
          -       img "Warning" (hidden)
          -       text "The postal code is missing. Fill it in."
                listitem
          -       textbox "City" = "" (invalid: "The city is missing. Fill it in.")
          +       textbox "City" = ""
          -     listitem
          -       img "Warning" (hidden)
          -       text "The city is missing. Fill it in."
                listitem
          -       textbox "Country" = "" (invalid: "The country is missing. Fill it in.")
          +       textbox "Country" = ""
          -     listitem
          -       img "Warning" (hidden)
          -       text "The country is missing. Fill it in."
          """
      ) {
        try await fillIn("Hauptstraße 1", on: screen)
        try await screen.button("Add address").tap()
      }
      try await expect(
        screen,
        changes: """
            tabpanel "Account" > main
              group "Default address"
          +   group
          +     list
          +       listitem
          +         text "Nebenstraße 2, 10115 Berlin, Germany"
          +       listitem
          +         button "Make default"
          +       listitem
          +         button "Remove"
          """
      ) {
        try await fillIn("Nebenstraße 2", on: screen)
        try await screen.button("Add address").tap()
      }
      try await screen.button("Back to Account").tap()
      #expect(screen.location == "/account")
    }
  }

  /// Types a street and what else an address needs.
  private func fillIn(_ street: String, on screen: ShopScreen) async throws {
    try await screen.textField("Street").type(street)
    try await screen.textField("Postal code").type("10115")
    try await screen.textField("City").type("Berlin")
    try await screen.textField("Country").type("Germany")
    #expect(screen.textField("Street").value == street)
    #expect(screen.textField("Postal code").value == "10115")
    #expect(screen.textField("City").value == "Berlin")
    #expect(screen.textField("Country").value == "Germany")
  }
}
