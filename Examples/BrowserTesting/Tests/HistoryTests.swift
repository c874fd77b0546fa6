import BrowserTesting
import Foundation
import Testing
import VitroUI
import VitroUITesting

@MainActor @Suite("The history of a browser", .serialized, .needsBrowser)
struct HistoryTests {
  @Test("Back and forward lead through the pages, in the application as in the browser")
  func backAndForward() async throws {
    try await withPage(named: "Shop", showing: makeScreen) { page in
      #expect(try await page.path() == "/goods")
      try await page.link("Tea").tap()
      try await page.tab("Help").tap()
      #expect(try await page.path() == "/help")
      try await page.goBack()
      #expect(try await page.path() == "/goods/tea" && page.text("How many: 0").exists)
      try await page.goBack()
      #expect(try await page.path() == "/goods" && page.link("Tea").exists)
      try await page.goForward()
      try await page.button("More").tap()
      #expect(page.text("How many: 1").exists)
      // The application's own way back is the browser's, so that forward still leads there.
      try await page.button("Back to Goods").tap()
      #expect(try await page.path() == "/goods")
      try await page.goForward()
      #expect(try await page.path() == "/goods/tea" && page.text("How many: 0").exists)
      #expect(page.problems == [])
    }
  }

  @Test("A page is there again after it is loaded anew, and for who gets its address")
  func reload() async throws {
    try await withPage(named: "Shop", at: "/goods/coffee", showing: makeScreen) { page in
      #expect(page.heading("Coffee").exists)
      try await page.reload()
      #expect(page.heading("Coffee").exists)
      try await page.button("Back to Goods").tap()
      #expect(try await page.path() == "/goods" && page.link("Tea").exists)
      try await page.goBack()
      #expect(page.heading("Coffee").exists)
    }
  }

  @Test("A page that only code leads to has no address of its own, and the ways back and forward")
  func pushedByCode() async throws {
    try await withPage(named: "Shop", at: "/goods/tea", showing: makeScreen) { page in
      try await page.button("Taste").tap()
      #expect(try await page.path() == "/goods/tea" && page.heading("Taste").exists)
      try await page.link("Why").tap()
      #expect(try await page.path() == "/goods/tea" && page.text("It is bitter").exists)
      try await page.goBack()
      #expect(page.heading("Taste").exists)
      try await page.goBack()
      #expect(page.heading("Tea").exists)
      try await page.button("Taste").tap()
      try await page.button("Back to Tea").tap()
      #expect(page.heading("Tea").exists)
      try await page.button("Taste").tap()
      try await page.reload()
      #expect(try await page.path() == "/goods/tea" && page.heading("Tea").exists)
      try await page.button("More").tap()
      try await page.tab("Help").tap()
      try await page.goBack()
      #expect(try await page.path() == "/goods/tea" && page.text("How many: 1").exists)
      #expect(page.problems == [])
    }
  }

  @Test("Back closes a sheet first, and stays on the page below it")
  func sheet() async throws {
    try await withPage(named: "Shop", at: "/goods/tea", showing: makeScreen) { page in
      try await page.tab("Help").tap()
      try await page.button("Ask").tap()
      #expect(page.text("What is it?").exists)
      try await page.goBack()
      #expect(page.text("What is it?").isAbsent)
      #expect(try await page.path() == "/help")
      try await page.goBack()
      #expect(try await page.path() == "/goods/tea" && page.heading("Tea").exists)
    }
  }

  @Test("Another query is a step back and forward; while somebody types it is none")
  func query() async throws {
    let makeScreen = { @MainActor @Sendable (host: ScreenHost) in
      Screen(host: host) { Turning() }
    }
    try await withPage(named: "Pages", at: "/?page=2", showing: makeScreen) { page in
      #expect(try await page.path() == "/?page=2" && page.text("Page 2").exists)
      try await page.button("Next").tap()
      #expect(try await page.path() == "/?page=3" && page.text("Page 3").exists)
      try await page.link("Tea").tap()
      #expect(try await page.path() == "/tea")
      try await page.button("Back to Pages").tap()
      #expect(try await page.path() == "/?page=3" && page.text("Page 3").exists)
      try await page.goBack()
      #expect(try await page.path() == "/?page=2" && page.text("Page 2").exists)
      try await page.textField("Search").type("a&b")
      #expect(try await page.path() == "/?search=a%26b&page=2")
      try await page.goForward()
      #expect(try await page.path() == "/?page=3" && page.textField("Search").value == "")
      try await page.goBack()
      #expect(try await page.path() == "/?search=a%26b&page=2")
      try await page.reload()
      #expect(page.textField("Search").value == "a&b" && page.text("Page 2").exists)
      #expect(page.problems == [])
    }
  }

  @Test("The page knows how large it is, how it is lit and where on earth")
  func surroundings() async throws {
    let viewport = Viewport(width: 900, height: 700, isDark: true)
    try await withPage(named: "Shop", viewport, at: "/help", showing: makeScreen) { page in
      #expect(page.text("regular, dark, active").exists)
      try await page.setViewport(.phone)
      #expect(try await page.becomes { page.text("compact, light, active").exists })
    }
  }

  private func makeScreen(_ host: ScreenHost) -> Screen {
    Screen(host: host) { Shop() }
  }
}

private struct Shop: View {
  private enum Place: String { case goods, help }
  @State private var place = Place.goods

  var body: some View {
    TabView(selection: $place) {
      NavigationStack { goods }.tabItem { Text("Goods") }.tag(Place.goods)
      NavigationStack { HelpPage() }.tabItem { Text("Help") }.tag(Place.help)
    }
  }

  private var goods: some View {
    List(["Tea", "Coffee"], id: \.self) { name in
      NavigationLink(name) { ArticlePage(name: name) }
    }
    .navigationTitle("Goods")
  }
}

private struct Turning: View {
  @State private var search = ""
  @State private var page = 1

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Search", text: $search)
        Text("Page \(page)")
        Button("Next") { page += 1 }
        NavigationLink("Tea") { ArticlePage(name: "Tea") }
      }
      .navigationTitle("Pages")
      .pageQuery(
        [
          URLQueryItem(name: "search", value: search), URLQueryItem(name: "page", value: "\(page)"),
        ].filter { !["", "1"].contains($0.value) })
    }
    .onOpenURL { url in
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      search = items.first { $0.name == "search" }?.value ?? ""
      page = items.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    }
  }
}

private struct ArticlePage: View {
  let name: String
  @State private var count = 0
  @State private var isTasting = false

  var body: some View {
    VStack {
      Text("How many: \(count)")
      Button("More") { count += 1 }
      Button("Taste") { isTasting = true }
    }
    .navigationTitle(name)
    .navigationDestination(isPresented: $isTasting) {
      NavigationLink("Why") { Text("It is bitter") }.navigationTitle("Taste")
    }
  }
}

private struct HelpPage: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var scenePhase
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("\(width == .compact ? "compact" : "regular"), \(colorScheme), \(scenePhase)")
      Button("Ask") { isAsking = true }
    }
    .navigationTitle("Help")
    .sheet(isPresented: $isAsking) { Text("What is it?") }
  }
}
