import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What is held down", .serialized, .needsBrowser)
struct HoldingTests {
  @Test("A menu that opens while its button is held down is open when it is let go")
  func menu() async throws {
    try await withPage(named: "Menus", showing: { Screen(host: $0) { Menus() } }) { page in
      try await page.button("Actions").longPress()
      #expect(page.menuItem("Copy").exists)
      try await page.menuItem("Copy").tap()
      #expect(page.text("Copy").exists && page.menu.isAbsent)
      try await page.text("Copy").longPress()
      try await page.menuItem("Delete").tap()
      #expect(page.text("Delete").exists && page.problems == [])
    }
  }
}

private struct Menus: View {
  @State private var last = "Nothing"

  var body: some View {
    VStack {
      Menu("Actions") { Button("Copy") { last = "Copy" } }
      Text(last).contextMenu { Button("Delete") { last = "Delete" } }
    }
  }
}
