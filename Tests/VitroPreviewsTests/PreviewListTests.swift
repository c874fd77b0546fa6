import Testing
import VitroPreviews
import VitroUITesting

@MainActor @Suite("The list of previews")
struct PreviewListTests {
  let screen = Screen { PreviewList(Previews.all(in: "VitroPreviewsTests")) }

  @Test("Previews are listed by their files")
  func files() {
    #expect(
      screen.group().all.map(\.name) == [
        "VitroPreviewsTests", "VitroPreviewsTests/CounterPreviews.swift",
        "VitroPreviewsTests/OtherPreviews.swift",
      ])
    let file = screen.group("VitroPreviewsTests/CounterPreviews.swift")
    #expect(file.link().all.map(\.name) == ["CounterPreviews", "Counting", "Steps"])
    #expect(screen.accessibilityProblems == [])
  }

  @Test("Each preview has a page, on which it is alive")
  func page() async throws {
    try await screen.link("Counting").tap()
    #expect(screen.heading("Counting").exists)
    try await screen.button("Add 1").tap()
    #expect(screen.text("8").exists)
  }

  @Test("A preview may bring a navigation stack of its own")
  func stack() async throws {
    let preview = Preview("Stack") {
      NavigationStack {
        NavigationLink("Further") { Text("Inner page") }.navigationTitle("Outer")
      }
    }
    let screen = Screen { PreviewList([preview]) }
    try await screen.link("Stack").tap()
    try await screen.link("Further").tap()
    #expect(screen.text("Inner page").exists)
  }

  @Test("A program without previews says so")
  func none() {
    #expect(Screen { PreviewList([]) }.text("The program has no previews.").exists)
  }
}
