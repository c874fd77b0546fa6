import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Where a screen is")
struct LocationTests {
  @Test("A page is called by the title of the link that leads to it, or by its value")
  func names() async throws {
    let screen = Screen { Library() }
    #expect(screen.location == "/library")
    try await screen.link("Getting started!").tap()
    #expect(screen.location == "/library/getting-started")
    try await screen.button("Back to Library").tap()
    try await screen.link("Dune").tap()
    #expect(screen.location == "/library/42")
    try await screen.link("Its author").tap()
    #expect(screen.location == "/library/42/author.Herbert%20F.")
    try await screen.tab("Settings").tap()
    #expect(screen.location == "/settings")
    try await screen.tab("Library").tap()
    #expect(screen.location == "/library/42/author.Herbert%20F.")
  }

  @Test("From a page without a way back nobody goes back, not even with the surface's own buttons")
  func kept() async throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Vault") {
          NavigationLink("Inner vault") { Text("Gold") }.navigationBarBackButtonHidden()
        }
      }
    }
    try await screen.link("Vault").tap()
    screen.go(toPath: "/")
    #expect(screen.location == "/vault")
    screen.go(toPath: "/vault/inner-vault")
    #expect(screen.text("Gold").exists)
    screen.go(toPath: "/vault")
    #expect(screen.location == "/vault")
  }

  @Test("A step forward to what is no page is the application's")
  func forward() async throws {
    var opened: [String] = []
    let screen = Screen { NavigationStack { Text("Root") }.onOpenURL { opened.append($0.path()) } }
    screen.go(toPath: "/invitation/7")
    #expect(opened == ["/invitation/7"] && screen.location == "/")
  }

  @Test("A value that has no text of its own is called by the title of its page, each by another")
  func titles() async throws {
    let path = Box([Plain(number: 1), Plain(number: 2)])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: Plain.self) { plain in
          Text("\(plain.number)").navigationTitle("Plain page")
        }
      }
    }
    #expect(screen.location == "/plain-page/plain-page-2")
    path.value = [Plain(number: 2)]
    #expect(screen.path == "/plain-page-2")
  }

  @Test(
    "A URL leads to the page that its path names, through links that are there",
    arguments: [
      ("/library/42", "Dune"), ("/library/dune", "Dune"), ("/library/7/", "Emma"),
      ("/settings", "Settings"), ("/library/getting-started?from=mail#top", "Beginning"),
      ("/settings/display", "Display"), ("/library/42/author.Herbert%20F.", "Herbert F."),
    ])
  func deepLinks(path: String, title: String) throws {
    let screen = Screen { Library() }
    #expect(screen.open(try #require(URL(string: "https://example.com" + path))))
    #expect(screen.title == title)
  }

  @Test(
    "A path that names nothing leads as far as it can, and says so",
    arguments: [
      ("/library/99", "/library"), ("/nothing", "/library"), ("/library/42/99", "/library/42"),
      ("/library/locked", "/library"), ("/library/%FF%2F..", "/library"),
      ("/settings/a/b/c", "/settings"),
      ("/library" + String(repeating: "/x", count: 5_000), "/library"),
    ])
  func deadEnds(path: String, reached: String) throws {
    let screen = Screen { Library() }
    #expect(!screen.open(try #require(URL(string: path))))
    #expect(screen.location == reached)
  }

  @Test("A path leads back and forth between pages, and those that stay keep their state")
  func travel() async throws {
    let screen = Screen { Library() }
    try await screen.tab("Settings").tap()
    try await screen.button("Louder").tap()
    try await screen.link("Display").tap()
    screen.open(path: "/settings")
    #expect(screen.title == "Settings" && screen.text("Volume 1").exists)
    screen.open(path: "/library/42/author.Herbert%20F.")
    #expect(screen.title == "Herbert F.")
    screen.open(path: "/library/7")
    #expect(screen.title == "Emma" && screen.button("Back to Library").exists)
    screen.open(path: "/settings")
    #expect(screen.text("Volume 1").exists)
  }

  @Test("A page that no link leads to is found again where it has been before")
  func beenThere() throws {
    let path = Box(["secret"])
    let screen = Screen {
      NavigationStack(path: path.binding) {
        Text("Root").navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
    #expect(screen.location == "/secret")
    screen.open(path: "/")
    #expect(path.value == [])
    #expect(!screen.open(path: "/made-up"))
    #expect(screen.open(path: "/secret"))
    #expect(path.value == ["secret"])
  }

  @Test("What is not there yet is followed when it comes")
  func later() async throws {
    let (books, continuation) = AsyncStream.makeStream(of: [Book].self)
    let screen = Screen { LateLibrary(books: books) }
    #expect(screen.open(path: "/42"))
    #expect(screen.location == "/")
    continuation.yield([Book(id: 42, title: "Dune")])
    await screen.rest()
    #expect(screen.location == "/42" && screen.title == "Dune")
  }

  @Test("What comes after a rest is followed too, and what nothing brings any more is not found")
  func muchLater() async throws {
    let (books, continuation) = AsyncStream.makeStream(of: [Book].self)
    let screen = Screen { LateLibrary(books: books) }
    #expect(screen.open(path: "/42"))
    await screen.rest()
    continuation.yield([Book(id: 7, title: "Emma")])
    await screen.rest()
    #expect(screen.location == "/" && !screen.isNotFound)
    continuation.yield([Book(id: 42, title: "Dune")])
    await screen.rest()
    #expect(screen.location == "/42" && screen.title == "Dune")
    #expect(screen.open(path: "/9"))
    continuation.finish()
    await screen.rest()
    #expect(screen.isNotFound)
    try await screen.button("Stay").tap()
    #expect(!screen.isNotFound)
  }

  @Test("Who does something meanwhile stays where they are")
  func changedMind() async throws {
    let (books, continuation) = AsyncStream.makeStream(of: [Book].self)
    let screen = Screen { LateLibrary(books: books) }
    #expect(screen.open(path: "/42"))
    try screen.send(.press(screen.button("Stay").element().id))
    continuation.yield([Book(id: 42, title: "Dune")])
    await screen.rest()
    #expect(screen.location == "/")
  }

  @Test("A URL that names no page is handed to the application")
  func handedIn() throws {
    let urls = Box<[String]>([])
    let screen = Screen {
      Library().onOpenURL { urls.value.append($0.absoluteString) }
    }
    let url = "https://example.com/join?code=7"
    #expect(screen.open(try #require(URL(string: url))))
    #expect(urls.value == [url])
    screen.open(path: "/library/42")
    #expect(urls.value == [url] && screen.title == "Dune")
  }

  @Test("The chosen row of a sidebar, and what lies on the detail, are where the screen is")
  func columns() async throws {
    let screen = Screen { Mail() }
    #expect(screen.location == "/")
    try await screen.listItem("Inbox").tap()
    #expect(screen.location == "/inbox")
    try await screen.link("Hello").tap()
    #expect(screen.location == "/inbox/hello")
    screen.open(path: "/drafts")
    #expect(screen.text("In drafts").exists && screen.location == "/drafts")
    screen.open(path: "/inbox/hello")
    #expect(screen.text("Dear all").exists)
    screen.open(path: "/")
    #expect(screen.text("Choose a box").exists)
  }
}

extension Screen {
  @discardableResult
  fileprivate func open(path: String) -> Bool { URL(string: path).map { open($0) } ?? false }
}

@MainActor
private final class Box<Value> {
  private let state: State<Value>
  init(_ value: Value) { state = State(initialValue: value) }
  var value: Value {
    get { state.wrappedValue }
    set { state.wrappedValue = newValue }
  }
  var binding: Binding<Value> { state.projectedValue }
}

private struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
}

