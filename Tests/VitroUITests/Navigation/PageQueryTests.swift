import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The query of a page's address")
struct PageQueryTests {
  @Test("The address follows what the page shows, and leads a new screen there")
  func followed() async throws {
    let screen = Screen { Books() }
    #expect(screen.location == "/books")
    try await screen.button("Next page").tap()
    try await screen.textField("Search").type("a&b ü")
    #expect(screen.location == "/books?search=a%26b%20%C3%BC&page=2")
    let copy = Screen { Books() }
    copy.open(try #require(URL(string: screen.location)))
    #expect(copy.location == screen.location && copy.textField("Search").value == "a&b ü")
  }

  @Test("It is that of the topmost page alone, and is there again after a way back")
  func topmost() async throws {
    let screen = Screen { Books() }
    try await screen.button("Next page").tap()
    try await screen.link("Dune").tap()
    #expect(screen.location == "/books/42")
    try await screen.button("Back to Books").tap()
    #expect(screen.location == "/books?page=2")
    try await screen.tab("Help").tap()
    #expect(screen.location == "/help")
  }

  @Test("A step back to the page with another query is handed to who takes addresses")
  func steps() async throws {
    let screen = Screen { Books() }
    try await screen.button("Next page").tap()
    try await screen.link("Dune").tap()
    screen.go(toPath: "/books?page=2")
    #expect(screen.location == "/books?page=2")
    screen.go(toPath: "/books")
    #expect(screen.location == "/books" && screen.text("Page 1").exists)
  }

  @Test("A page that has no query takes any, and nobody else is asked")
  func foreign() throws {
    var opened = 0
    let screen = Screen { NavigationStack { Text("Root") }.onOpenURL { _ in opened += 1 } }
    #expect(screen.open(try #require(URL(string: "/?from=mail"))))
    #expect(screen.location == "/" && opened == 0)
  }

  @Test("A view can tell its page's address, such as for a way back after a log-in")
  func told() async throws {
    let screen = Screen { Books() }
    try await screen.button("Next page").tap()
    try await screen.button("Where am I?").tap()
    #expect(screen.text("/books?page=2").exists)
  }
}

private struct Books: View {
  private enum Place: String { case books, help }
  @State private var place = Place.books
  @State private var search = ""
  @State private var page = 1
  @State private var told = ""
  @Environment(\.pageAddress) private var pageAddress

  var body: some View {
    TabView(selection: $place) {
      NavigationStack { list }.tabItem { Text("Books") }.tag(Place.books)
      NavigationStack { Text("Nobody") }.tabItem { Text("Help") }.tag(Place.help)
    }
    .onOpenURL { url in
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      search = items.first { $0.name == "search" }?.value ?? ""
      page = items.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    }
  }

  private var list: some View {
    VStack {
      TextField("Search", text: $search)
      Text("Page \(page)")
      Text(told)
      Button("Next page") { page += 1 }
      Button("Where am I?") { told = pageAddress() }
      NavigationLink("Dune", value: 42)
    }
    .navigationTitle("Books")
    .navigationDestination(for: Int.self) { Text("\($0)") }
    .pageQuery(items)
  }

  private var items: [URLQueryItem] {
    [search.isEmpty ? nil : ("search", search), page == 1 ? nil : ("page", "\(page)")]
      .compactMap(\.self).map { URLQueryItem(name: $0.0, value: $0.1) }
  }
}
