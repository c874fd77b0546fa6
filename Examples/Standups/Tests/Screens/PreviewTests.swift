import StandupsModels
import Testing
import VitroPreviews
import VitroUITesting

@MainActor @Suite("The previews of the stand-ups")
struct PreviewTests {
  @Test(
    "Each opens with what it is called for",
    arguments: [
      ("List", "Warehouse"), ("Empty list", "No stand-ups yet"), ("Details", "Cleo"),
      ("Meeting", "Ada"),
    ])
  func opens(_ name: String, _ words: String) async throws {
    let preview = try #require(Previews.all(in: "StandupsModels").first { $0.name == name })
    let screen = preview.makeScreen()
    await screen.rest()
    #expect(screen.root.outline.contains(words), "\(screen.root.outline)")
    #expect(screen.accessibilityProblems == [])
  }
}
