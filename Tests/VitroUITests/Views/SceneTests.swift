import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

@MainActor @Suite("Windows of an application")
struct SceneTests {
  @Test("The first window is the one that people get, and the settings are not")
  func main() {
    let scene = Notes().body
    let screen = scene.makeScreen(executor: RestExecutor())
    #expect(scene.title == "Notes" && screen.text("All notes").exists)
  }

  @Test("A window that there is once, and settings alone, are shown too")
  func alone() {
    let window = Window("One", id: "one") { Text("Once") }
    #expect(window.title == "One")
    #expect(window.makeScreen(executor: RestExecutor()).text("Once").exists)
    let settings = Settings { Text("Letters") }
    #expect(settings.makeScreen(executor: RestExecutor()).text("Letters").exists)
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
