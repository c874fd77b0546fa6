import Foundation
import Observation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The addresses of links")
struct LinkAddressTests {
  @Test(
    "A link is at the address of its page and what it leads to: a value by its text, else by its title"
  )
  func names() async throws {
    let screen = Screen { Shelf() }
    #expect(screen.link("Dune").address == "/shelf/42")
    #expect(screen.link("About us!").address == "/shelf/about-us")
    try await screen.link("Dune").tap()
    #expect(screen.link("Next").address == "/shelf/42/7")
    try await screen.button("Back to Shelf").tap()
    try await screen.tab("Attic").tap()
    #expect(screen.link("A box").address == "/attic/a-box")
  }

  @Test(
    "A link that comes, or leads elsewhere, has its address at once, and one that is disabled has none"
  )
  func changes() async throws {
    let shelf = Books([Book(id: 1, title: "Emma")])
    let screen = Screen { List(shelf) }
    #expect(screen.link("Emma").address == "/1")
    shelf.all = [Book(id: 2, title: "Emma"), Book(id: 3, title: "Dune")]
    #expect(screen.link("Emma").address == "/2" && screen.link("Dune").address == "/3")
    shelf.areLocked = true
    #expect(screen.link("Emma").address == nil)
    shelf.areLocked = false
    #expect(screen.link("Emma").address == "/2")
  }

  @Test(
    "Of what is called the same, each has its address that is the same thing as the first"
  )
  func ambiguity() async throws {
    let shelf = Books([Book(id: 1, title: "Emma"), Book(id: 1, title: "Again Emma")])
    let screen = Screen { List(shelf, hasAbout: true) }
    #expect(screen.link("Emma").address == "/1" && screen.link("Again Emma").address == "/1")
    #expect(screen.link("About").all.map(\.attributes.address) == ["/about", nil])
  }

  @Test("A value may be its own identity, and values in each other need not end")
  func circles() async throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Planets", value: Own.planets(3))
        NavigationLink("Node", value: Node(isLeft: true))
        NavigationLink("Nest", value: (0..<1_000).reduce(Nest.empty) { nest, _ in .nest(nest) })
        Text("Links")
          .navigationDestination(for: Own.self) { Text("\($0)") }
          .navigationDestination(for: Node.self) { _ in Text("A node") }
          .navigationDestination(for: Nest.self) { _ in Text("A nest") }
      }
    }
    #expect(screen.link("Planets").address == "/planets.3")
    #expect(screen.link("Node").address == "/node" && screen.link("Nest").address == "/nest")
    try await screen.link("Planets").tap()
    #expect(screen.text("planets(3)").exists)
  }

  @Test("No address is that of a link with another title")
  func titles() async throws {
    for values in [["a-b", "a/b"], ["a/b", "a-b"]] {
      let screen = Screen { Slashes(values: values) }
      for value in values {
        guard let address = screen.link("v \(value)").address else { continue }
        let copy = Screen { Slashes(values: values) }
        copy.open(try #require(URL(string: address)))
        #expect(copy.text("page of \(value)").exists)
      }
      #expect(screen.link("v a-b").address == "/a-b")
    }
  }

  @Test("A link leads from one column to the address of the next one")
  func columns() async throws {
    let screen = Screen {
      NavigationSplitView {
        VStack { NavigationLink("Emma", value: 1) }.navigationDestination(for: Int.self) {
          NavigationLink("Page \($0 + 1)", value: $0 + 1)
        }
      } detail: {
        Text("Choose one")
      }
    }
    #expect(screen.link("Emma").address == "/1")
    try await screen.link("Emma").tap()
    #expect(screen.location == "/1" && screen.link("Emma").address == "/1")
  }

  @Test("An application that takes addresses itself has them on every page, whatever has led there")
  func handler() async throws {
    let shelf = Books([Book(id: 1, title: "Emma")])
    shelf.path = [9]
    let screen = Screen { List(shelf).onOpenURL { _ in } }
    #expect(screen.link("Next").address == "/9/10")
  }

  @Test("An address is known as soon as a page is shown, and is not told of once more")
  func patches() async throws {
    let screen = Screen { Shelf() }
    var patches: [Patch] = []
    screen.onPatches = { patches += $0 }
    try await screen.link("Dune").tap()
    let corrections = patches.filter { if case .setAttributes = $0 { true } else { false } }
    #expect(corrections.isEmpty)
  }
}

private struct Book: Hashable, Identifiable {
  let id: Int
  let title: String
}

@Observable @MainActor
private final class Books {
  var all: [Book]
  var areLocked = false
  var path: [Int] = []

  init(_ all: [Book]) { self.all = all }
}

/// Books, each of which leads to the number that follows its own.
private struct List: View {
  @Bindable var books: Books
  let hasAbout: Bool

  init(_ books: Books, hasAbout: Bool = false) { (self.books, self.hasAbout) = (books, hasAbout) }

  var body: some View {
    NavigationStack(path: $books.path) {
      VStack {
        ForEach(Array(books.all.enumerated()), id: \.offset) {
          NavigationLink($1.title, value: $1.id)
        }
        .disabled(books.areLocked)
        if hasAbout {
          NavigationLink("About") { Text("us") }
          NavigationLink("About") { Text("you") }
        }
      }
      .navigationDestination(for: Int.self) { NavigationLink("Next", value: $0 + 1) }
    }
  }
}

private struct Shelf: View {
  var body: some View {
    TabView {
      NavigationStack {
        VStack {
          NavigationLink("Dune", value: 42)
          NavigationLink("About us!") { Text("Hello") }
        }
        .navigationTitle("Shelf")
        .navigationDestination(for: Int.self) { _ in NavigationLink("Next", value: 7) }
      }
      .tabItem { Text("Shelf") }
      NavigationStack { NavigationLink("A box") { Text("Old things") } }.tabItem { Text("Attic") }
    }
  }
}

private struct Slashes: View {
  let values: [String]

  var body: some View {
    NavigationStack {
      VStack { ForEach(values, id: \.self) { NavigationLink("v \($0)", value: $0) } }
        .navigationDestination(for: String.self) { Text("page of \($0)") }
    }
  }
}

private enum Own: Hashable, Identifiable {
  case planets(Int)

  var id: Self { self }
}

private struct Node: Hashable, Identifiable {
  var isLeft: Bool

  var id: Other { Other(isLeft: isLeft) }
}

private struct Other: Hashable, Identifiable {
  var isLeft: Bool

  var id: Node { Node(isLeft: !isLeft) }
}

private indirect enum Nest: Hashable {
  case empty
  case nest(Nest)
}
