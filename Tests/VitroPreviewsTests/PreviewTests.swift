import Testing
import VitroPreviews
import VitroUITesting

@MainActor @Suite("Previews")
struct PreviewTests {
  @Test("The previews of all files are found, in order")
  func found() {
    let names = Previews.all(in: "VitroPreviewsTests").map(\.description)
    #expect(
      names == [
        "Deep (VitroPreviewsTests)",
        "Row (VitroPreviewsTests)",
        "CounterPreviews (VitroPreviewsTests/CounterPreviews.swift:19)",
        "Counting (VitroPreviewsTests/CounterPreviews.swift:23)",
        "Steps (VitroPreviewsTests/CounterPreviews.swift:32)",
        "Inside a type (VitroPreviewsTests/OtherPreviews.swift:21)",
      ])
  }

  @Test("A preview is shown, and everything in it has a name", arguments: Previews.all)
  func shown(_ preview: Preview) async {
    let screen = preview.makeScreen()
    await screen.rest()
    #expect(screen.accessibilityProblems == [])
  }

  @Test("State of a preview changes")
  func state() async throws {
    let screen = try preview("Counting").makeScreen()
    try await screen.button("Add 1").tap()
    try await screen.button("Rename").tap()
    #expect(
      screen.root.outline == """
        text "Title: Other"
        text "8"
        button "Add 1"
        button "Rename"
        """)
  }

  @Test("Each screen of a preview has state of its own")
  func apart() async throws {
    let preview = try preview("Counting")
    let (one, other) = (preview.makeScreen(), preview.makeScreen())
    try await one.button("Add 1").tap()
    #expect(one.text("8").exists && other.text("7").exists)
  }

  @Test("A fixed layout is the size of the screen")
  func size() throws {
    let size = try preview("Steps").makeScreen().surroundings.size
    #expect(size.width == 300 && size.height == 200)
  }

  @Test("A value of the environment comes from around the view")
  func entry() async throws {
    let screen = try preview("Steps").makeScreen()
    try await screen.button("Add 5").tap()
    #expect(screen.text("5").exists)
  }

  @Test("A value of the environment is its default where nobody has set one")
  func entryDefaults() {
    var environment = EnvironmentValues()
    #expect(environment.step == 1 && environment.unit == nil && environment.words == ["a", "b"])
    environment.unit = "km"
    #expect(environment.unit == "km")
    environment.unit = nil
    #expect(environment.unit == nil)
  }

  @Test("Providers can be named by hand")
  func byHand() throws {
    let preview = try #require(Previews.of(Row_Previews.self).first)
    #expect(preview.name == "Row" && preview.makeScreen().text("Longer").exists)
  }

  private func preview(_ name: String) throws -> Preview {
    try #require(Previews.all(in: "VitroPreviewsTests").first { $0.name == name })
  }
}
