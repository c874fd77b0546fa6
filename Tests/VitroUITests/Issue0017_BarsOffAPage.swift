import Testing
import VitroUI
import VitroUITesting

/// Tests of bars without a navigation stack around them: they stand with their view.
@MainActor @Suite("Bars off a page")
struct BarsOffAPage {
  @Test("A page of a tab is one page, whatever bars stand around it")
  func tabWithTools() {
    let screen = Screen {
      TabView {
        List { Text("Milk") }.refreshable {}
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
          .tabItem { Text("Home") }
        Text("Other").tabItem { Text("Second") }
      }
    }
    #expect(screen.tab().all.map(\.text) == ["Home", "Second"])
    #expect(screen.listItem("Milk").exists && screen.button("Sort").exists)
  }

  @Test("Bars that come and go leave what they stand around where it was")
  func barsThatComeAndGo() async throws {
    let screen = Screen { Draft() }
    var patches: [Patch] = []
    screen.onPatches = { patches += $0 }
    let field = try screen.textField("Title").element().id
    try await screen.textField("Title").type("x")
    #expect(screen.button("Save").exists)
    let isTouched = patches.contains { patch in
      switch patch {
      case .remove(let id), .move(let id, before: _): id == field
      case .insert(let element, parent: _, before: _): element.holds(field)
      default: false
      }
    }
    #expect(!patches.isEmpty && !isTouched)
  }

  @Test("A page of a tab that has nothing but bars is one page")
  func tabOfBars() async throws {
    let screen = Screen { Account() }
    #expect(screen.tab().all.map(\.text) == ["Home", "Second"])
    #expect(screen.button("Reload").exists && screen.button("Sort").exists)
    try await screen.button("Reload").tap()
    #expect(screen.tab().all.map(\.text) == ["Home", "Second"] && screen.text("Blob").exists)
  }

  @Test("Several rows with bars around them stay several")
  func rowsWithTools() async throws {
    let screen = Screen { Names(isList: true, names: ["Milk", "Tea"]) }
    #expect(screen.listItem("Milk").exists && screen.listItem("Tea").exists)
    try await screen.button("Drop").tap()
    #expect(screen.listItem("Milk").isAbsent && screen.listItem("Tea").exists)
  }

  @Test(
    "What moves between rows and bars stays alive, and is shown once", arguments: [true, false])
  func whatMoves(isList: Bool) async throws {
    let screen = Screen { Names(isList: isList, names: []) }
    var copy = screen.root
    screen.onPatches = { patches in for patch in patches { copy.apply(patch) } }
    for (step, name) in ["Add", "Add", "Drop", "2", "Add", "Drop", "3", "Drop", "Add", "4"]
      .enumerated()
    {
      try await screen.button(name).tap()
      #expect(copy == screen.root, "step \(step)")
    }
    #expect(screen.text("Tapped 4").exists)
  }
}

private struct Draft: View {
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title).toolbar { if !title.isEmpty { Button("Save") {} } }
  }
}

private struct Names: View {
  let isList: Bool
  @State var names: [String]
  @State private var count = 0
  @State private var tapped = "nothing"

  var body: some View {
    Text("Tapped \(tapped)")
    if isList { List { rows } } else { VStack { rows } }
  }

  private var rows: some View {
    ForEach(names, id: \.self) { name in Button(name) { tapped = name } }
      .toolbar {
        ToolbarItem {
          Button("Add") {
            count += 1
            names.append("\(count)")
          }
        }
        ToolbarItem(placement: .bottomBar) { Button("Drop") { names.removeFirst() } }
      }
  }
}

private struct Account: View {
  @State private var name: String?

  var body: some View {
    TabView {
      Group { if let name { Text(name) } }
        .toolbar {
          ToolbarItem { Button("Reload") { name = "Blob" } }
          ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
        }
        .tabItem { Text("Home") }
      Text("Other").tabItem { Text("Second") }
    }
  }
}

extension Element {
  /// Whether an element stands in this one, or is it.
  fileprivate func holds(_ id: ID) -> Bool { self.id == id || children.contains { $0.holds(id) } }
}
