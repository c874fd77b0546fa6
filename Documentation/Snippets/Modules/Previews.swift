// One test for every preview of a program.
import Testing
import VitroPreviews
import VitroUITesting

@MainActor @Suite("Previews")
struct PreviewTests {
  @Test("Each shows something that everybody can make out", arguments: Previews.all)
  func preview(_ preview: Preview) async throws {
    let screen = preview.makeScreen()
    await screen.rest()
    #expect(screen.root.outline != "")
    #expect(screen.accessibilityProblems == [])
    try screen.writeOutline(named: "\(preview.module) \(preview.name)")
  }
}
