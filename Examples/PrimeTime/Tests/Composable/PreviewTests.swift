import PrimeTimeComposable
import Testing
import VitroPreviews
import VitroUITesting

@MainActor @Suite("The previews of Prime Time")
struct PreviewTests {
  @Test(
    "Each opens with what it is called for",
    arguments: [
      ("Prime Time", "Log in"), ("Counter", "What is the 7th prime?"), ("Favorites", "11"),
      ("No favorites", "None yet. Count to a prime and save it."), ("Log in", "Password"),
    ])
  func opens(_ name: String, _ words: String) async throws {
    let preview = try #require(Previews.all(in: "PrimeTimeComposable").first { $0.name == name })
    let screen = preview.makeScreen()
    await screen.rest()
    #expect(screen.root.outline.contains(words), "\(screen.root.outline)")
    #expect(screen.accessibilityProblems == [])
  }
}
