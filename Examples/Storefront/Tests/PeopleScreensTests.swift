import StorefrontTesting
import Testing
import VitroUITesting

@MainActor @Suite("Each screen of the shop's people, whole")
struct PeopleScreensTests {
  @Test("The log-in: empty, and after a wrong password")
  func logIn() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/account")
      #expect(
        screen.panel == """
          tabpanel "Account"
            main
              banner
                heading "Account"
              group "Log in"
                heading "Log in"
                list
                  listitem
                    textbox "E-mail" = ""
                  listitem
                    textbox "Password" = ""
              group
                list
                  listitem
                    button "Log in" (disabled)
              group "New here?"
                heading "New here?"
                list
                  listitem
                    link "Register"
              group
                list
                  listitem
                    link "Settings"
          """)
      try await expect(
        screen,
        changes: """
            tabpanel "Account" > main
              group "Log in" > list
                listitem
          -       textbox "E-mail" = ""
          +       textbox "E-mail" = "ada@example.com"
                listitem
          -       textbox "Password" = ""
          +       textbox "Password" = "••••••••"
              group > list > listitem
          -     button "Log in" (disabled)
          +     button "Log in"
          """
      ) {
        try await screen.textField("E-mail").type("ada@example.com")
        try await screen.textField("Password").type("wrong")
      }
      try await expect(
        screen,
        changes: """
            tabpanel "Account" > main > group "Log in"
              list > listitem > textbox "E-mail" = "ada@example.com"
          +   img "Warning" (hidden)
          +   text "The e-mail address or the password is wrong. Check both and try again."
          """
      ) {
        try await screen.button("Log in").tap()
      }
    }
  }

  @Test("The form to register, with what is missing")
  func registration() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/account/register")
      try await screen.textField("Name").type("Ada")
      try await screen.button("Register").tap()
      #expect(
        screen.panel == """
          tabpanel "Account"
            main
              banner
                button "Back to Account"
                heading "Register"
              group
                list
                  listitem
                    textbox "Name" = "Ada"
              group
                list
                  listitem
                    textbox "E-mail" = "" (invalid: "The e-mail address is missing. Write it like name@example.com.")
                img "Warning" (hidden)
                text "The e-mail address is missing. Write it like name@example.com."
              group
                list
                  listitem
                    textbox "Password" = "" (invalid: "The password has 0 of 12 characters. Write more.")
                img "Warning" (hidden)
                text "The password has 0 of 12 characters. Write more."
              group
                list
                  listitem
                    button "Register"
          """)
    }
  }

  @Test("The account of an admin, and all people")
  func admin() async throws {
    try await withAdmin { _, screen in
      await screen.open("/account")
      #expect(
        screen.panel == """
          tabpanel "Account"
            main
              banner
                heading "Account"
              group
                list
                  listitem
                    text "Name"
                    text "Admin"
                  listitem
                    text "E-mail"
                    text "admin@example.com"
                  listitem
                    text "Role"
                    text "Admin"
              group
                list
                  listitem
                    link "People"
              group
                list
                  listitem
                    link "Addresses"
              group
                list
                  listitem
                    button "Log out"
              group
                list
                  listitem
                    link "Settings"
          """)
      await screen.open("/account/people")
      #expect(
        screen.panel == """
          tabpanel "Account"
            main
              banner
                button "Back to Account"
                heading "People"
              group "admin@example.com"
                heading "admin@example.com"
                list
                  listitem
                    text "Admin"
                    combobox "Admin" = "Admin" (disabled)
                      option "Customer" (disabled)
                      option "Staff" (disabled)
                      option "Admin" (chosen, disabled)
          """)
    }
  }

  @Test("The form to change a product, and the product with a review")
  func product() async throws {
    try await withAdmin { _, screen in
      await screen.open("/mug")
      try await screen.button("Change").tap()
      try await screen.textField("Price").type("1,5")
      try await screen.button("Save").tap()
      #expect(
        screen.root.children.last?.outline == """
          dialog "Change product"
            main
              banner
                toolbar
                  button "Cancel"
                heading "Change product"
                toolbar
                  button "Save"
              group
                list
                  listitem
                    textbox "Name" = "Mug"
              group
                list
                  listitem
                    textbox "Description" = "Stoneware, glazed by hand. Holds 350 ml."
              group
                list
                  listitem
                    textbox "Price" = "1,5" (invalid: "“1,5” is not an amount. Write it like 12.50.")
                img "Warning" (hidden)
                text "“1,5” is not an amount. Write it like 12.50."
              group
                list
                  listitem
                    text "Category"
                    combobox "Category" = "Kitchen"
                      option "None"
                      option "Kitchen" (chosen)
                      option "Study"
                      option "Bedroom"
                      option "Garden"
              group
                list
                  listitem
                    textbox "Pieces to add" = ""
              group
                list
                  listitem
                    button "Choose a photo"
                  listitem
                    button "Choose a picture file"
          """)
      try await screen.button("Cancel").tap()
      try await screen.picker("Stars").choose("4")
      try await screen.textField("Your review").type("Holds tea.")
      try await screen.button("Send the review").tap()
      #expect(
        screen.panel == """
          tabpanel "Catalogue"
            main
              banner
                button "Back to Catalogue"
                heading "Mug"
                toolbar
                  button "Change"
              img (hidden)
              text "Kitchen"
              text "€12.50"
              text "Stoneware, glazed by hand. Holds 350 ml."
              img "Selected" (hidden)
              text "In stock"
              button "Add to cart"
                img "Cart plus" (hidden)
                text "Add to cart"
              heading "Reviews, 4.0 of 5 stars"
              text "4 of 5 stars"
              text "Admin"
              text "Nov 25, 2026"
              text "Holds tea."
              radiogroup "Stars" = "None"
                radio "None" (chosen)
                radio "1"
                radio "2"
                radio "3"
                radio "4"
                radio "5"
              textbox "Your review" = ""
              button "Send the review"
              text "Thank you for your review."
          """)
    }
  }

  @Test("A price range that is none")
  func price() async throws {
    try await withShop { shop in
      let screen = await shop.screen()
      try await screen.button("Price").tap()
      try await screen.textField("Lowest price").type("x")
      #expect(
        screen.root.children.last?.outline == """
          dialog "Price"
            main
              banner
                toolbar
                  button "Cancel"
                heading "Price"
                toolbar
                  button "Apply" (disabled)
              group
                list
                  listitem
                    textbox "Lowest price" = "x"
                  listitem
                    textbox "Highest price" = ""
                img "Warning" (hidden)
                text "Lowest price: “x” is not an amount. Write it like 12.50."
              group
                list
                  listitem
                    button "Any price"
          """)
    }
  }

  @Test("What could not be done, and what that means")
  func error() async throws {
    try await withShop { shop in
      let screen = await shop.screen(at: "/mug")
      await shop.end()
      try await screen.button("Add to cart").tap()
      #expect(
        screen.root.children.last?.outline == """
          dialog "The shop cannot be reached. Check the connection, and try again."
            img "Warning" (hidden)
            text "The shop cannot be reached. Check the connection, and try again."
            text "The cart is as it was."
            button "Dismiss"
            button "Try again"
          """)
      try await shop.start()
      try await screen.button("Try again").tap()
      #expect(screen.text("1 in the cart").exists)
    }
  }

  /// Plays on the screen of an admin who has logged in.
  private func withAdmin(
    _ body: @MainActor (TestShop, ShopScreen) async throws -> Void
  ) async throws {
    try await withShop { shop in
      try await shop.addAdmin()
      let screen = await shop.screen(at: "/account")
      try await screen.textField("E-mail").type("admin@example.com")
      try await screen.textField("Password").type("correct horse battery")
      try await screen.button("Log in").tap()
      try await body(shop, screen)
    }
  }
}
