import ComposableArchitecture
import SwiftUI
import Testing
import VitroUITesting

/// What their views do on a screen.
@MainActor @Suite("Views as users of the Composable Architecture write them")
struct ScreenTests {
  private func library(_ books: [Book.State] = []) -> StoreOf<Library> {
    Store(
      initialState: Library.State(shelf: Shelf.State(books: IdentifiedArray(uniqueElements: books)))
    ) {
      Library()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A field is bound by the action that sets it") func sending() async throws {
    let store = library()
    let screen = Screen { LibraryView(store: store) }
    try await screen.textField("Search").type("Dune")
    #expect(screen.text("Looking for Dune").exists && store.query == "Dune")
  }

  @Test("One of several features is presented, and goes") func destination() async throws {
    let store = library()
    let screen = Screen { LibraryView(store: store) }
    try await screen.button("Add").tap()
    try await screen.dialog().textField("Title").type("Dune")
    #expect(store.destination?.edit?.title == "Dune")
    try await screen.dialog().dismiss()
    #expect(screen.dialog().isAbsent && store.destination == nil)
  }

  @Test("An alert of a destination whose actions are written by hand") func alert() async throws {
    let store = library([Book.State(id: UUID(0))])
    let screen = Screen { LibraryView(store: store) }
    try await screen.button("Empty").tap()
    try await screen.alert("Remove all?").button("Keep").tap()
    #expect(store.destination == nil && store.removed == 0)
    try await screen.button("Empty").tap()
    try await screen.alert("Remove all?").button("Remove").tap()
    #expect(store.destination == nil && store.removed == 1 && store.shelf.books.isEmpty)
  }

  @Test("A feature that is presented by itself, and a field's focus that its state says")
  func presented() async throws {
    let store = library()
    let screen = Screen { LibraryView(store: store) }
    try await screen.button("Settings").tap()
    let dialog = screen.dialog()
    #expect(dialog.textField("Name").value == "Blob" && !dialog.textField("Name").isFocused)
    try await dialog.toggle("Public").tap()
    #expect(dialog.textField("Name").isFocused)
    try await dialog.toggle("Public").tap()
    #expect(!dialog.textField("Name").isFocused && store.settings?.nickname == "hidden")
  }

  @Test("Rows of a filter, which is computed") func computed() async throws {
    let store = library([
      Book.State(id: UUID(0), title: "Dune"), Book.State(id: UUID(1), title: "Emma"),
    ])
    let screen = Screen { LibraryView(store: store) }
    #expect(screen.toggle.all.map(\.name) == ["Unread only", "Read Dune", "Read Emma"])
    try await screen.toggle("Unread only").tap()
    try await screen.toggle("Read Dune").tap()
    #expect(screen.toggle.all.map(\.name) == ["Unread only", "Read Emma"])
    try await screen.textField("Title").type("Emma!")
    #expect(store.shelf.books[id: UUID(1)]?.title == "Emma!")
    #expect(screen.toggle.all.map(\.name) == ["Unread only", "Read Emma!"])
    try await screen.toggle("Unread only").tap()
    #expect(screen.toggle.all.map(\.name) == ["Unread only", "Read Dune", "Read Emma!"])
  }

  @Test("A link puts a state onto the path, the page shows the store of its case")
  func path() async throws {
    let store = Store(initialState: Tour.State()) { Tour() }
    let screen = Screen { TourView(store: store) }
    #expect(!screen.link("Nobody").isEnabled)
    try await screen.link("The first book").tap()
    #expect(screen.title == "Book" && store.path.count == 1)
    try await screen.toggle("Read Dune").tap()
    #expect(screen.text("Profile of the reader").exists && store.path.count == 2)
    try await screen.button("Back to Book").tap()
    try await screen.link("Whose").tap()
    #expect(screen.text("Profile Blob").exists)
    store.send(.homeButtonTapped)
    #expect(screen.link("The first book").exists && store.path.isEmpty)
  }

  @Test("The test of a path names its elements by their numbers") func stack() async {
    let store = TestStore(initialState: Tour.State()) { Tour() }
    await store.send(\.path.push, (id: 0, state: .book(Book.State(id: UUID(0))))) {
      $0.path[id: 0] = .book(Book.State(id: UUID(0)))
    }
    await store.send(\.path[id: 0].book.binding.title, "Dune") {
      $0.path[id: 0, case: \.book]?.title = "Dune"
    }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
  }

  @Test("An enum of features whose body is written by hand") func gate() async {
    let store = TestStore(initialState: .profile(Profile.State())) { Gate.body }
    await store.send(\.profile.binding.nickname, "Blob") {
      $0.modify(\.profile) { $0.nickname = "Blob" }
    }
    await store.send(\.profile.binding.isPublic, true) {
      $0 = .book(Book.State(id: UUID(0), title: "Of all"))
    }
    await store.send(\.book.binding.title, "Mine") { $0.modify(\.book) { $0.title = "Mine" } }
  }

  @Test("A view sends only what a view may, and binds by that") func viewActions() async throws {
    let store = Store(initialState: Form1.State()) { Form1() }
    let screen = Screen { Form1View(store: store) }
    try await screen.textField("Name").type("Blob")
    try await screen.button("Save").tap()
    #expect(screen.text("Saved Blob").exists)
    try await screen.button("Save slowly").tap()

    let test = TestStore(initialState: Form1.State()) { Form1() }
    await test.send(\.view.binding.nickname, "Blob") { $0.nickname = "Blob" }
    await test.send(\.view.saveButtonTapped)
    await test.receive(\.saved) { $0.isSaved = true }
  }
}
