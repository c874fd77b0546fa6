import Foundation
import Testing
import VitroUI

@testable import VitroWeb

@MainActor
@Suite struct BrowserStorageTests {
  @Test func whatAPersonHasSetIsThereWhenThePageIsOpenedAgain() async throws {
    try await RunningServer.run(screen: Screen.greeting) { server in
      let browser = try await server.browser()
      let screen = try #require(server.screens.first)
      let name = try #require(screen.id(.textbox, "Name"))
      await browser.send(.setValue(name, "Zoë; \"Q\""))
      let cookie = "vitro.Vitro.name=sZo%C3%AB%3B%20%22Q%22"
      #expect(await browser.receive().text?.contains("\(cookie);max-age=31536000") == true)
      let again = try await Browser(port: server.port, headers: ["cookie": "a=b; \(cookie); c=d"])
      #expect(again.page.body.contains("Hello, Zoë; &quot;Q&quot;!"))
    }
  }

  @Test("What one page of a browser keeps its other pages see, and other browsers do not")
  func pages() async throws {
    try await RunningServer.run(screen: Screen.greeting) { server in
      let anna = ["cookie": "vitro.visitor=AAAAAAAAAAAAAAAAAAAAAA"]
      let berta = ["cookie": "vitro.visitor=BBBBBBBBBBBBBBBBBBBBBB"]
      let one = try await Browser(port: server.port, headers: anna)
      try await one.start(cookie: anna["cookie"])
      let other = try await Browser(port: server.port, headers: anna)
      try await other.start(cookie: anna["cookie"])
      _ = try await Browser(port: server.port, headers: berta)
      let name = try #require(server.screens.first?.id(.textbox, "Name"))
      await one.send(.setValue(name, "Blob"))
      #expect(await one.receive().text?.contains("Hello, Blob!") == true)
      await server.screens[1].rest()
      #expect(greetings(of: server) == ["Blob", "Blob", "nobody"])
      let forget = try #require(server.screens[1].id(.button, "Forget me"))
      await other.send(.press(forget))
      // It may still have to hear of the name.
      while await other.receive().text?.contains("Hello, nobody!") == false {}
      await server.screens[0].rest()
      #expect(greetings(of: server) == ["nobody", "nobody", "nobody"])
    }
  }

  private func greetings(of server: RunningServer) -> [String] {
    server.screens.compactMap { screen in
      screen.root.text.firstMatch(of: /Hello, (\w+)!/).map { String($0.1) }
    }
  }

  @Test func whatIsTakenAwayIsForgotten() async throws {
    try await RunningServer.run(screen: Screen.greeting) { server in
      let headers = ["cookie": "vitro.Vitro.name=sBlob"]
      let browser = try await Browser(port: server.port, headers: headers)
      #expect(browser.page.body.contains("Hello, Blob!"))
      try await browser.start()
      let forget = try #require(server.screens.first?.id(.button, "Forget me"))
      await browser.send(.press(forget))
      let text = await browser.receive().text
      #expect(text?.contains(#"["k","vitro.Vitro.name=;max-age=0"]"#) == true)
    }
  }

  @Test(arguments: [
    "vitro.Vitro.name=sBlob; vitro.Vitro.name=sCleo", "a=b;vitro.Vitro.name=sBlob",
    "  vitro.Vitro.name =\tsBlob ;", "vitro; vitro.Vitro.name=sBlob; =",
  ])
  func ofManyCookiesTheFirstOfTheNameCounts(_ cookies: String) async throws {
    try await RunningServer.run(screen: Screen.greeting) { server in
      let page = try await Browser(port: server.port, headers: ["cookie": cookies]).page
      #expect(page.status == 200 && page.body.contains("Hello, Blob!"))
    }
  }

  @Test(arguments: [
    "vitro.Vitro.name=", "vitro.Vitro.name=i7", "vitro.Vitro.name=s%FF",
    "vitro.Vitro.name=dnan", "vitro.Vitro.name=zzz", "vitro.Other.name=sBlob", ";;;=;",
    "vitro.Vitro.name=x" + String(repeating: "%", count: 3_000),
  ])
  func aCookieThatIsSomethingElseCountsForNothing(_ cookie: String) async throws {
    try await RunningServer.run(screen: Screen.greeting) { server in
      let page = try await Browser(port: server.port, headers: ["cookie": cookie]).page
      #expect(page.status == 200 && page.body.contains("Hello, nobody!"))
    }
  }

  @Test func whatIsTooLargeLeavesWhatIsKeptAndIsAProblem() async throws {
    try await RunningServer.run(screen: Screen.greeting) { server in
      let browser = try await server.browser()
      let screen = try #require(server.screens.first)
      var problems: [Problem.Kind] = []
      screen.onProblem = { problems.append($0.kind) }
      let name = try #require(screen.id(.textbox, "Name"))
      await browser.send(.setValue(name, "Blob"))
      #expect(await browser.receive().text?.contains("name=sBlob;max-age=") == true)
      for count in [4_000, 4_001] {
        await browser.send(.setValue(name, String(repeating: "x", count: count)))
        let text = try #require(await browser.receive().text)
        #expect(text.contains("Hello, xxx") && !text.contains(#"["k","#))
      }
      #expect(problems == [.notKept("name")])
      #expect(server.log.contains("'vitro.Vitro.name' is not kept"))
    }
  }

  @Test(arguments: ["dnan", "dNaN", "dinf", "d-infinity"])
  func whatIsNoNumberCountsForNothing(_ cookie: String) {
    #expect(AppStorageValue(cookie: cookie) == nil)
  }

  @Test(arguments: [AppStorageValue.double(.nan), .double(.infinity)])
  func whatIsNoNumberIsNotKept(_ value: AppStorageValue) {
    #expect(value.cookie == nil)
  }

  @Test(arguments: [
    AppStorageValue.bool(true), .bool(false), .int(-7), .double(2.5), .double(-0.1),
    .string(""), .string("ä;\n=%"), .data(Data([0, 255, 59])),
  ])
  func eachKindOfValueSurvivesTheCookie(_ value: AppStorageValue) throws {
    let cookie = try #require(value.cookie)
    #expect(AppStorageValue(cookie: cookie) == value)
    #expect(!cookie.contains { ";=, \"\n".contains($0) })
  }
}

extension Screen {
  fileprivate static func greeting(_ host: ScreenHost) -> Screen {
    Screen(host: host) { Greeting() }
  }
}

private struct Greeting: View {
  @AppStorage("name") private var name: String?

  var body: some View {
    Text("Hello, \(name ?? "nobody")!")
    TextField("Name", text: Binding(get: { name ?? "" }, set: { name = $0 }))
    Button("Forget me") { name = nil }
  }
}
