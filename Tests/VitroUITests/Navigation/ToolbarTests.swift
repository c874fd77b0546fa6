import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Tools, and the top of a page")
struct ToolbarTests {
  @Test("Tools stand where their placement says")
  func placements() {
    let screen = Screen {
      NavigationStack {
        Text("content")
          .navigationTitle("Page")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("One") {}
              Button("Two") {}
            }
            ToolbarItem(placement: .keyboard) { Button("Done") {} }
          }
      }
    }
    #expect(
      screen.root.outline == """
        main
          banner
            toolbar
              button "Cancel"
            heading "Page"
            toolbar
              button "Save"
              button "One"
              button "Two"
          text "content"
          toolbar
            button "Bottom"
          toolbar
            button "Done"
        """)
  }

  @Test("What is principal stands in place of the title, which is still the page's")
  func principal() {
    let screen = Screen {
      NavigationStack {
        Text("content")
          .navigationTitle("Page")
          .toolbar { ToolbarItem(placement: .principal) { Button("Which?") {} } }
      }
    }
    #expect(screen.heading("Page").count == 0 && screen.button("Which?").exists)
    #expect(screen.title == "Page")
  }

  @Test("Tools may be plain views")
  func plain() async throws {
    let screen = Screen { PlainTools() }
    #expect(screen.toolbar.button("Add").exists)
    try await screen.button("Add").tap()
    #expect(screen.text("1").exists)
  }

  @Test("Tools may be a type with state of its own, and come and go")
  func ownType() async throws {
    let screen = Screen {
      NavigationStack { Text("content").toolbar { CountingTools(limit: 2) } }
    }
    try await screen.toolbar.button("0 of 2").tap()
    #expect(screen.toolbar.button("Reset").exists)
    try await screen.toolbar.button("1 of 2").tap()
    try await screen.toolbar.button("Reset").tap()
    #expect(screen.button("0 of 2").exists && screen.button("Reset").count == 0)
  }

  @Test("Of a label among tools only the symbol is seen, and its title is what it is called")
  func symbols() throws {
    let screen = Screen { LabelledTools() }
    #expect(try screen.label("Add").attributes.style.variant == "iconOnly")
    #expect(screen.toolbar.button("Add").exists)
  }

  @Test("A label with a style, one in a menu or in a sheet, and one on the page keep their titles")
  func labelsWithTitles() async throws {
    let screen = Screen { LabelledTools() }
    #expect(try screen.label("Sort").attributes.style.variant == nil)
    #expect(try screen.label("Page").attributes.style.variant == nil)
    try await screen.button("More").tap()
    #expect(try screen.label("Share").attributes.style.variant == nil)
    try await screen.menuItem("Share").tap()
    #expect(try screen.label("Sheet").attributes.style.variant == nil)
  }

  @Test("A function may return tools")
  func function() {
    let screen = Screen {
      NavigationStack { Text("content").toolbar { tools(isEditing: true) } }
    }
    #expect(screen.toolbar.button("Done").exists && screen.button("Edit").count == 0)
  }

  @ToolbarContentBuilder private func tools(isEditing: Bool) -> some ToolbarContent {
    if isEditing {
      ToolbarItem { Button("Done") {} }
    } else {
      ToolbarItem { Button("Edit") {} }
    }
    ToolbarSpacer(.fixed)
    ToolbarItem(id: "help", placement: .status) { Text("help") }
  }

  @Test("Without a stack, tools stand at the top of the view")
  func noStack() {
    let screen = Screen {
      Text("content").toolbar {
        ToolbarItem { Button("Add") {} }
        ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
      }
    }
    #expect(
      screen.root.outline == """
        banner
          toolbar
            button "Add"
        text "content"
        toolbar
          button "Sort"
        """)
  }

  @Test("The older way to give a page tools puts them at both ends of its top")
  func olderItems() {
    let screen = Screen {
      NavigationView {
        Text("content")
          .navigationBarTitle("Page", displayMode: .inline)
          .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
      }
    }
    #expect(screen.toolbar.all.map(\.text) == ["L", "T"])
    #expect(screen.heading("Page").all.first?.attributes.style.variant == "inline")
  }

  @Test("The top of a page can be hidden, and so can what leads back")
  func hidden() async throws {
    let screen = Screen { Hiding() }
    #expect(screen.heading("Page").exists)
    try await screen.button("Hide").tap()
    #expect(screen.heading("Page").count == 0)
    try await screen.link("Go on").tap()
    #expect(screen.heading("Second").exists && screen.button("Back to Page").count == 0)
  }

  @Test("Without a navigation stack a title is that of the window, as long as its view is shown")
  func windowTitle() async throws {
    let screen = Screen { WindowTitled() }
    #expect(screen.title == "0 of 3" && screen.heading.isAbsent)
    try await screen.button("Count").tap()
    #expect(screen.title == "1 of 3")
    try await screen.toggle("Titled").tap()
    #expect(screen.title == "")
  }

  @Test("The window has the title of the chosen tab")
  func windowTitleOfTab() async throws {
    let screen = Screen {
      TabView {
        Tab("One", systemImage: "circle") { Text("one").navigationTitle("First") }
        Tab("Two", systemImage: "square") { Text("two").navigationTitle("Second") }
      }
    }
    #expect(screen.title == "First")
    try await screen.tab("Two").tap()
    #expect(screen.title == "Second")
  }

  @Test("A title can be a text, or be read through a binding")
  func titles() async throws {
    let screen = Screen { Titled() }
    #expect(screen.title == "Old" && screen.text("a subtitle").exists)
    try await screen.button("Rename").tap()
    #expect(screen.title == "New")
  }

  @Test("What leads back is called by the title of the page below, even when that changes")
  func backTitle() async throws {
    let screen = Screen { Renaming() }
    try await screen.link("Go on").tap()
    #expect(screen.button("Back to Old").exists)
    try await screen.button("Rename").tap()
    #expect(screen.button("Back to New").exists)
  }
}

