import Testing
import VitroDependencies
import VitroPreviews
import VitroUITesting

/// The key of a value that says where it comes from.
private enum WhereKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var place: String { self[WhereKey.self] }
}

@MainActor @Suite("Previews run with preview values")
struct PreviewValueTests {
  @Test("A body, an action, a task and a model read them", arguments: Way.allCases)
  func everywhere(_ way: Way) async throws {
    let screen = try await way.show()
    await screen.rest()
    #expect(screen.text("model: preview").exists)
    #expect(screen.text("body: preview").exists)
    #expect(screen.text("task: preview").exists)
    try await screen.button("Act").tap()
    #expect(screen.text("action: preview").exists)
    #expect(screen.text("body: preview").exists)
  }

  @Test("What is no preview does not")
  func test() async throws {
    let screen = Screen { Reader(model: ReaderModel()) }
    await screen.rest()
    #expect(screen.text("model: test").exists && screen.text("body: test").exists)
  }
}

/// A way to show a preview.
enum Way: CaseIterable {
  case alone, inTheList

  @MainActor func show() async throws -> Screen {
    let preview = Preview("Values") { Reader(model: ReaderModel()) }
    if self == .alone { return preview.makeScreen() }
    let screen = Screen { PreviewList([preview]) }
    try await screen.link("Values").tap()
    return screen
  }
}

private struct ReaderModel {
  @Dependency(\.place) var place
}

private struct Reader: View {
  let model: ReaderModel
  @State private var action = ""
  @State private var task = ""

  var body: some View {
    Text("model: \(model.place)")
    Text("body: \(DependencyValues.current.place)")
    Text("task: \(task)").task { task = DependencyValues.current.place }
    Text("action: \(action)")
    Button("Act") { action = DependencyValues.current.place }
  }
}
