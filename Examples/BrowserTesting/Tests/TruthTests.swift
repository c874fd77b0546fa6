import BrowserTesting
import Observation
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

  @Test("What is hidden on the page and not on the screen is told")
  func hiddenOnThePage() async throws {
    try await withPage(named: "Fruit", showing: makeScreen) { page in
      try await run("document.querySelector('main').style.display = 'none'", on: page)
      let error = await #expect(throws: PageTruth.self) { try await page.compareWithScreen() }
      #expect(error?.description.contains("visible of button \"Apple\"") == true)
    }
  }

  @Test("A page answers what is asked of it as its screen does")
  func answers() async throws {
    let screen = Screen { Answers() }
    try await screen.textField("Name").type("Ann")
    try await withPage(named: "Answers", showing: { Screen(host: $0) { Answers() } }) { page in
      try await page.textField("Name").type("Ann")
      for surface in [screen, page] as [any TestSurface & Queryable] {
        #expect(surface.element(id: "status")("Saved").exists && surface.element(id: "x").isAbsent)
        #expect(surface.textField("Name").isFocused && !surface.textField("Other").isFocused)
        #expect(surface.button("Save").hint == "Keeps it" && surface.button("Open").hint == nil)
        #expect(surface.button("Mute").value == "On" && surface.button("Mute").hint == nil)
        #expect(surface.tab("Mail").value == "2" && surface.tab("Mail").hint == nil)
        #expect(surface.tab("Mail").isSelected && !surface.tab("Others").isSelected)
        #expect(surface.tab("Others").value == nil)
        #expect(surface.element(id: "box").text("Within").exists)
        #expect(surface.listItem("Tea").isSelected && !surface.listItem("Milk").isSelected)
        try await surface.stepper("Copies").increment()
        #expect(surface.stepper("Copies").value == "3" && surface.stepper("Copies").hint == nil)
      }
    }
  }

  @Test("What a dialog covers is not told to those who listen to the page, and so is absent")
  func covered() async throws {
    try await withPage(named: "Asking", showing: { Screen(host: $0) { Asking() } }) { page in
      try await page.button("Ask").tap()
      #expect(page.alert("Sure?").exists && page.text("Behind").isAbsent)
      try await page.alert("Sure?").button("OK").tap()
      #expect(page.text("Behind").exists)
    }
  }

  @Test("What is wrong with a view fails what is asked of its page")
  func problem() async throws {
    let makeScreen: @MainActor @Sendable (ScreenHost) -> Screen = { host in
      Screen(host: host) { Needy() }
    }
    try await withPage(named: "Needy", showing: makeScreen) { page in
      withKnownIssue {
        #expect(page.button("Save").isAbsent)
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().contains("'Needy' needs a 'Basket'")
      }
    }
  }

  @Test("A walk on a page on which nothing can be done fails")
  func nothingToDo() async {
    let stroll = Stroll("Still", code: "Still()") { Screen(host: $0) { Text("Nothing") } }
    await #expect(throws: BrowserError.noWay(taken: 0, of: 4)) { try await stroll.walk(steps: 4) }
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

private struct Answers: View {
  @State private var name = ""
  @State private var choice: String? = "Tea"
  @State private var copies = 2
  @FocusState private var isFocused: Bool
  @FocusState private var isOtherFocused: Bool

  var body: some View {
    TabView {
      VStack {
        Text("Saved").accessibilityIdentifier("status")
        VStack { Text("Within") }.accessibilityIdentifier("box")
        TextField("Name", text: $name).focused($isFocused)
        TextField("Other", text: $name).focused($isOtherFocused)
        Button("Save") {}.accessibilityHint("Keeps it")
        Button("Open") {}
        Button("Mute") {}.accessibilityValue("On")
        Stepper("Copies", value: $copies)
        List(["Tea", "Milk"], id: \.self, selection: $choice) { Text($0) }
      }
      .tabItem { Text("Mail") }.badge(2)
      Text("Nothing").tabItem { Text("Others") }
    }
  }
}

private struct Asking: View {
  @State private var isAsking = false

  var body: some View {
    Text("Behind")
    Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) {}
  }
}

@Observable @MainActor private final class Basket {}

private struct Needy: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    Button("Save") { _ = basket }
  }
}
