import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the mail tabs show")
struct MailTabsOutlineTests {
  @Test("The inbox, of which something is flagged")
  func inbox() async throws {
    let screen = makeScreen()
    try await screen.listItem("Bakery").button("Flag").tap()
    #expect(
      screen.root.outline == """
        tabpanel "Inbox"
          main
            banner
              heading "Inbox"
              toolbar
                button "Refresh"
                  img "Refresh" (hidden)
                button "More" (closed)
                  img "More" (hidden)
                  text "More"
                button "Compose"
                  img "Compose" (hidden)
                  text "Compose"
            list
              listitem
                link "Library Your book is due"
                  text "Library"
                  text "Your book is due"
                button "Delete"
                  img "Delete" (hidden)
                  text "Delete"
                button "Flag"
                  img "Flag" (hidden)
                  text "Flag"
              listitem
                link "Bakery Fresh bread on Friday Flagged"
                  text "Bakery"
                  text "Fresh bread on Friday"
                  img "Flagged"
                button "Delete"
                  img "Delete" (hidden)
                  text "Delete"
                button "Unflag"
                  img "Flag" (hidden)
                  text "Unflag"
              listitem
                link "Chess Club Next tournament"
                  text "Chess Club"
                  text "Next tournament"
                button "Delete"
                  img "Delete" (hidden)
                  text "Delete"
                button "Flag"
                  img "Flag" (hidden)
                  text "Flag"
        tablist
          tab "Inbox" (badge "2", chosen)
            img "Tray" (hidden)
            text "Inbox"
          tab "Flagged" (badge "1")
            img "Flag" (hidden)
            text "Flagged"
          tab "Account"
            img "Person" (hidden)
            text "Account"
        """)
  }

  @Test("The menu of the inbox")
  func menu() async throws {
    let screen = makeScreen()
    try await screen.button("More").tap()
    #expect(
      try screen.menu().element().outline == """
        menu "More"
          menuitem "Mark All as Read"
          menuitem "Delete All"
        """)
  }

  @Test("A mail")
  func detail() async throws {
    let screen = makeScreen()
    try await screen.listItem("Library").link().tap()
    #expect(
      screen.root.outline == """
        tabpanel "Inbox"
          main
            banner
              button "Back to Inbox"
              heading "Library"
            list
              listitem
                text "Your book is due"
              listitem
                switch "Flagged"
        tablist
          tab "Inbox" (badge "1", chosen)
            img "Tray" (hidden)
            text "Inbox"
          tab "Flagged"
            img "Flag" (hidden)
            text "Flagged"
          tab "Account"
            img "Person" (hidden)
            text "Account"
        """)
  }

  @Test("A message that is being written")
  func compose() async throws {
    let screen = makeScreen()
    try await screen.button("Compose").tap()
    try await screen.sheet.textField("To").type("Ada")
    try await screen.sheet.textField("Subject").type("Tea?")
    #expect(
      try screen.sheet().element().outline == """
        dialog "New Message"
          main
            banner
              toolbar
                button "Cancel"
              heading "New Message"
              toolbar
                button "Send"
            list
              listitem
                textbox "To" = "Ada"
              listitem
                textbox "Subject" = "Tea?"
        """)
  }

  @Test("What is flagged, if anything is")
  func flagged() async throws {
    let screen = makeScreen()
    try await screen.tab("Flagged").tap()
    #expect(
      screen.root.outline == """
        tabpanel "Flagged"
          main
            banner
              heading "Flagged"
            img "Flag slash" (hidden)
            text "No Flags"
            button "Show Inbox"
        tablist
          tab "Inbox" (badge "2")
            img "Tray" (hidden)
            text "Inbox"
          tab "Flagged" (chosen)
            img "Flag" (hidden)
            text "Flagged"
          tab "Account"
            img "Person" (hidden)
            text "Account"
        """)
    try await screen.button("Show Inbox").tap()
    try await screen.listItem("Bakery").button("Flag").tap()
    try await screen.tab("Flagged").tap()
    #expect(
      screen.root.outline == """
        tabpanel "Flagged"
          main
            banner
              heading "Flagged"
            list
              listitem
                text "Bakery"
                text "Fresh bread on Friday"
                img "Flagged"
        tablist
          tab "Inbox" (badge "2")
            img "Tray" (hidden)
            text "Inbox"
          tab "Flagged" (badge "1", chosen)
            img "Flag" (hidden)
            text "Flagged"
          tab "Account"
            img "Person" (hidden)
            text "Account"
        """)
  }

  @Test("The account")
  func account() async throws {
    let screen = makeScreen()
    try await screen.tab("Account").tap()
    #expect(
      screen.root.outline == """
        tabpanel "Account"
          main
            banner
              heading "Account"
            list
              listitem
                img "Checkmark seal" (hidden)
                text "Signed in"
              listitem (badge "3")
                text "All mail"
              listitem
                text "Appearance"
                text "Light"
        tablist
          tab "Inbox" (badge "2")
            img "Tray" (hidden)
            text "Inbox"
          tab "Flagged"
            img "Flag" (hidden)
            text "Flagged"
          tab "Account" (chosen)
            img "Person" (hidden)
            text "Account"
        """)
  }

  private func makeScreen() -> Screen {
    Screen(host: .american) { MailTabsView() }
  }
}
