import Foundation
import Testing
import VitroUI
import VitroWeb

@MainActor @Suite("The page that a browser gets first")
struct FirstPageTests {
  @Test("It has what its tasks bring, and the connection has nothing to add")
  func loaded() async throws {
    let world = World()
    try await RunningServer.run(screen: { Screen(host: $0) { Books(world: world) } }) { server in
      async let asked = Browser(port: server.port)
      await world.isAsked()
      world.answer("Dune")
      let browser = try await asked
      #expect(browser.page.body.contains(">Dune</p>") && !browser.page.body.contains("Loading"))
      try await browser.connect()
      #expect(await browser.receive().text == #"[["h",0,0]]"#)
      #expect(await browser.receive().text == "[0]")
    }
  }

  @Test("It waits on while it shows progress of unknown end, and no longer, though a task goes on")
  func several() async throws {
    let world = World()
    try await RunningServer.run(
      screen: { Screen(host: $0) { Books(world: world, goesOn: true) } }
    ) { server in
      async let asked = Browser(port: server.port)
      await world.isAsked()
      world.say("Nearly there")
      await world.isAsked()
      world.answer("Dune")
      let page = try await asked.page
      #expect(page.body.contains(">Dune</p>"))
    }
  }

  @Test("It is sent as it is when the time is over")
  func late() async throws {
    let world = World()
    var options = WebOptions()
    options.contentTimeout = .milliseconds(1)
    options.connectTimeout = .seconds(86_400)
    try await RunningServer.run(
      options: options, screen: { Screen(host: $0) { Books(world: world) } }
    ) { server in
      async let asked = Browser(port: server.port)
      await world.isAsked()
      let browser = try await asked
      #expect(browser.page.status == 200 && browser.page.body.contains("Loading"))
      world.answer("Dune")
      try await browser.connect()
      var heard = ""
      while !heard.contains("Dune"), let text = await browser.receive().text { heard += text }
      #expect(heard.contains("Dune"))
    }
  }

  @Test("A task that ends and changes nothing keeps it no longer")
  func silent() async throws {
    let world = World()
    try await RunningServer.run(
      screen: { host in
        Screen(host: host) { Text("Quiet").task { _ = await world.ask() } }
      }
    ) { server in
      async let asked = Browser(port: server.port)
      await world.isAsked()
      world.answer("Nothing")
      let page = try await asked.page
      #expect(page.body.contains(">Quiet</p>"))
    }
  }

