import Testing
import VitroPreviews
import VitroUITesting

@MainActor @Suite("The previews of the shop")
struct PreviewTests {
  @Test(
    "Each opens with what it is called for",
    arguments: [
      ("Catalogue", "Reading lamp"),
      ("Catalogue without a server", "Try again"),
    ])
  func opens(_ name: String, _ words: String) async throws {
    let preview = try #require(Previews.all(in: "StorefrontCatalogUI").first { $0.name == name })
    let screen = preview.makeScreen()
    await screen.rest()
    #expect(screen.root.outline.contains(words), "\(screen.root.outline)")
    #expect(screen.accessibilityProblems == [])
  }
}
