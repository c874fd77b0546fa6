import BrowserTesting
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("What views ask of the surface, in a browser", .serialized, .needsBrowser)
struct SurfaceTests {
  @Test("A page or a sheet is dark where a view wants it, and no more than that")
  func scheme() async throws {
    try await withPage(named: "Scheme", showing: { Screen(host: $0) { SchemesView() } }) { page in
      let light = try await background(of: ":root", page)
      try await page.button("Dark").tap()
      let dark = try await background(of: ":root", page)
      #expect(light != dark && page.text("The page is dark").exists)
      try await page.button("Sheet").tap()
      #expect(page.text("The sheet is dark").exists)
      let darkSheet = try await background(of: "[aria-modal]", page)
      try await page.button("Light").tap()
      #expect(page.text("The sheet is light").exists)
      #expect(try await background(of: "[aria-modal]", page) != darkSheet)
      #expect(try await background(of: ":root", page) == dark)
      try await page.button("Close").tap()
      try await page.button("As it is").tap()
      #expect(try await background(of: ":root", page) == light && page.problems == [])
    }
  }

  @Test(
    "A view at the bottom stays in sight while what is beside it scrolls",
    arguments: [Viewport.phone, Viewport()], [true, false])
  func insets(viewport: Viewport, hasTabs: Bool) async throws {
    let makeScreen = { @MainActor @Sendable in Screen(host: $0) { EdgesView(hasTabs: hasTabs) } }
    try await withPage(named: "Edges", viewport, showing: makeScreen) { page in
      for row in [1, 30, 60] {
        let script = """
          (() => {
            const buttons = [...document.querySelectorAll("button")]
            const named = name => buttons.find(button => button.textContent == name)
            named("Row \(row)").scrollIntoView({ block: "nearest" })
            return ["Row \(row)", "Below"].filter(name => {
              const box = named(name).getBoundingClientRect()
              const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
              return !named(name).contains(document.elementFromPoint(x, y))
            })
          })()
          """
        let hidden = try await page.evaluate(script, as: [String].self)
        #expect(hidden == [], "row \(row)")
      }
    }
  }

  private func background(of selector: String, _ page: BrowserPage) async throws -> String {
    let script = "getComputedStyle(document.querySelector('\(selector)')).backgroundColor"
    return try await page.evaluate(script, as: String.self)
  }
}

private struct SchemesView: View {
  @State private var scheme: ColorScheme?
  @State private var sheetScheme: ColorScheme?
  @State private var showsSheet = false

  var body: some View {
    VStack {
      SchemeText(name: "page")
      Button("Dark") { scheme = .dark }
      Button("As it is") { scheme = nil }
      Button("Sheet") { (showsSheet, sheetScheme) = (true, .dark) }
    }
    .sheet(isPresented: $showsSheet) {
      VStack {
        SchemeText(name: "sheet")
        Button("Light") { sheetScheme = .light }
        Button("Close") { showsSheet = false }
      }
      .preferredColorScheme(sheetScheme)
    }
    .preferredColorScheme(scheme)
  }
}

private struct SchemeText: View {
  let name: String
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text("The \(name) is \(scheme == .dark ? "dark" : "light")") }
}

private struct EdgesView: View {
  let hasTabs: Bool

  var body: some View {
    if hasTabs {
      TabView {
        rows.tabItem { Text("Rows") }
        Text("Nothing").tabItem { Text("Rest") }
      }
    } else {
      rows
    }
  }

  private var rows: some View {
    NavigationStack {
      List(1...60, id: \.self) { row in Button("Row \(row)") {} }
        .safeAreaInset(edge: .bottom) { Button("Below") {} }
        .navigationTitle("Edges")
    }
  }
}
