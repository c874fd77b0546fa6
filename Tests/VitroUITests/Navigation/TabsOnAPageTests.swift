import Testing
import VitroUI
import VitroUITesting

/// Tabs in a navigation stack: only the tab that is chosen says something about the page around.
@MainActor @Suite("Tabs on a page")
struct TabsOnAPageTests {
  @Test("The title is that of the tab that is chosen")
  func titles() async throws {
    let screen = Screen { Trip() }
    #expect(screen.title == "Map" && screen.text("Where").exists)
    try await screen.tab("List").tap()
    #expect(screen.title == "List" && screen.text("Where").isAbsent)
    try await screen.button("Rename").tap()
    #expect(screen.title == "All stops")
    try await screen.tab("Map").tap()
    #expect(screen.title == "Map")
  }

  @Test("What a tab says about the page before it is chosen is said when it is")
  func factsThatChangeUnseen() async throws {
    let screen = Screen { Trip() }
    try await screen.button("Rename unseen").tap()
    #expect(screen.title == "Map")
    try await screen.tab("List").tap()
    #expect(screen.title == "All stops")
  }

  @Test("Tools and search fields are those of the tab that is chosen")
  func tools() async throws {
    let screen = Screen { Trip() }
    #expect(screen.toolbar.button().all.map(\.name) == ["Zoom"])
    #expect(screen.searchField("Stops").isAbsent)
    try await screen.tab("List").tap()
    #expect(screen.toolbar.button().all.map(\.name) == ["Rename"])
    #expect(screen.searchField("Stops").exists)
    try await screen.tab("Map").tap()
    #expect(screen.toolbar.button().all.map(\.name) == ["Zoom"])
  }

  @Test("Tools that come while their tab is not chosen wait for it")
  func toolsThatComeUnseen() async throws {
    let screen = Screen { Trip() }
    try await screen.button("More tools").tap()
    #expect(screen.button("Sort").isAbsent)
    try await screen.tab("List").tap()
    #expect(screen.button("Sort").exists)
  }

  @Test("Tools appear with the tab that they belong to")
  func appearance() async throws {
    let screen = Screen { Trip() }
    #expect(screen.text("Rename: 0").exists)
    try await screen.tab("List").tap()
    #expect(screen.text("Rename: 1").exists)
  }

  @Test("Preferences are those of the tab that is chosen")
  func preferences() async throws {
    let screen = Screen { Trip() }
    #expect(screen.text("Colors: blue").exists)
    try await screen.tab("List").tap()
    #expect(screen.text("Colors: red").exists)
    try await screen.tab("Map").tap()
    #expect(screen.text("Colors: blue").exists)
  }

  @Test("A page over the tabs leaves their title to the button back")
  func pageOverTheTabs() async throws {
    let screen = Screen { Trip() }
    try await screen.tab("List").tap()
    try await screen.link("Details").tap()
    #expect(screen.title == "Details" && screen.button("Rename").isAbsent)
    try await screen.button("Back to List").tap()
    #expect(screen.title == "List" && screen.button("Rename").exists)
  }

  @Test("A tab that goes while it is not chosen leaves nothing on the page")
  func tabThatGoes() async throws {
    let screen = Screen { Shrinking() }
    try await screen.button("Fewer").tap()
    #expect(screen.title == "Page 1" && screen.tab().count == 2)
    #expect(screen.toolbar.button().all.map(\.name) == ["Tool 1"])
    #expect(screen.text("Numbers: 1").exists)
  }

  @Test("Of two tabs with one tag the first one is chosen, and no other")
  func sameTag() {
    let screen = Screen {
      TabView(selection: .constant(1)) {
        Text("One").tabItem { Text("First") }.tag(1)
        Text("Two").tabItem { Text("Second") }.tag(1)
      }
    }
    #expect(screen.tab("First").isSelected && !screen.tab("Second").isSelected)
  }
}

private struct Trip: View {
  @State private var colors: [String] = []
  @State private var listTitle = "List"
  @State private var hasMoreTools = false
  @State private var appearances = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Colors: \(colors.joined(separator: ", "))")
        Text("Rename: \(appearances)")
        Button("More tools") { hasMoreTools = true }
        Button("Rename unseen") { listTitle = "All stops" }
        TabView {
          Text("Where").navigationTitle("Map").preference(key: Colors.self, value: ["blue"])
            .toolbar { Button("Zoom") {} }
            .tabItem { Text("Map") }
          stops.tabItem { Text("List") }
        }
      }
      .onPreferenceChange(Colors.self) { colors = $0 }
    }
  }

  private var stops: some View {
    NavigationLink("Details") { Text("More").navigationTitle("Details") }
      .navigationTitle(listTitle)
      .preference(key: Colors.self, value: ["red"])
      .searchable(text: .constant(""), prompt: "Stops")
      .toolbar { Button("Rename") { listTitle = "All stops" }.onAppear { appearances += 1 } }
      .toolbar { if hasMoreTools { Button("Sort") {} } }
  }
}

private struct Shrinking: View {
  @State private var numbers = [1, 2, 3]
  @State private var colors: [String] = []

  var body: some View {
    NavigationStack {
      VStack {
        Button("Fewer") { numbers = [1, 2] }
        Text("Numbers: \(colors.joined(separator: ", "))")
        TabView {
          ForEach(numbers, id: \.self) { number in
            Text("Content").navigationTitle("Page \(number)")
              .preference(key: Colors.self, value: ["\(number)"])
              .toolbar { Button("Tool \(number)") {} }
              .tabItem { Text("\(number)") }
          }
        }
      }
      .onPreferenceChange(Colors.self) { colors = $0 }
    }
  }
}

private struct Colors: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
