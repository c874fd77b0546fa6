import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Navigation and dialogs")
struct NavigationTests {
  @Test("A link leads to a page, which leads back to where it came from")
  func pushAndPop() async throws {
    let screen = Screen { Pages() }
    #expect(screen.title == "First" && screen.heading("First").exists)
    try await screen.link("Go on").tap()
    #expect(screen.title == "Second" && screen.heading("First").count == 0)
    try await screen.button("Back to First").tap()
    #expect(screen.heading("First").exists)
  }

  @Test("A page that is covered keeps its state")
  func coveredPage() async throws {
    let screen = Screen { Pages() }
    try await screen.button("+").tap()
    try await screen.link("Go on").tap()
    #expect(screen.text("count is 1").exists)
    try await screen.button("Dismiss").tap()
    #expect(screen.text("1").exists)
  }

  @Test("Tools stand at the top of the page that has them")
  func toolbar() async throws {
    let screen = Screen { Pages() }
    try await screen.elements([.toolbar], named: nil).button("Add ten").tap()
    #expect(screen.text("10").exists)
    try await screen.link("Go on").tap()
    #expect(screen.button("Add ten").count == 0)
  }

  @Test("Behind a sheet nothing can be reached, and it goes as it came")
  func sheet() async throws {
    let screen = Screen { Dialogs() }
    let behind = try screen.button("Open").element()
    try await screen.button("Open").tap()
    #expect(screen.sheet.text("A sheet").exists && screen.sheet.name == "A sheet")
    #expect(screen.button().all.map(\.name) == ["Close"])
    #expect(throws: EventError.behindModal(behind.id)) { try screen.send(.press(behind.id)) }
    try await screen.sheet.dismiss()
    #expect(screen.text("dismissed 1 times").exists)
    try await screen.button("Open").tap()
    try await screen.sheet.button("Close").tap()
    #expect(screen.sheet.count == 0 && screen.text("dismissed 2 times").exists)
  }

  @Test("A sheet for an item is about that item")
  func sheetForItem() async throws {
    let screen = Screen { Dialogs() }
    try await screen.button("Open item").tap()
    #expect(screen.sheet.text("Item 7").exists)
  }

  @Test("Every button of an alert sends it away, and does what it says")
  func alert() async throws {
    let screen = Screen { Dialogs() }
    try await screen.button("Ask").tap()
    #expect(screen.alert("Are you sure?").text("It is for good.").exists)
    try await screen.alert().button("Yes").tap()
    #expect(screen.alert().count == 0 && screen.text("yes").exists)
  }

  @Test("A button of an alert acts before the alert goes, so that it cannot ask the same again")
  func alertAfterAlert() async throws {
    let screen = Screen { Dialogs() }
    try await screen.button("Ask").tap()
    try await screen.alert().button("Ask again").tap()
    #expect(screen.alert().count == 0)
  }
}

private struct Pages: View {
  @State var count = 0
  var body: some View {
    NavigationStack {
      VStack {
        Text("\(count)")
        Button("+") { count += 1 }
        NavigationLink("Go on") { SecondPage(count: count) }
      }
      .navigationTitle("First")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add ten") { count += 10 } } }
    }
  }
}

private struct SecondPage: View {
  let count: Int
  @Environment(\.dismiss) var dismiss
  var body: some View {
    Text("count is \(count)").navigationTitle("Second")
    Button("Dismiss") { dismiss() }
  }
}

private struct Dialogs: View {
  struct Item: Identifiable { let id: Int }
  @State var isOpen = false
  @State var item: Item?
  @State var isAsking = false
  @State var answer = ""
  @State var dismissals = 0
  var body: some View {
    Text("dismissed \(dismissals) times")
    Text(answer)
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: { dismissals += 1 }) { SheetView() }
    Button("Open item") { item = Item(id: 7) }
      .sheet(item: $item) { Text("Item \($0.id)") }
    Button("Ask") { isAsking = true }
      .alert("Are you sure?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { answer = "yes" }
        Button("Ask again") { isAsking = true }
      } message: {
        Text("It is for good.")
      }
  }
}

private struct SheetView: View {
  @Environment(\.dismiss) var dismiss
  var body: some View {
    Text("A sheet")
    Button("Close") { dismiss() }
  }
}
