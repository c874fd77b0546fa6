import Foundation
import Testing
import VitroUI
import VitroWeb

@MainActor
@Suite struct LocationTests {
  @Test(arguments: [
    ("/", 200, "Shelf"), ("/dune", 200, "About Dune"), ("/dune/", 200, "About Dune"),
    ("/dune?from=mail", 200, "About Dune"), ("/nothing", 404, "There is no such page here."),
    ("/dune/nothing", 404, "no such page"), ("/%00", 404, "no such page"),
    ("/favicon.ico", 404, "no such page"), ("//////", 200, "Shelf"), ("/%", 404, "no such page"),
  ])
  func anAddressIsAnsweredWithItsPage(path: String, status: Int, text: String) async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let page = try await Browser(port: server.port, path: path).page
      #expect(page.status == status)
      #expect(page.body.contains(text))
    }
  }

  @Test func theBrowserIsToldWhereTheScreenIs() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await server.browser()
      let screen = try #require(server.screens.first)
      await browser.send(.press(try #require(screen.id(.link, "Dune"))))
      #expect(await browser.receive().text?.contains(#"["l","/dune"]"#) == true)
      await browser.send(text: #"[12,0,"/"]"#)
      #expect(await browser.receive().text?.hasSuffix(#"["l","/"],2]"#) == true)
      #expect(screen.title == "Shelf")
    }
  }

  @Test func theAddressLeavesOutAPageThatOnlyCodeLeadsToAndBackLeavesIt() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await server.browser()
      let screen = try #require(server.screens.first)
      await browser.send(.press(try #require(screen.id(.button, "Surprise me"))))
      #expect(await browser.receive().text?.contains(#"["l","/a-poem","/"]"#) == true)
      await browser.send(text: #"[12,0,"/"]"#)
      #expect(await browser.receive().text?.hasSuffix(#"["l","/"],2]"#) == true)
      #expect(screen.title == "Shelf")
      #expect(try await Browser(port: server.port, path: "/a-poem").page.status == 404)
    }
  }

  @Test func anAddressThatIsWrittenOtherwiseIsSetRight() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await Browser(port: server.port, path: "/dune/?from=mail")
      try await browser.connect()
      #expect(await browser.receive().text == #"[["h",0,0]]"#)
      #expect(await browser.receive().text == #"[["l","/dune"],0]"#)
    }
  }

  @Test func whoCannotGoThereIsToldWhereTheyAre() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await server.browser()
      await browser.send(text: #"[12,0,"/nothing/at/all"]"#)
      #expect(await browser.receive().text == #"[["l","/"],1]"#)
      await browser.send(text: #"[12,0,"no path"]"#)
      #expect(await browser.receive().text == #"[["l","/"],2]"#)
    }
  }

  @Test func anAddressThatTheApplicationOpensIsOpenedByTheBrowser() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await server.browser()
      let screen = try #require(server.screens.first)
      await browser.send(.press(try #require(screen.id(.link, "Dune"))))
      _ = await browser.receive()
      await browser.send(.press(try #require(screen.id(.button, "Harm"))))
      #expect(await browser.receive().text == "[2]")
      await browser.send(.press(try #require(screen.id(.button, "Buy"))))
      #expect(await browser.receive().text == #"[["o","https://example.com/dune?a=1"],3]"#)
    }
  }

  @Test func backClosesADialogFirst() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await server.browser()
      let screen = try #require(server.screens.first)
      await browser.send(.press(try #require(screen.id(.link, "Dune"))))
      _ = await browser.receive()
      await browser.send(.press(try #require(screen.id(.button, "Lend"))))
      _ = await browser.receive()
      #expect(screen.id(.text, "To whom?") != nil)
      await browser.send(text: #"[12,0,"/"]"#)
      #expect(await browser.receive().text?.contains(#"["l","/dune"]"#) == true)
      #expect(screen.id(.text, "To whom?") == nil && screen.title == "About Dune")
    }
  }

  @Test func whatThePageIsShownOnReachesTheViews() async throws {
    try await RunningServer.run(screen: Screen.shelf) { server in
      let browser = try await Browser(
        port: server.port, headers: ["accept-language": "de-CH,en;q=0.8"])
      #expect(browser.page.body.contains("de_CH, light, active"))
      try await browser.start()
      await browser.send(text: #"[13,0,1024,768,1,0,1,"fr-FR","Europe/Paris"]"#)
      #expect(await browser.receive().text?.contains("fr_FR, dark, active") == true)
      let screen = try #require(server.screens.first)
      await browser.leave()
      #expect(screen.id(.text, "fr_FR, dark, background") != nil)
    }
  }
}

extension Screen {
  fileprivate static func shelf(_ host: ScreenHost) -> Screen {
    Screen(host: host) { Shelf() }
  }
}

private struct Shelf: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var scenePhase
  @State private var isSurprised = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Dune") { BookPage() }
        Button("Surprise me") { isSurprised = true }
        Text("\(locale.identifier), \(colorScheme), \(scenePhase)")
      }
      .navigationTitle("Shelf")
      .navigationDestination(isPresented: $isSurprised) { Text("Roses").navigationTitle("A poem") }
    }
  }
}

private struct BookPage: View {
  @State private var isLending = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button("Lend") { isLending = true }
      Button("Buy") { open("https://example.com/dune?a=1") }
      Button("Harm") { open("javascript:alert(1)") }
    }
    .navigationTitle("About Dune")
    .sheet(isPresented: $isLending) { Text("To whom?") }
  }

  private func open(_ address: String) {
    if let url = URL(string: address) { openURL(url) }
  }
}
