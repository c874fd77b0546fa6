import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Lists")
struct ListTests {
  @Test("What deletes a row with an empty field is called by the field")
  func emptyField() {
    let screen = Screen {
      List {
        ForEach(["Blob", ""], id: \.self) { TextField("Name", text: .constant($0)) }
          .onDelete { _ in }
      }
    }
    #expect(screen.button().all.map(\.name) == ["Delete Blob", "Delete Name"])
  }

  @Test("Rows move up and down, as onMove says")
  func move() async throws {
    let screen = Screen { Letters() }
    try await screen.button("Move C up").tap()
    #expect(screen.rows == ["A", "C", "B"])
    try await screen.button("Move A down").tap()
    #expect(screen.rows == ["C", "A", "B"], "\(screen.root.outline)")
    #expect(screen.button("Move C up").count == 0, "\(screen.root.outline)")
    #expect(screen.button("Move B down").count == 0)
  }

  @Test("A row with buttons of its own is deleted by those, or while rows are edited")
  func swipeActions() async throws {
    let screen = Screen { Swiped() }
    #expect(screen.list.button().all.map(\.name) == ["Eat", "Delete Bread"])
    try await screen.button("Edit").tap()
    #expect(screen.button("Delete Milk").exists)
    try await screen.button("Done").tap()
    #expect(screen.button("Delete Milk").isAbsent)
    try await screen.button("Eat").tap()
    #expect(screen.rows == ["Bread"])
  }

  @Test("A section is closed and opened by its title, or by the program")
  func closing() async throws {
    let screen = Screen { Shelves() }
    let title = screen.group("Fruits").button("Fruits")
    #expect(title.isExpanded && screen.rows == ["Apple", "Roll"])
    try await title.tap()
    #expect(!title.isExpanded && screen.rows == ["Roll"])
    #expect(screen.heading("Fruits").exists && screen.heading("Bread").exists)
    try await screen.button("Pick").tap()
    try await screen.button("Open").tap()
    #expect(title.isExpanded && screen.rows == ["Apple", "Pear", "Roll"])
  }

  @Test("With an edit button on the page, rows move while they are edited only")
  func edit() async throws {
    let screen = Screen { NavigationStack { Letters().toolbar { EditButton() } } }
    #expect(screen.button("Move C up").isAbsent)
    try await screen.button("Edit").tap()
    try await screen.button("Move C up").tap()
    #expect(screen.rows == ["A", "C", "B"])
    try await screen.button("Done").tap()
    #expect(screen.button("Move C up").isAbsent && screen.button("Move B up").isAbsent)
  }

  @Test("Without one, rows of a page can always be moved")
  func noEditButton() async throws {
    let screen = Screen { NavigationStack { Letters() } }
    try await screen.button("Move C up").tap()
    #expect(screen.rows == ["A", "C", "B"])
  }

  @Test("An edit mode of the application's own says whether rows can be moved")
  func ownEditMode() async throws {
    let screen = Screen { Sorting() }
    #expect(screen.button("Move C up").isAbsent)
    try await screen.toggle("Sort").tap()
    try await screen.button("Move C up").tap()
    #expect(screen.rows == ["A", "C", "B"])
  }

  @Test("A row of a list with a single selection is chosen by pressing it")
  func single() async throws {
    let screen = Screen { Chooser() }
    try await screen.listItem("B").tap()
    #expect(screen.text("Chosen: B").exists && screen.listItem("B").isSelected)
    try await screen.listItem("B").tap()
    #expect(screen.text("Chosen: nothing").exists)
  }

  @Test("Where a list is disabled, so are rows that could be chosen")
  func disabled() async throws {
    let screen = Screen { LockedChooser() }
    #expect(screen.listItem("A").isEnabled)
    try await screen.button("Lock").tap()
    #expect(!screen.listItem("A").isEnabled)
    await #expect(throws: QueryError.self) { try await screen.listItem("A").tap() }
    try await screen.button("Lock").tap()
    try await screen.listItem("A").tap()
    #expect(screen.text("Chosen: A").exists)
  }

  @Test("A binding to an element writes into the collection, and follows its element")
  func bindings() async throws {
    let screen = Screen { Editor() }
    try await screen.textField("Name of 2").type("Z")
    #expect(screen.text("A Z C").exists)
    try await screen.button("Delete A").tap()
    #expect(screen.text("Z C").exists && screen.textField("Name of 2").value == "Z")
  }

