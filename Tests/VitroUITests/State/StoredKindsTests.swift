import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What kinds of values are kept")
struct StoredKindsTests {
  @Test("A value of each kind has its default, and is kept as the store can keep it")
  func kinds() async throws {
    let store = AppStorageStore.inMemory()
    let screen = Screen(storage: store) { Kinds() }
    #expect(screen.text("false 0 0.0 - /a - 0.0 low 1").exists)
    try await screen.button("Set").tap()
    #expect(screen.text("true 1 1.5 b /b b 9.0 high 2").exists)
    #expect(store.read("flag") == .bool(true) && store.read("int") == .int(1))
    #expect(store.read("double") == .double(1.5) && store.read("string") == .string("b"))
    #expect(
      store.read("url") == .string("file:///b") && store.read("data") == .data(Data("b".utf8)))
    #expect(store.read("date") == .double(9))
    #expect(store.read("level") == .string("high") && store.read("rank") == .int(2))
  }

  @Test("A value of each kind may be missing, be set, and be taken away again")
  func missing() async throws {
    let store = AppStorageStore.inMemory()
    let screen = Screen(storage: store) { MissingKinds() }
    #expect(screen.text("none").exists)
    try await screen.button("Set").tap()
    #expect(screen.text("true 1 1.5 b /b b 9.0 high 2").exists)
    try await screen.button("Forget").tap()
    #expect(screen.text("none").exists && store.read("url") == nil && store.read("rank") == nil)
  }

  @Test("What belongs to a screen is of these kinds too")
  func scene() async throws {
    let screen = Screen { SceneKinds() }
    #expect(screen.text("false 0 0.0 /a - low 1").exists)
    try await screen.button("Set").tap()
    #expect(screen.text("true 1 1.5 /b b high 2").exists)
  }

  @Test("What belongs to a screen may be missing")
  func missingInScene() async throws {
    let screen = Screen { MissingSceneKinds() }
    #expect(screen.text("none").exists)
    try await screen.button("Set").tap()
    #expect(screen.text("true 1 1.5 b /b b high 2").exists)
    try await screen.button("Forget").tap()
    #expect(screen.text("none").exists)
  }

  @Test("Numbers and flags are read as each other, where nothing gets lost")
  func conversions() {
    let store = AppStorageStore.inMemory([
      "flag": .int(1), "int": .double(3), "double": .int(2), "rank": .double(2.5),
    ])
    let screen = Screen(storage: store) { Kinds() }
    #expect(screen.text("true 3 2.0 - /a - 0.0 low 1").exists)
  }

  @Test("Foundation's defaults keep values, for a property or for all of a view")
  func defaults() async throws {
    let suite = "VitroUITests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set("Ada", forKey: "name")
    let screen = Screen { InDefaults(defaults: defaults).defaultAppStorage(defaults) }
    #expect(screen.text("Ada Ada 0 -").exists)
    try await screen.button("Set").tap()
    #expect(screen.text("Bob Bob 3 x").exists)
    #expect(defaults.string(forKey: "name") == "Bob" && defaults.integer(forKey: "count") == 3)
    try await screen.button("Forget").tap()
    #expect(defaults.object(forKey: "data") == nil)
  }
}
