// What a test looks for, asks and does.
import Foundation
import Testing
import VitroUI
import VitroUITesting

private struct ShoppingList: View {
  @State var items: [String]
  @State private var new = ""

  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
    }
    TextField("New item", text: $new)
    Button("Add") {
      items.append(new)
      new = ""
    }
    .disabled(new.isEmpty)
  }
}

@MainActor @Test func queries() async throws {
  let screen = Screen { ShoppingList(items: ["Milk", "Tea"]) }
  try await screen.textField("New item").type("Bread")
  try await screen.button("Add").tap()

  #expect(screen.listItem("Bread").exists)
  #expect(screen.listItem().count == 3)
  #expect(screen.list.text().all.map(\.text) == ["Milk", "Tea", "Bread"])
  #expect(!screen.button("Add").isEnabled)
  #expect(screen.alert.isAbsent)
}

@MainActor @Test func changes() async throws {
  let screen = Screen { ShoppingList(items: ["Milk", "Tea"]) }
  try await screen.textField("New item").type("Bread")

  try await expect(
    screen,
    changes: """
        list
          listitem > text "Tea"
      +   listitem
      +     text "Bread"
      - textbox "New item" = "Bread"
      + textbox "New item" = ""
      - button "Add"
      + button "Add" (disabled)
      """
  ) {
    try await screen.button("Add").tap()
  }

  try await screen.textField("New item").type("Salt")
  try await expect(
    screen.list(),
    changes: """
        list
          listitem > text "Bread"
      +   listitem
      +     text "Salt"
      """
  ) {
    try await screen.button("Add").tap()
  }
}

private struct Haunted: View {
  @State private var isScary = true

  var body: some View {
    Toggle("Scary", isOn: $isScary)
    if isScary { Button("Ghosts") {} }
  }
}

@MainActor @Test func absence() async throws {
  let screen = Screen { Haunted() }
  #expect(screen.button("Ghosts").exists)
  try await screen.toggle("Scary").tap()
  #expect(screen.button("Ghosts").isAbsent)
}

private struct Receipts: View {
  @State private var isChoosing = true
  @State private var text = ""

  var body: some View {
    Text(text).fileImporter(
      isPresented: $isChoosing, allowedContentTypes: [.pdf, .image], allowsMultipleSelection: true
    ) {
      switch $0 {
      case .success(let files): text = files.map(\.lastPathComponent).joined(separator: ", ")
      case .failure(let error): text = error.localizedDescription
      }
    }
  }
}

@MainActor @Test func files() async throws {
  let receipt = URL(filePath: "/tmp/receipt.pdf")
  let picture = URL(filePath: "/tmp/mug.png")

  var screen = Screen { Receipts() }
  try await screen.button("Choose Files").chooseFiles(receipt, picture)
  #expect(screen.text("receipt.pdf, mug.png").exists)

  screen = Screen { Receipts() }
  try await screen.button("Choose Files").chooseFiles([
    .success(receipt), .failure(.noRoom(name: "film.mov")),
  ])
  #expect(screen.text().text?.hasPrefix("There is no room for “film.mov”") == true)

  screen = Screen { Receipts() }
  try await screen.dialog("Choose Files").button("Cancel").tap()
  #expect(screen.dialog.isAbsent)
}
