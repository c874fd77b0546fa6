import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Searching, and loading again")
struct SearchTests {
  @Test("A field of what to look for stands at the top of the page, and is handed in")
  func search() async throws {
    let screen = Screen { Searching() }
    #expect(screen.elements([.banner], named: nil).searchField("Find a fruit").exists)
    try await screen.searchField().type("pear")
    #expect(screen.text("looking for pear").exists && screen.text("searching: yes").exists)
    try await screen.searchField().submit()
    #expect(screen.text("found pear").exists)
  }

  @Test("A search is ended from within")
  func dismissal() async throws {
    let screen = Screen { Searching() }
    try await screen.searchField().type("pear")
    try await screen.button("End").tap()
    #expect(screen.searchField().value == "" && screen.text("searching: no").exists)
  }

  @Test("Suggestions and scopes are there while somebody searches")
  func suggestions() async throws {
    let screen = Screen { Searching() }
    #expect(screen.button("Apple").count == 0 && screen.elements([.radio], named: "Red").count == 0)
    try await screen.searchField().type("a")
    #expect(screen.elements([.radio], named: "Red").exists)
    try await screen.button("Apple").tap()
    #expect(screen.searchField().value == "apple" && screen.text("found apple").exists)
    #expect(screen.button("Apple").count == 0)
  }

  @Test("Whether somebody searches may be a binding's")
  func presented() async throws {
    let screen = Screen { PresentedSearch() }
    #expect(screen.text("presented: no").exists)
    try await screen.searchField("Search").type("x")
    #expect(screen.text("presented: yes").exists)
  }

  @Test("What can be loaded again has a tool for it, whose work is waited for")
  func refresh() async throws {
    let screen = Screen { Refreshing() }
    try await screen.toolbar.button("Refresh").tap()
    #expect(screen.text("loaded 1 times").exists && screen.button("Refresh").isEnabled)
    try await screen.button("Load from within").tap()
    #expect(screen.text("loaded 2 times").exists)
  }

  @Test("The tool is gone while it loads")
  func running() async throws {
    let gate = Gate()
    let screen = Screen {
      NavigationStack { Text("content").refreshable { await gate.wait() } }
    }
    try await screen.button("Refresh").tap()
    #expect(screen.button("Refresh").count == 0)
    gate.open()
    await screen.rest()
    #expect(screen.button("Refresh").exists)
  }

  @Test(
    "The work is cancelled when its view goes: from a page, or with a sheet",
    arguments: [true, false])
  func cancelled(isSheet: Bool) async throws {
    let model = Loading()
    let screen = Screen { LoadingPage(model: model, isSheet: isSheet) }
    try await screen.button("Refresh").tap()
    #expect(model.log == ["begins"])
    model.isShown = false
    await screen.rest()
    #expect(model.log == ["begins", "is cancelled"])
  }

  @Test("It goes on behind another page")
  func covered() async throws {
    let gate = Gate()
    var ends: [Bool] = []
    let screen = Screen {
      NavigationStack {
        NavigationLink("On") { Text("another page") }
          .refreshable {
            await gate.wait()
            ends.append(Task.isCancelled)
          }
      }
    }
    try await screen.button("Refresh").tap()
    try await screen.link("On").tap()
    gate.open()
    await screen.rest()
    #expect(ends == [false])
  }
}

@MainActor @Observable private final class Loading {
  var isShown = true
  var log: [String] = []
}

private struct LoadingPage: View {
  @Bindable var model: Loading
  let isSheet: Bool

  var body: some View {
    NavigationStack {
      if model.isShown, !isSheet { list } else { Text("Nothing") }
    }
    .sheet(
      isPresented: Binding {
        isSheet && model.isShown
      } set: {
        model.isShown = $0
      }
    ) {
      NavigationStack { list }
    }
  }

  private var list: some View {
    Text("content").refreshable {
      model.log.append("begins")
      for await _ in AsyncStream<Never>.makeStream().stream {}
      model.log.append(Task.isCancelled ? "is cancelled" : "ends")
    }
  }
}

@MainActor private final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?
  func wait() async { await withCheckedContinuation { waiting = $0 } }
  func open() { waiting?.resume() }
}

private struct Searching: View {
  @State var text = ""
  @State var found = ""
  @State var scope = 0
  var body: some View {
    NavigationStack {
      SearchState(text: text, found: found)
        .searchable(text: $text, prompt: "Find a fruit")
        .searchSuggestions { Text("Apple").searchCompletion("apple") }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Red").tag(1)
        }
        .onSubmit(of: .search) { found = text }
    }
  }
}

private struct SearchState: View {
  let text: String
  let found: String
  @Environment(\.isSearching) var isSearching
  @Environment(\.dismissSearch) var dismissSearch
  var body: some View {
    Text("looking for \(text)")
    Text("found \(found)")
    Text("searching: \(isSearching ? "yes" : "no")")
    Button("End") { dismissSearch() }
  }
}

private struct PresentedSearch: View {
  @State var text = ""
  @State var isPresented = false
  var body: some View {
    Text("presented: \(isPresented ? "yes" : "no")")
      .searchable(text: $text, isPresented: $isPresented)
  }
}

private struct Refreshing: View {
  @State var count = 0
  var body: some View {
    NavigationStack {
      Inner(count: count).refreshable { count += 1 }
    }
  }

  struct Inner: View {
    let count: Int
    @Environment(\.refresh) var refresh
    @State var loads = 0
    var body: some View {
      Text("loaded \(count) times")
      Button("Load from within") { loads += 1 }
        .task(id: loads) { if loads > 0 { await refresh?() } }
    }
  }
}