private struct PlainTools: View {
  @State var count = 0
  var body: some View {
    NavigationStack { Text("\(count)").toolbar { Button("Add") { count += 1 } } }
  }
}

private struct LabelledTools: View {
  @State var isShared = false
  var body: some View {
    NavigationStack {
      Label("Page", systemImage: "doc").toolbar {
        Button("Add", systemImage: "plus") {}
        Button("Sort", systemImage: "arrow.up.arrow.down") {}.labelStyle(.titleAndIcon)
        Menu("More") { Button("Share", systemImage: "square.and.arrow.up") { isShared = true } }
          .sheet(isPresented: $isShared) { Label("Sheet", systemImage: "doc") }
      }
    }
  }
}

extension Screen {
  /// The label with this title.
  fileprivate func label(_ title: String) throws -> Element {
    try first {
      $0.attributes.style.purpose == .label && $0.children.last?.attributes.text == title
    }
  }
}

private struct CountingTools: ToolbarContent {
  let limit: Int
  @State private var count = 0
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("\(count) of \(limit)") { count += 1 } }
    if count > 0 {
      ToolbarItem { Button("Reset") { count = 0 } }
    }
  }
}

private struct Hiding: View {
  @State var isHidden = false
  var body: some View {
    NavigationStack {
      VStack {
        Button("Hide") { isHidden = true }
        NavigationLink("Go on") {
          Text("second").navigationTitle("Second").navigationBarBackButtonHidden()
        }
      }
      .navigationTitle("Page")
      .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
    }
  }
}

private struct Titled: View {
  @State var title = "Old"
  var body: some View {
    NavigationStack {
      Button("Rename") { title = "New" }.navigationTitle($title)
        .navigationSubtitle(Text("a subtitle"))
    }
  }
}

private struct Renaming: View {
  @State var title = "Old"
  var body: some View {
    NavigationStack {
      NavigationLink("Go on") { Button("Rename") { title = "New" } }
        .navigationTitle(Text(title))
    }
  }
}

private struct WindowTitled: View {
  @State private var count = 0
  @State private var isTitled = true

  var body: some View {
    Toggle("Titled", isOn: $isTitled)
    if isTitled { Text("shown").navigationTitle("\(count) of 3") }
    Button("Count") { count += 1 }
  }
}
