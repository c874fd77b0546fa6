import ComposableArchitecture
import Testing
import VitroUITesting

@testable import Todos

@MainActor @Test("A todo is added, written and done, and is not among those to do")
func todos() async throws {
  let store = Store(initialState: Todos.State()) {
    Todos()
  } withDependencies: {
    $0.uuid = .incrementing
    $0.continuousClock = ImmediateClock()
  }
  let screen = Screen { AppView(store: store) }
  try await screen.button("Add Todo").tap()
  try await screen.textField("Untitled Todo").type("Buy milk")
  #expect(!screen.button("Clear Completed").isEnabled)
  try await screen.button("Square").tap()
  #expect(store.todos.map(\.description) == ["Buy milk"] && store.todos.map(\.isComplete) == [true])
  try await screen.picker("Filter").choose("Active")
  #expect(screen.textField("Untitled Todo").isAbsent)
  try await screen.picker("Filter").choose("Completed")
  #expect(screen.textField("Untitled Todo").value == "Buy milk")
  try await screen.button("Clear Completed").tap()
  #expect(store.todos.isEmpty)
}
