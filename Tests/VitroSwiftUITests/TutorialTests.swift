import Combine
import SwiftUI
import Testing
import VitroUITesting

// An ordinary program, as tutorials have it: nothing in it knows where it runs.

struct Todo: Identifiable {
  let id = UUID()
  var title: String
  var due = Date(timeIntervalSince1970: 0)
}

class TodoStore: ObservableObject {
  @Published var todos = [Todo(title: "Bread"), Todo(title: "Milk"), Todo(title: "Tea")]
  @Published var draft = ""
  @Published private(set) var problem: String?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $draft
      .receive(on: DispatchQueue.main)
      .map { $0.count > 10 ? "Too long" : nil }
      .removeDuplicates()
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.problem = $0 }
      .store(in: &cancellables)
  }

  func add() {
    todos.append(Todo(title: draft))
    draft = ""
  }

  func delete(at offsets: IndexSet) {
    todos.remove(atOffsets: offsets)
  }
}

struct TodoListView: View {
  @StateObject private var store = TodoStore()

  var body: some View {
    VStack {
      List {
        ForEach(store.todos) { todo in
          Text(todo.title)
        }
        .onDelete(perform: store.delete)
      }
      NewTodoView()
    }
    .environmentObject(store)
  }
}

struct NewTodoView: View {
  @EnvironmentObject var store: TodoStore

  var body: some View {
    TextField("New todo", text: $store.draft)
    if let problem = store.problem {
      Text(problem)
    }
    Button("Add") { store.add() }
      .disabled(store.draft.isEmpty || store.problem != nil)
  }
}

@MainActor @Suite("A program from a tutorial")
struct TutorialTests {
  @Test("Rows of a published array come and go")
  func rows() async throws {
    let screen = Screen { TodoListView() }
    try await screen.button("Delete Milk").tap()
    #expect(screen.listItem().all.map(\.text) == ["Bread Delete", "Tea Delete"])
    try await screen.textField("New todo").type("Jam")
    try await screen.button("Add").tap()
    #expect(screen.listItem("Jam").exists)
    #expect(screen.textField("New todo").value == "")
  }

  @Test("What a model derives from a published property is on the screen")
  func derived() async throws {
    let screen = Screen { TodoListView() }
    #expect(!screen.button("Add").isEnabled)
    try await screen.textField("New todo").type("Marmalade and jam")
    #expect(screen.text("Too long").exists)
    #expect(!screen.button("Add").isEnabled)
    try await screen.textField("New todo").type("Jam")
    #expect(screen.text("Too long").count == 0)
    #expect(screen.button("Add").isEnabled)
  }
}
