// What a test looks for, asks and does.
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
