import Testing
import VitroPreviews
import VitroUITesting

/// Puts a text over a preview, which it has to make first.
private struct Heading: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Sample" }

  func body(content: Content, context: String) -> some View {
    Text("\(context) heading")
    content
  }
}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

private struct Failing: PreviewModifier {
  struct Failure: Error {}
  static func makeSharedContext() async throws -> Int { throw Failure() }
  func body(content: Content, context: Int) -> some View { content }
}

@MainActor @Suite("The surroundings of previews")
struct PreviewModifierTests {
  @Test("A preview is shown when its surroundings are there")
  func made() async {
    let screen = Preview(traits: .modifier(Heading())) { Text("Inside") }.makeScreen()
    #expect(screen.text("Inside").isAbsent)
    await screen.rest()
    #expect(screen.text("Sample heading").exists && screen.text("Inside").exists)
  }

  @Test("Surroundings that need nothing are there at once")
  func nothing() {
    let screen = Preview(traits: .modifier(Framed())) { Text("Inside") }.makeScreen()
    #expect(screen.text("Inside").exists)
  }

  @Test("Surroundings that cannot be made say why")
  func failure() async {
    let screen = Preview(traits: .modifier(Failing())) { Text("Inside") }.makeScreen()
    await screen.rest()
    #expect(screen.text("The preview has no surroundings: Failure()").exists)
  }
}
