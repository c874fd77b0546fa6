import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The countries")
struct CountriesTests {
  @Test("Countries stand under their continents")
  func sections() {
    let screen = Screen { CountriesView() }
    #expect(screen.group("Asia").listItem().count == 2)
    #expect(screen.group("Europe").listItem("Iceland").text("Reykjavik").exists)
  }

  @Test("A search finds countries and capitals, or says that it found nothing")
  func search() async throws {
    let screen = Screen { CountriesView() }
    try await screen.searchField().type("rome")
    #expect(screen.listItem().count == 1 && screen.listItem("Italy").exists)
    try await screen.searchField().type("Atlantis")
    #expect(screen.listItem().count == 0)
    #expect(screen.text("No Results for “Atlantis”").exists)
    try await screen.searchField().type("")
    #expect(screen.listItem().count == 5)
  }

  @Test("A country leads to its neighbors, and from there straight home")
  func path() async throws {
    let screen = Screen { CountriesView() }
    try await screen.listItem("Austria").link().tap()
    #expect(screen.title == "Austria" && screen.text("9,159,000").exists)
    try await screen.link("Italy").tap()
    #expect(screen.title == "Italy" && screen.text("Rome").exists)
    try await screen.button("Back to Austria").tap()
    try await screen.link("Italy").tap()
    try await screen.button("All Countries").tap()
    #expect(screen.title == "Countries")
  }

  @Test("A favorite has a star until it is none any more")
  func favorite() async throws {
    let screen = Screen { CountriesView() }
    let japan = screen.listItem("Japan")
    try await japan.button("Favorite").tap()
    #expect(japan.image("Favorite").exists)
    try await japan.button("Unfavorite").tap()
    #expect(japan.image("Favorite").count == 0)
  }

  @Test("The menu of a row does the same as its swipe")
  func contextMenu() async throws {
    let screen = Screen { CountriesView() }
    try await screen.listItem("Nepal").link().longPress()
    try await screen.menu().button("Remove").tap()
    #expect(screen.listItem("Nepal").count == 0 && screen.listItem("Japan").exists)
  }

  @Test("The menu makes a favorite too, or is sent away")
  func favoriteInMenu() async throws {
    let screen = Screen { CountriesView() }
    let japan = screen.listItem("Japan")
    try await japan.link().openMenu()
    try await screen.menu().dismiss()
    #expect(screen.menu().isAbsent && japan.image("Favorite").isAbsent)
    try await japan.link().openMenu()
    try await screen.menu().button("Favorite").tap()
    #expect(japan.image("Favorite").exists)
  }

  @Test("A swipe removes a row")
  func swipe() async throws {
    let screen = Screen { CountriesView() }
    try await screen.listItem("Nepal").button("Remove").tap()
    #expect(screen.listItem("Nepal").isAbsent && screen.listItem("Japan").exists)
  }

  @Test("From a country a button leads back to the list")
  func back() async throws {
    let screen = Screen { CountriesView() }
    try await screen.listItem("Iceland").link().tap()
    try await screen.button("Back to Countries").tap()
    #expect(screen.title == "Countries")
  }
}