  @Test("Edit actions delete and move the elements that rows are bound to")
  func editActions() async throws {
    let screen = Screen { Edited() }
    try await screen.button("Delete A").tap()
    #expect(screen.text("B C").exists)
    try await screen.button("Move C up").tap()
    #expect(screen.text("C B").exists)
    try await screen.textField("Name of 3").type("Z")
    #expect(screen.text("Z B").exists)
    let fixed = Screen { Edited(actions: .move) }
    #expect(fixed.button("Delete A").isAbsent && fixed.button("Move A down").exists)
  }

  @Test("State that only the rows of a ForEach read is noticed")
  func readInRows() async throws {
    let screen = Screen { Offset() }
    #expect(screen.text("1").exists)
    try await screen.button("Ten more").tap()
    #expect(screen.text("10").exists && screen.text("11").exists)
  }

  @Test("A header, a footer, a badge, a background and buttons belong to section and row")
  func parts() async throws {
    let screen = Screen { Parts() }
    #expect(screen.heading("Fruits").exists && screen.text("2 of them").exists)
    let apple = try screen.listItem("Apple").element()
    #expect(apple.attributes.badge == "3")
    #expect(apple.attributes.style.looks == [.background(.named("yellow"), .rectangle)])
    try await screen.listItem("Pear").button("Eat").tap()
    #expect(screen.text("Pear eaten").exists)
  }
}

extension Screen {
  fileprivate var rows: [String] { listItem().all.map { $0.accessibleText } }
}

private struct Letters: View {
  @State var letters = ["A", "B", "C"]

  var body: some View {
    List {
      ForEach(letters, id: \.self) { Text($0) }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct Sorting: View {
  @State var isSorting = false

  var body: some View {
    Toggle("Sort", isOn: $isSorting)
    Letters().environment(\.editMode, .constant(isSorting ? .active : .inactive))
  }
}

private struct Chooser: View {
  @State var chosen: String?

  var body: some View {
    List(selection: $chosen) {
      ForEach(["A", "B"], id: \.self) { Text($0) }
    }
    Text("Chosen: \(chosen ?? "nothing")")
  }
}

private struct LockedChooser: View {
  @State private var isLocked = false

  var body: some View {
    Button("Lock") { isLocked.toggle() }
    Chooser().disabled(isLocked)
  }
}

private struct Editor: View {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @State var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B"), Item(id: 3, name: "C")]

  var body: some View {
    List {
      ForEach($items) { $item in
        TextField("Name of \(item.id)", text: $item.name)
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
    Text(items.map(\.name).joined(separator: " "))
  }
}

private struct Edited: View {
  @State var items = [
    Editor.Item(id: 1, name: "A"), Editor.Item(id: 2, name: "B"), Editor.Item(id: 3, name: "C"),
  ]
  var actions: EditActions<[Editor.Item]> = .all

  var body: some View {
    List($items, editActions: actions) { $item in
      TextField("Name of \(item.id)", text: $item.name)
    }
    .environment(\.editMode, .constant(.active))
    Text(items.map(\.name).joined(separator: " "))
  }
}

private struct Offset: View {
  @State var offset = 0

  var body: some View {
    ForEach(0..<2) { Text("\($0 + offset)") }
    Button("Ten more") { offset += 10 }
  }
}

private struct Swiped: View {
  @State private var names = ["Milk", "Bread"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          if name == "Milk" {
            Text(name).swipeActions { Button("Eat") { names.removeAll { $0 == name } } }
          } else {
            Text(name)
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Shelves: View {
  @State private var isOpen = true
  @State private var fruits = ["Apple"]

  var body: some View {
    List {
      Section("Fruits", isExpanded: $isOpen) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
      Section("Bread") { Text("Roll") }
    }
    Button("Pick") { fruits.append("Pear") }
    Button("Open") { isOpen = true }
  }
}

private struct Parts: View {
  @State var eaten = ""

  var body: some View {
    List {
      Section {
        Text("Apple").badge(3).listRowBackground(Color.yellow)
        Text("Pear").swipeActions { Button("Eat") { eaten = "Pear eaten" } }
      } header: {
        Text("Fruits")
      } footer: {
        Text("2 of them")
      }
    }
    Text(eaten)
  }
}
