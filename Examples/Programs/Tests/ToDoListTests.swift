import SwiftUI
import Testing
import VitroUITesting

@testable import Programs

@MainActor @Suite("The to-do list")
struct ToDoListTests {
  @Test("An empty list says so, until something is added")
  func add() async throws {
    let screen = Screen { ToDoListView() }
    #expect(screen.text("Nothing to do").exists)
    #expect(!screen.button("Add").isEnabled)
    try await screen.textField("New to-do").type("Buy milk")
    try await screen.button("Add").tap()
    #expect(screen.text("Nothing to do").count == 0)
    #expect(screen.textField("Title").value == "Buy milk")
    #expect(screen.textField("New to-do").value == "")
  }

  @Test("The return key adds what has been typed, without the spaces around it")
  func submit() async throws {
    let screen = Screen { ToDoListView() }
    try await screen.textField("New to-do").type("  Buy milk ")
    try await screen.textField("New to-do").submit()
    #expect(screen.textField("Title").value == "Buy milk")
    #expect(screen.text("1 of 1 remaining").exists)
  }

  @Test("A title is edited where it stands")
  func edit() async throws {
    let store = ToDoStore(items: [ToDo(title: "Buy milk")])
    let screen = Screen { ToDoListView(store: store) }
    try await screen.textField("Title").type("Buy bread")
    #expect(store.items.map(\.title) == ["Buy bread"])
  }

  @Test("What is done is counted, and can be cleared")
  func done() async throws {
    let store = ToDoStore(items: [ToDo(title: "Buy milk"), ToDo(title: "Read", isDone: true)])
    let screen = Screen { ToDoListView(store: store) }
    #expect(screen.text("1 of 2 remaining").exists)
    try await screen.button("Mark as done").tap()
    #expect(screen.text("0 of 2 remaining").exists)
    try await screen.button("Clear Completed").tap()
    #expect(screen.text("Nothing to do").exists)
    #expect(!screen.button("Clear Completed").isEnabled)
  }

  @Test("While the list is edited, its rows can be deleted")
  func delete() async throws {
    let store = ToDoStore(items: [ToDo(title: "Buy milk"), ToDo(title: "Read")])
    let screen = Screen { ToDoListView(store: store) }
    try await screen.button("Edit").tap()
    #expect(screen.button("Done").exists)
    try await screen.button("Delete Buy milk").tap()
    #expect(store.items.map(\.title) == ["Read"])
  }

  @Test("While the list is edited, its rows can be moved")
  func move() async throws {
    let store = ToDoStore(items: ["A", "B", "C"].map { ToDo(title: $0) })
    let screen = Screen { ToDoListView(store: store) }
    try await screen.button("Edit").tap()
    try await screen.button("Move C up").tap()
    #expect(store.items.map(\.title) == ["A", "C", "B"])
    try await screen.button("Move A down").tap()
    #expect(store.items.map(\.title) == ["C", "A", "B"])
  }
}
