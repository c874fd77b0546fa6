import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("Changes of a page", .serialized, .needsBrowser)
struct ChangesTests {
  @Test("What an act changes of rows is told in the same words in memory and in a browser")
  func same() async throws {
    try await play(on: Screen { Packing() })
    try await withPage(named: "Packing", showing: { Screen(host: $0) { Packing() } }) { page in
      try await play(on: page)
      #expect(page.problems == [])
    }
  }

  private func play(on surface: some TestSurface & Queryable) async throws {
    try await expect(
      surface.list(),
      changes: """
          list
            listitem > text "Towel"
        +   listitem
        +     text "Book"
        """
    ) {
      try await surface.button("Add").tap()
    }
    try await expect(surface.list(), changes: "") {
      try await surface.button("Close").tap()
    }
  }
}

private struct Packing: View {
  @State private var things = ["Towel"]
  @State private var isClosed = false

  var body: some View {
    List { ForEach(things, id: \.self) { Text($0) } }
    Button("Add") { things.append("Book") }
    Button(isClosed ? "Open" : "Close") { isClosed.toggle() }
  }
}
