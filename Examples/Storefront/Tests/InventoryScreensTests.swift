import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Each screen of the warehouse, and what is asked on it")
struct InventoryScreensTests {
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
      try await expect(
        screen,
        changes: """
            tablist > tab "Catalogue"
          + dialog "Write off 12 pieces?"
          +   heading "Write off 12 pieces?"
          +   text "If too few are left, the newest orders are cancelled and their money goes back."
          +   button "Write off"
          +   button "Cancel"
          """
      ) {
        try await screen.button("Write off").tap()
      }
      try await screen.dialog.button("Cancel").tap()
      #expect(screen.dialog.isAbsent)
      try await screen.button("Write off").tap()
      try await screen.dialog.dismiss()
      #expect(screen.dialog.isAbsent && screen.listItem("Available").text == "Available 23")
      try await screen.button("Back to Inventory").tap()
      #expect(screen.location == "/office/inventory")
    }
  }
}
