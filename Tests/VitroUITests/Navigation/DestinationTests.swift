import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Pages that bindings present, and columns")
struct DestinationTests {
  @Test("A page is there while a binding says so; back sets it to false")
  func presented() async throws {
    let screen = Screen { Presenting() }
    try await screen.button("Show").tap()
    #expect(screen.text("details").exists)
    try await screen.button("Back").tap()
    #expect(screen.text("shown: no").exists)
    try await screen.button("Show").tap()
    try await screen.button("Hide").tap()
    #expect(screen.text("shown: no").exists)
  }

  @Test("A page for an item is there while the item is; another item gets a page of its own")
  func item() async throws {
    let screen = Screen { Items() }
    try await screen.button("One").tap()
    try await screen.button("+").tap()
    #expect(screen.text("item 1, 1").exists)
    try await screen.button("Next item").tap()
    #expect(screen.text("item 2, 0").exists)
    try await screen.button("Back").tap()
    #expect(screen.text("no item").exists)
  }

  @Test("A link with a binding shows its page while the binding says so")
  func activeLink() async throws {
    let screen = Screen { OlderLinks() }
    try await screen.button("Open by program").tap()
    #expect(screen.text("active page").exists)
    try await screen.button("Back to Older").tap()
    #expect(screen.text("active: false").exists)
    try await screen.link("Tagged").tap()
    #expect(screen.text("tagged page").exists)
    try await screen.button("Back to Older").tap()
    #expect(screen.text("chosen: none").exists)
    try await screen.link("Plain").tap()
    #expect(screen.text("plain page").exists)
  }

  @Test("When the page under a page goes, both go")
  func pages() async throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("A") { NavigationLink("B") { Home() } }
      }
    }
    try await screen.link("A").tap()
    try await screen.link("B").tap()
    try await screen.button("Leave").tap()
    #expect(screen.link("B").exists)
    try await screen.button("Back").tap()
    #expect(screen.link("A").exists)
  }

  @Test("A link in a column shows its page in the next one, in place of what is there")
  func columns() async throws {
    let screen = Screen {
      NavigationSplitView {
        NavigationLink("View") { Text("a view") }
        NavigationLink("Value", value: 3)
          .navigationDestination(for: Int.self) { Text("value \($0)") }
      } detail: {
        Text("Choose something")
      }
    }
    #expect(screen.text("Choose something").exists)
    try await screen.link("View").tap()
    #expect(screen.text("a view").exists && screen.text("Choose something").count == 0)
    try await screen.link("Value").tap()
    #expect(screen.text("value 3").exists && screen.text("a view").count == 0)
    #expect(screen.button("Back").count == 0)
    try await screen.link("View").tap()
    #expect(screen.text("a view").exists && screen.text("value 3").count == 0)
  }

  @Test("Columns are shown as a binding says")
  func visibility() async throws {
    let screen = Screen { HiddenColumns() }
    #expect(screen.text("side").exists && screen.text("main").exists)
    try await screen.button("Hide").tap()
    #expect(screen.text("side").count == 0 && screen.text("main").exists)
  }
}

private struct Home: View {
  @Environment(\.dismiss) var dismiss
  var body: some View { Button("Leave") { dismiss() } }
}

private struct Presenting: View {
  @State var isShown = false
  var body: some View {
    NavigationStack {
      Text("shown: \(isShown ? "yes" : "no")")
      Button("Show") { isShown = true }
        .navigationDestination(isPresented: $isShown) {
          Text("details")
          Button("Hide") { isShown = false }
        }
    }
  }
}

private struct Items: View {
  @State var item: Int?
  var body: some View {
    NavigationStack {
      VStack {
        if item == nil { Text("no item") }
        Button("One") { item = 1 }
      }
      .navigationDestination(item: $item) { number in
        ItemPage(number: number)
        Button("Next item") { item = number + 1 }
      }
    }
  }
}

private struct ItemPage: View {
  let number: Int
  @State var count = 0
  var body: some View {
    Text("item \(number), \(count)")
    Button("+") { count += 1 }
  }
}

@MainActor @Suite("Columns of an older navigation view")
struct OlderColumnsTests {
  @Test("The first of several columns is the first page")
  func columns() async throws {
    let screen = Screen {
      NavigationView {
        NavigationLink("Adelboden", destination: Text("A resort")).navigationTitle("Resorts")
        Text("Choose one at the left.")
      }
    }
    #expect(screen.title == "Resorts" && !screen.text("Choose one at the left.").exists)
    try await screen.link("Adelboden").tap()
    #expect(screen.text("A resort").exists)
  }
}

private struct OlderLinks: View {
  @State var isActive = false
  @State var chosen: String?
  var body: some View {
    NavigationView {
      VStack {
        Text("active: \(isActive ? "true" : "false")")
        Text("chosen: \(chosen ?? "none")")
        Button("Open by program") { isActive = true }
        NavigationLink(destination: Text("active page"), isActive: $isActive) { EmptyView() }
        NavigationLink("Tagged", destination: Text("tagged page"), tag: "t", selection: $chosen)
        NavigationLink("Plain", destination: Text("plain page"))
      }
      .navigationBarTitle("Older")
    }
    .navigationViewStyle(.stack)
  }
}

private struct HiddenColumns: View {
  @State var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("side")
    } detail: {
      Text("main")
      Button("Hide") { visibility = .detailOnly }
    }
  }
}
