import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What is kept")
struct StorageTests {
  @Test("Properties with the same key see each other's changes at once")
  func sameKey() async throws {
    let screen = Screen { Settings() }
    #expect(screen.text("Guest, 14, system, none").exists)
    try await screen.textField("Name").type("Ada")
    try await screen.button("Set").tap()
    #expect(screen.text("Ada, 15, dark, 1").exists)
  }

  @Test("Each screen has its own store, so that tests never disturb each other")
  func apart() async throws {
    let first = Screen { Settings() }
    try await first.textField("Name").type("Ada")
    #expect(Screen { Settings() }.textField("Name").value == "Guest")
  }

  @Test("A store that somebody holds outlives the screen")
  func store() async throws {
    let store = AppStorageStore.inMemory(["name": .string("Ada")])
    let screen = Screen(storage: store) { Settings() }
    #expect(screen.textField("Name").value == "Ada")
    try await screen.textField("Name").type("Bob")
    try await screen.button("Set").tap()
    #expect(store.read("name") == .string("Bob") && store.read("scheme") == .string("dark"))
    #expect(Screen(storage: store) { Settings() }.textField("Name").value == "Bob")
  }

  @Test("What is set to nothing is gone, and what is of another kind does not count")
  func nothing() async throws {
    let store = AppStorageStore.inMemory(["count": .int(3), "size": .string("large")])
    let screen = Screen(storage: store) { Settings() }
    #expect(screen.text("Guest, 14, system, 3").exists)
    try await screen.button("Forget").tap()
    #expect(store.read("count") == nil && screen.text("Guest, 14, system, none").exists)
  }

  @Test("A property of the application is that of the window which it is asked for")
  func application() async throws {
    let scene = Welcomed().body
    let screen = scene.makeScreen(host: ScreenHost())
    try await screen.button("Start").tap()
    #expect(screen.text("The content").exists && !screen.button("Start").exists)
    #expect(scene.makeScreen(host: ScreenHost()).button("Start").exists)
  }

  @Test("A view that is not mounted keeps its own values")
  func unmounted() {
    let view = Settings()
    view.name = "Ada"
    #expect(view.name == "Ada" && Settings().name == "Guest")
  }

  @Test("What belongs to a screen is seen all over it")
  func scene() async throws {
    struct Drafts: View {
      @SceneStorage("draft") var draft = ""
      @SceneStorage("draft") var copy = ""
      var body: some View {
        TextField("Draft", text: $draft)
        Text(copy)
      }
    }
    let screen = Screen { Drafts() }
    try await screen.textField("Draft").type("Dear")
    #expect(screen.text("Dear").exists)
  }
}

private struct Settings: View {
  enum Scheme: String { case system, dark }
  @AppStorage("name") var name = "Guest"
  @AppStorage("size") var size = 14.0
  @AppStorage("scheme") var scheme = Scheme.system
  @AppStorage("count") var count: Int?

  var body: some View {
    TextField("Name", text: $name)
    Summary()
    Button("Set") {
      size += 1
      scheme = .dark
      count = 1
    }
    Button("Forget") { count = nil }
  }
}

private struct Summary: View {
  @AppStorage("name") var name = "Guest"
  @AppStorage("size") var size = 14.0
  @AppStorage("scheme") var scheme = Settings.Scheme.system
  @AppStorage("count") var count: Int?

  var body: some View {
    Text("\(name), \(Int(size)), \(scheme.rawValue), \(count.map { "\($0)" } ?? "none")")
  }
}

private struct Welcomed: App {
  @AppStorage("isNew") var isNew = true

  var body: some Scene {
    WindowGroup {
      if isNew { Welcome() } else { Text("The content") }
    }
  }
}

private struct Welcome: View {
  @AppStorage("isNew") private var isNew: Bool?

  var body: some View { Button("Start") { isNew = false } }
}
