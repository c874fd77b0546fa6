import Testing
import VitroPreviews
import VitroUITesting

@testable import VitroApp

#Preview("A greeting of the application") {
  Text("Hello from the preview")
}

@MainActor
@Suite struct PreviewsOptionTests {
  @Test func anApplicationShowsItsOwnScene() throws {
    let screen = try screen([])
    #expect(screen.text("2 is prime 🎉").exists)
  }

  @Test func previewsAreShownInItsPlace() async throws {
    let screen = try screen(["--previews"])
    #expect(screen.heading("Previews").exists && screen.text("2 is prime 🎉").isAbsent)
    try await screen.link("A greeting of the application").tap()
    #expect(screen.text("Hello from the preview").exists)
  }

  private func screen(_ arguments: [String]) throws -> Screen {
    let scene = Launch.scene(PrimeTimeApp().body, try Options.parse(arguments))
    return scene.makeScreen(host: ScreenHost())
  }
}
