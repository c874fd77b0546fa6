import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the countries show")
struct CountriesOutlineTests {
  @Test("The list, of which some are favorites")
  func list() async throws {
    let screen = makeScreen()
    try await screen.listItem("Japan").button("Favorite").tap()
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Countries"
            searchbox "Country or capital" = ""
          group "Asia"
            heading "Asia"
            list
              listitem
                link "🇯🇵 Japan Tokyo Favorite"
                  text "🇯🇵"
                  text "Japan"
                  text "Tokyo"
                  img "Favorite"
                button "Remove"
                  img "Delete" (hidden)
                  text "Remove"
                button "Unfavorite"
                  img "Star slash" (hidden)
                  text "Unfavorite"
              listitem
                link "🇳🇵 Nepal Kathmandu"
                  text "🇳🇵"
                  text "Nepal"
                  text "Kathmandu"
                button "Remove"
                  img "Delete" (hidden)
                  text "Remove"
                button "Favorite"
                  img "Favorite" (hidden)
                  text "Favorite"
          group "Europe"
            heading "Europe"
            list
              listitem
                link "🇦🇹 Austria Vienna"
                  text "🇦🇹"
                  text "Austria"
                  text "Vienna"
                button "Remove"
                  img "Delete" (hidden)
                  text "Remove"
                button "Favorite"
                  img "Favorite" (hidden)
                  text "Favorite"
              listitem
                link "🇮🇸 Iceland Reykjavik"
                  text "🇮🇸"
                  text "Iceland"
                  text "Reykjavik"
                button "Remove"
                  img "Delete" (hidden)
                  text "Remove"
                button "Favorite"
                  img "Favorite" (hidden)
                  text "Favorite"
              listitem
                link "🇮🇹 Italy Rome"
                  text "🇮🇹"
                  text "Italy"
                  text "Rome"
                button "Remove"
                  img "Delete" (hidden)
                  text "Remove"
                button "Favorite"
                  img "Favorite" (hidden)
                  text "Favorite"
        """)
  }

  @Test("What a search for something unknown says")
  func nothing() async throws {
    let screen = makeScreen()
    try await screen.searchField().type("Atlantis")
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Countries"
            searchbox "Country or capital" = "Atlantis" (focused)
          img "Search" (hidden)
          text "No Results for “Atlantis”"
          text "Check the spelling or try a new search."
        """)
  }

  @Test("The menu of a row")
  func menu() async throws {
    let screen = makeScreen()
    try await screen.searchField().type("Rome")
    try await screen.listItem("Italy").link().openMenu()
    #expect(
      try screen.menu().element().outline == """
        menu
          menuitem "Favorite"
            img "Favorite" (hidden)
            text "Favorite"
          separator
          menuitem "Remove"
            img "Delete" (hidden)
            text "Remove"
        """)
  }

  @Test("A country and its neighbors")
  func detail() async throws {
    let screen = makeScreen()
    try await screen.listItem("Austria").link().tap()
    #expect(
      screen.root.outline == """
        main
          banner
            button "Back to Countries"
            heading "Austria"
            toolbar
              button "All Countries"
                img "Globe" (hidden)
                text "All Countries"
          group
            list
              listitem
                text "Capital"
                text "Vienna"
              listitem
                text "Population"
                text "9,159,000"
              listitem
                text "Continent"
                text "Europe"
          group "Neighbors"
            heading "Neighbors"
            list
              listitem
                link "Italy"
        """)
    try await screen.button("All Countries").tap()
    try await screen.listItem("Iceland").link().tap()
    #expect(
      screen.root.outline == """
        main
          banner
            button "Back to Countries"
            heading "Iceland"
            toolbar
              button "All Countries"
                img "Globe" (hidden)
                text "All Countries"
          group
            list
              listitem
                text "Capital"
                text "Reykjavik"
              listitem
                text "Population"
                text "383,000"
              listitem
                text "Continent"
                text "Europe"
          group "Neighbors"
            heading "Neighbors"
            list
              listitem
                text "None"
        """)
  }

  private func makeScreen() -> Screen {
    Screen(host: .american) { CountriesView() }
  }
}
