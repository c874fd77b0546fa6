import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("What the photo grid shows")
struct PhotoGridOutlineTests {
  @Test("All photos with their hearts")
  func grid() async throws {
    let screen = Screen(host: .american) { PhotoGridView() }
    try await screen.button("Favorite Night").tap()
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Photos"
            toolbar
              switch "Favorites"
                img "Love" (hidden)
                text "Favorites"
          img "Sunrise"
          button "Favorite Sunrise"
            img "Love"
          img "Mountains"
          button "Favorite Mountains"
            img "Love"
          img "Forest"
          button "Favorite Forest"
            img "Love"
          img "Night"
          button "Favorite Night" (chosen)
            img "Love"
          img "Rain"
          button "Favorite Rain"
            img "Love"
          img "Desert"
          button "Favorite Desert"
            img "Love"
        """)
  }

  @Test("That nothing is a favorite")
  func noFavorites() async throws {
    let screen = Screen(host: .american) { PhotoGridView() }
    try await screen.toggle("Favorites").tap()
    #expect(
      screen.root.outline == """
        main
          banner
            heading "Photos"
            toolbar
              switch "Favorites" (chosen)
                img "Love" (hidden)
                text "Favorites"
          img "Love" (hidden)
          text "No Favorites"
          text "Tap the heart of a photo to keep it here."
        """)
  }

  @Test("One photo alone")
  func viewer() async throws {
    let screen = Screen(host: .american) { PhotoGridView() }
    try await screen.image("Forest").tap()
    #expect(
      try screen.dialog().element().outline == """
        dialog "Forest"
          img "Forest"
          text "Forest"
          button "Close"
            img "Close"
        """)
  }
}
