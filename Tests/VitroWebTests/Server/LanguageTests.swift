import Foundation
import Testing
import VitroUI
import VitroWeb

@MainActor
@Suite("The language of a page") struct LanguageTests {
  @Test("A page is in the first language of the browser that it knows, and says so")
  func page() async throws {
    try await RunningServer.run(screen: Screen.words) { server in
      for (languages, start) in [
        ("de-CH,en;q=0.8", #"<html lang="de-CH" dir="ltr">"#),
        ("fr", #"<html lang="fr" dir="ltr">"#), ("ar", #"<html lang="ar" dir="rtl">"#),
        ("ja,de", #"<html lang="en" dir="ltr">"#),
      ] {
        let headers = ["accept-language": languages]
        let page = try await Browser(port: server.port, headers: headers).page.body
        #expect(page.contains(start))
        #expect(page.contains(">Bearbeiten</button>") == (languages.hasPrefix("de")))
        #expect(page.contains("data-lost=\"Pas de connexion\"") == (languages == "fr"))
      }
    }
  }

  @Test("What the server says in place of a page is in that language too")
  func messages() async throws {
    var options = WebOptions()
    options.maxSessions = 0
    let german = ["accept-language": "de"]
    try await RunningServer.run(screen: Screen.words) { server in
      let page = try await Browser(port: server.port, path: "/nowhere", headers: german).page
      #expect(page.status == 404 && page.body.contains("Hier gibt es keine solche Seite."))
      #expect(page.body.contains("<html lang=\"de\""))
    }
    try await RunningServer.run(options: options) { server in
      let page = try await Browser(port: server.port, headers: german).page
      #expect(page.status == 503 && page.body.contains("Zu viele Besucher"))
    }
  }

  @Test("A page whose person reads another language is told all of it")
  func change() async throws {
    try await RunningServer.run(screen: Screen.words) { server in
      let browser = try await server.browser()
      await browser.send(text: #"[13,0,390,844,0,0,1,"de-AT,de","Europe/Vienna"]"#)
      let text = try #require(await browser.receive().text)
      #expect(text.contains(#"["L","de-AT","ltr","Dieser Text ist zu lang."#))
      #expect(text.contains("Bearbeiten"))
    }
  }

  @Test("A page knows how long its messages may be, and says it in its language")
  func limit() async throws {
    try await RunningServer.run(screen: Screen.words) { server in
      let page = try await Browser(port: server.port, headers: ["accept-language": "de"]).page.body
      #expect(page.contains(#"<meta name="vitro.limit" content="65536">"#))
      #expect(page.contains("Dieser Text ist zu lang. Er kann etwa 65.000 Zeichen haben."))
    }
  }
}

extension Screen {
  fileprivate static func words(_ host: ScreenHost) -> Screen {
    Screen(host: host) {
      EditButton()
        .builtInWords(BuiltInWords("fr", [.notConnected: "Pas de connexion"]))
        .builtInWords(BuiltInWords("ar", [:]))
    }
  }
}
