import Observation
import Testing
import VitroConcurrency
import VitroUI
import VitroUITesting

@Observable @MainActor final class Model {
  var count = 0
  var name = "a"
  var items = ["x", "y", "z"]
}

struct CounterView: View {
  @State var count = 0
  var body: some View {
    Text("\(count)")
    Button("+") { count += 1 }
    Button("Never") {}.disabled(true)
  }
}

struct ModelView: View {
  @Bindable var model: Model
  @State var showsSheet = false
  var body: some View {
    NavigationStack {
      List {
        Section("Things") {
          ForEach(model.items, id: \.self) { Text($0) }
            .onDelete { model.items.remove(atOffsets: $0) }
        }
        NavigationLink("More") { DetailView(model: model) }
      }
      .navigationTitle("Model")
      .toolbar { Button("Sheet") { showsSheet = true } }
      .sheet(isPresented: $showsSheet) {
        TextField("Name", text: $model.name)
        Text("Hello \(model.name)")
      }
    }
  }
}

struct DetailView: View {
  let model: Model
  @State var loaded = ""
  @State var showsAlert = false
  var body: some View {
    Text("Detail \(model.count)")
    Text(loaded)
    Button("Alert") { showsAlert = true }
      .navigationTitle("Detail")
      .task { loaded = await load() }
      .alert("Careful", isPresented: $showsAlert) {
        Button("Do it") { model.count += 1 }
      } message: {
        Text("Really?")
      }
  }
  nonisolated func load() async -> String { "loaded" }
}

@MainActor @Suite struct FirstScreenTests {
  @Test func countsUp() async throws {
    let screen = Screen { CounterView() }
    try await screen.button("+").tap()
    #expect(screen.text("1").exists)
    await #expect(throws: QueryError.self) { try await screen.button("Never").tap() }
  }

  @Test func unmountedStateIsSeenChanging() async throws {
    let view = CounterView()
    #expect(view.count == 0)
    let screen = Screen { view }
    try await screen.button("+").tap()
    #expect(view.count == 1)
  }

  @Test func walksThrough() async throws {
    let model = Model()
    let screen = Screen { ModelView(model: model) }
    #expect(screen.heading("Model").exists)
    print(screen.root.outline)
    try await screen.button("Delete y").tap()
    #expect(model.items == ["x", "z"])
    #expect(screen.group("Things").listItem().count == 2)
    try await screen.button("Sheet").tap()
    #expect(screen.sheet.exists)
    #expect(!screen.button("Sheet").exists)
    try await screen.textField("Name").type("Blob")
    #expect(screen.text("Hello Blob").exists)
    try await screen.sheet.dismiss()
    #expect(!screen.sheet.exists)
    try await screen.link("More").tap()
    #expect(screen.text("loaded").exists)
    model.count = 5
    #expect(screen.text("Detail 5").exists)
    try await screen.button("Alert").tap()
    try await screen.alert("Careful").button("Do it").tap()
    #expect(!screen.alert().exists)
    #expect(screen.text("Detail 6").exists)
    try await screen.button("Back to Model").tap()
    #expect(screen.heading("Model").exists)
  }
}