private struct Plain: Hashable {
  let number: Int
}

private enum Route: Hashable {
  case author(String)
}

private enum Place: String {
  case library, settings
}

private struct Library: View {
  @State private var place = Place.library
  @State private var volume = 0
  private let books = [Book(id: 42, title: "Dune"), Book(id: 7, title: "Emma")]

  var body: some View {
    TabView(selection: $place) {
      NavigationStack { shelf }.tabItem { Text("Library") }.tag(Place.library)
      NavigationStack { settings }.tabItem { Text("Settings") }.tag(Place.settings)
    }
  }

  private var shelf: some View {
    List {
      NavigationLink("Getting started!") { Text("Hello").navigationTitle("Beginning") }
      ForEach(books) { NavigationLink($0.title, value: $0) }
      NavigationLink("Locked") { Text("Never") }.disabled(true)
    }
    .navigationTitle("Library")
    .navigationDestination(for: Book.self) { book in
      NavigationLink("Its author", value: Route.author("Herbert F.")).navigationTitle(book.title)
    }
    .navigationDestination(for: Route.self) { route in
      switch route {
      case .author(let name): Text("Books by \(name)").navigationTitle(name)
      }
    }
  }

  private var settings: some View {
    VStack {
      Text("Volume \(volume)")
      Button("Louder") { volume += 1 }
      NavigationLink("Display") { Text("Bright").navigationTitle("Display") }
    }
    .navigationTitle("Settings")
  }
}

private struct LateLibrary: View {
  let books: AsyncStream<[Book]>
  @State private var found: [Book] = []

  var body: some View {
    NavigationStack {
      VStack {
        Button("Stay") {}
        ForEach(found) { NavigationLink($0.title, value: $0) }
      }
      .navigationDestination(for: Book.self) { Text("Book").navigationTitle($0.title) }
      .task { for await books in books { found = books } }
    }
  }
}

private struct Mail: View {
  @State private var box: String?

  var body: some View {
    NavigationSplitView {
      List(["inbox", "drafts"], id: \.self, selection: $box) { Text($0.capitalized) }
    } detail: {
      if let box {
        Text("In \(box)")
        NavigationLink("Hello") { Text("Dear all") }
      } else {
        Text("Choose a box")
      }
    }
  }
}
