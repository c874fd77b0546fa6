import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What a page holds is what its screen holds", .serialized, .needsBrowser)
struct TruthTests {
  @Test("A list that opens keeps its choice when a button, or the application, chooses")
  func picker() async throws {
    try await withPage(named: "Fruit", showing: makeScreen) { page in
      try await page.picker("Fruit").choose("Pear")
      #expect(page.picker("Fruit").value == "Pear")
      try await page.button("Apple").tap()
      #expect(page.picker("Fruit").value == "Apple")
      try await page.button("Nothing").tap()
      #expect(page.picker("Fruit").value == nil)
      try await page.button("More").tap()
      try await page.picker("Fruit").choose("Plum")
      #expect(page.picker("Fruit").value == "Plum" && page.text("You like Plum").exists)
      try await page.button("Fewer").tap()
      #expect(page.picker("Fruit").value == nil)
      #expect(page.problems == [])
    }
  }

  @Test("A page that shows something else fails the test, with both sides")
  func difference() async throws {
    try await withPage(named: "Fruit", showing: makeScreen) { page in
      try await run("document.querySelector('button').disabled = true", on: page)
      let error = await #expect(throws: PageTruth.self) { try await page.button("More").tap() }
      #expect(error?.description.contains("enabled of button \"Apple\"") == true)
      #expect(error?.description.contains("the screen: true\n  the page:   false") == true)
    }
  }

  @Test("A page that lacks an element notices when it hears of it, and asks for all")
  func astray() async throws {
    try await withPage(named: "Fruit", showing: makeScreen) { page in
      try await run(
        "[...document.querySelectorAll('[id]')].find((each) => each.textContent === 'You like Pear').remove()",
        on: page)
      try await page.button("Apple").tap()
      #expect(page.text("You like Apple").exists)
      #expect(page.problems.count == 1)
      #expect(page.problems.first?.contains("which is not here") == true)
    }
  }

  @Test("What nobody sees on the page is absent from the screen, and comes back to both")
  func invisible() async throws {
    try await withPage(named: "Veil", showing: { Screen(host: $0) { Veil() } }) { page in
      #expect(page.text("Words").exists && page.button("Open all").exists)
      for shown in [false, true] {
        try await page.toggle("Shown").tap()
        #expect(page.text("Words").exists == shown)
        #expect(page.button("Within").exists == shown)
        #expect(page.button(shown ? "Open all" : "Open").exists)
      }
      #expect(page.text("Never").isAbsent)
      #expect(page.problems == [])
    }
  }

  private func run(_ script: String, on page: BrowserPage) async throws {
    _ = try await page.evaluate("(\(script), true)", as: Bool.self)
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    Screen(host: host) { Fruit() }
  }
}

private struct Fruit: View {
  @State private var fruit: String? = "Pear"
  @State private var fruits = ["Apple", "Pear"]

  var body: some View {
    VStack {
      Button("Apple") { fruit = "Apple" }
      Button("Nothing") { fruit = nil }
      Button("More") { fruits = ["Plum", "Apple", "Pear"] }
      Button("Fewer") { fruits = ["Pear"] }
      Picker("Fruit", selection: $fruit) {
        ForEach(fruits, id: \.self) { Text($0).tag(Optional($0)) }
      }
      Text("You like \(fruit ?? "nothing")")
    }
  }
}

private struct Veil: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Toggle("Shown", isOn: $isShown)
      VStack {
        Text("Words")
        Button("Within") {}
      }
      .opacity(isShown ? 1 : 0)
      Button {
      } label: {
        Text("Open")
        Text("all").opacity(isShown ? 1 : 0)
      }
      Text("Never").hidden()
    }
  }
}
