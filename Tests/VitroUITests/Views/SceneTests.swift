import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Windows of an application")
struct SceneTests {
  @Test("The first window is the one that people get, and the settings are not")
  func main() {
    let scene = Notes().body
    let screen = scene.makeScreen(host: ScreenHost())
    #expect(scene.title == "Notes" && screen.text("All notes").exists)
  }

  @Test("A window that there is once, and settings alone, are shown too")
  func alone() {
    let window = Window("One", id: "one") { Text("Once") }
    #expect(window.title == "One")
    #expect(window.makeScreen(host: ScreenHost()).text("Once").exists)
    let settings = Settings { Text("Letters") }
    #expect(settings.makeScreen(host: ScreenHost()).text("Letters").exists)
  }

  @Test("A window that is to be closed or opened stays the only one")
  func closing() async throws {
    let screen = Screen { Closing() }
    try await screen.button("Close").tap()
    try await screen.button("Open").tap()
    #expect(screen.text("taps: 2").exists)
  }
}

private struct Closing: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openWindow) private var openWindow
  @State private var taps = 0

  var body: some View {
    Text("taps: \(taps)")
    Button("Close") {
      dismissWindow()
      dismissWindow(id: "notes")
      dismissWindow(value: 1)
      dismissWindow(id: "notes", value: 1)
      taps += 1
    }
    Button("Open") {
      openWindow(id: "notes")
      openWindow(value: 1)
      openWindow(id: "notes", value: 1)
      taps += 1
    }
  }
}

private struct Notes: App {
  private let isNew = true

  var body: some Scene {
    Settings { Text("Letters") }
    WindowGroup("Notes", id: "notes") { Text("All notes") }
      .commands {
        CommandMenu("Note") { Button("Pin") {} }
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandGroup(after: .sidebar) { Button("Fold") {} }
        if isNew { MoreCommands() }
      }
    Window("Help", id: "help") { Text("How it works") }
  }
}

private struct MoreCommands: Commands {
  var body: some Commands {
    CommandGroup(before: .help) { Button("News") {} }
    EmptyCommands()
  }
}
