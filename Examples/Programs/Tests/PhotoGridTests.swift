import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The photo grid")
struct PhotoGridTests {
  @Test("Every photo stands in the grid under its title")
  func grid() {
    let screen = Screen { PhotoGridView() }
    let titles = ["Sunrise", "Mountains", "Forest", "Night", "Rain", "Desert"]
    #expect(titles.allSatisfy { screen.image($0).exists })
  }

  @Test("A photo opens over everything, and closes again")
  func open() async throws {
    let screen = Screen { PhotoGridView() }
    try await screen.image("Forest").tap()
    #expect(screen.text("Forest").exists && screen.sheet.image("Rain").isAbsent)
    try await screen.button("Close").tap()
    #expect(screen.image("Rain").exists)
  }

  @Test("Two taps on a photo that is open make it larger, and smaller again")
  func zoom() async throws {
    let screen = Screen { PhotoGridView() }
    try await screen.image("Forest").tap()
    try await screen.image("Forest").tap(count: 2)
    #expect(screen.text("Forest (zoomed)").exists)
    try await screen.image("Forest").tap(count: 2)
    #expect(screen.text("Forest (zoomed)").isAbsent)
  }

  @Test("Only favorites are shown when only favorites are wanted")
  func favorites() async throws {
    let screen = Screen { PhotoGridView() }
    try await screen.button("Favorite Night").tap()
    #expect(screen.button("Favorite Night").isSelected)
    try await screen.toggle("Favorites").tap()
    #expect(screen.image("Night").exists && screen.image("Rain").count == 0)
  }

  @Test("Where nothing is a favorite, the screen says how to make one")
  func noFavorites() async throws {
    let screen = Screen { PhotoGridView() }
    try await screen.toggle("Favorites").tap()
    #expect(screen.text("No Favorites").exists)
    try await screen.toggle("Favorites").tap()
    #expect(screen.text("No Favorites").count == 0)
  }
}