  @Test("A view says that what the address names is not there, and what the page is about")
  func facts() async throws {
    try await RunningServer.run(screen: { Screen(host: $0) { Shelf() } }) { server in
      let shelf = try await Browser(port: server.port).page
      #expect(
        shelf.status == 200
          && shelf.body.contains(#"<meta name="description" content="All books">"#))
      let dune = try await Browser(port: server.port, path: "/dune").page
      #expect(dune.status == 200 && !dune.body.contains(#"name="description""#))
      let lost = try await Browser(port: server.port, path: "/lost").page
      #expect(lost.status == 404 && lost.body.contains("No such book"))
    }
  }

  @Test("What a link leads to after all is loaded is not there, where no link is meant")
  func nowhere() async throws {
    let world = World()
    try await RunningServer.run(screen: { Screen(host: $0) { LateShelf(world: world) } }) {
      server in
      for (path, status, text) in [("/dune", 200, "About Dune"), ("/emma", 404, "no such page")] {
        async let asked = Browser(port: server.port, path: path)
        await world.isAsked()
        world.answer("Dune")
        let page = try await asked.page
        #expect(page.status == status && page.body.contains(text))
      }
    }
  }

  @Test(
    "What an address names and comes late is shown when it comes, and is not what was sent until then"
  )
  func way() async throws {
    let world = World()
    var options = WebOptions()
    options.contentTimeout = .milliseconds(1)
    options.connectTimeout = .seconds(86_400)
    try await RunningServer.run(
      options: options, screen: { Screen(host: $0) { LateShelf(world: world) } }
    ) { server in
      async let asked = Browser(port: server.port, path: "/dune")
      await world.isAsked()
      let browser = try await asked
      #expect(browser.page.status == 200)
      #expect(browser.page.body.contains(#"<meta name="robots" content="noindex">"#))
      try await browser.start()
      world.answer("Dune")
      var heard = ""
      while !heard.contains("About Dune"), let text = await browser.receive().text { heard += text }
      #expect(heard.contains("About Dune") && server.screens[0].location == "/dune")
    }
  }

  @Test("What was announced while the connection was lost is announced when there is one again")
  func announcements() async throws {
    try await RunningServer.run(screen: { Screen(host: $0) { Speaker() } }) { server in
      let browser = try await server.browser()
      await browser.vanish()
      let screen = server.screens[0]
      try screen.send(.press(try #require(screen.id(.button, "Say"))))
      await screen.rest()
      try await browser.connect(revision: 0)
      #expect(await browser.receive().text?.contains(#"["A","Hello"]"#) == true)
    }
  }

  @Test("A link to a page is one that a browser follows by itself")
  func links() async throws {
    try await RunningServer.run(screen: { Screen(host: $0) { Shelf() } }) { server in
      let page = try await Browser(port: server.port).page.body
      #expect(
        page.contains(#/<a id="v\d+" role="link" href="/dune" data-press>Dune</a>/#))
    }
  }

  @Test(
    "The icon is the first letter of the application's name, and is in the manifest that installs it"
  )
  func manifest() async throws {
    try await RunningServer.run { server in
      let page = try await Browser(port: server.port).page.body
      let connection = try await RawConnection(port: server.port)
      let address = try #require(page.firstMatch(of: #/<link rel="manifest" href="([^"]+)">/#)?.1)
      let answer = await connection.request(String(address), headers: ["host": "x"])
      #expect(answer.headers["content-type"] == "application/manifest+json")
      let manifest = try JSONDecoder().decode(Manifest.self, from: Data(answer.bytes))
      #expect(manifest.name == "Vitro" && manifest.start_url == "/")
      let style = await connection.request("/vitro.css", headers: ["host": "x"])
      #expect(style.body.contains("--page:light-dark(\(manifest.theme_color),"))
      #expect(manifest.background_color == manifest.theme_color)
      let icon = await connection.request(manifest.icons[0].src, headers: ["host": "x"])
      #expect(icon.headers["content-type"] == "image/svg+xml" && icon.body.contains(">V</text>"))
      #expect(page.contains(#"<link rel="icon" href="\#(manifest.icons[0].src)">"#))
    }
  }

  @Test("A picture is an icon where it is a PNG, and the manifest says how large it is")
  func picture() async throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 0, 0, 0, 2, 0,
      8,
    ]
    #expect(WebIcon(png: Data("GIF89a".utf8)) == nil && WebIcon(png: Data(png.prefix(20))) == nil)
    var options = WebOptions()
    options.icon = WebIcon(png: Data(png))
    try await RunningServer.run(options: options) { server in
      let page = try await Browser(port: server.port).page.body
      #expect(page.contains(#/<link rel="apple-touch-icon" href="/vitro.icon.png\?\w+">/#))
      let connection = try await RawConnection(port: server.port)
      let manifest = await connection.request("/vitro.webmanifest", headers: ["host": "x"])
      #expect(manifest.body.contains(#""sizes":"512x512","type":"image/png""#))
    }
  }
}

private struct Manifest: Decodable {
  struct Icon: Decodable {
    var src: String
  }

  var name: String
  var start_url: String
  var theme_color: String
  var background_color: String
  var icons: [Icon]
}

/// A source of words that a test gives.
@MainActor
private final class World {
  private let questions = AsyncStream<Void>.makeStream()
  private var waiting: [CheckedContinuation<(String, isLast: Bool), Never>] = []

  func ask() async -> (String, isLast: Bool) {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      questions.continuation.yield()
    }
  }

  /// Returns when something is asked that has not been waited for.
  func isAsked() async {
    for await _ in questions.stream { return }
  }

  func say(_ word: String) { waiting.removeFirst().resume(returning: (word, false)) }

  func answer(_ word: String) { waiting.removeFirst().resume(returning: (word, true)) }
}

private struct Books: View {
  let world: World
  var goesOn = false
  @State private var words: [String] = []
  @State private var isLoading = true

  var body: some View {
    VStack {
      ForEach(words, id: \.self) { Text($0) }
      if isLoading { ProgressView("Loading") }
    }
    .task {
      while isLoading {
        let (word, isLast) = await world.ask()
        words.append(word)
        isLoading = !isLast
      }
      if goesOn { _ = await world.ask() }
    }
  }
}

private struct Shelf: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Dune") { Text("About Dune").pageDescription(nil) }
        NavigationLink("Lost") {
          ContentUnavailableView("No such book", systemImage: "book").pageNotFound()
        }
      }
      .pageDescription("All books")
    }
  }
}

private struct LateShelf: View {
  let world: World
  @State private var titles: [String] = []

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(titles, id: \.self) { title in NavigationLink(title) { Text("About \(title)") } }
      }
      .task { titles = [await world.ask().0] }
    }
  }
}

private struct Speaker: View {
  var body: some View {
    Button("Say") { AccessibilityNotification.Announcement("Hello").post() }
  }
}
