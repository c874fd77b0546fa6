import Foundation
import Testing
import VitroConcurrency
import VitroUI
import VitroWeb

@MainActor
@Suite struct PageTests {
  @Test func thePageIsReadableWithoutTheScript() async throws {
    try await RunningServer.run { server in
      let page = try await Browser(port: server.port).page
      #expect(page.status == 200)
      #expect(page.body.hasPrefix("<!doctype html>"))
      #expect(page.body.contains("<title>Counter demo</title>"))
      #expect(page.body.contains(">Counter demo</h1>"))
      #expect(page.body.contains(">What is the 7th prime?</button>"))
      #expect(page.body.contains(" disabled>Disabled</button>"))
    }
  }

  @Test func thePageMayDoNothingButOurs() async throws {
    try await RunningServer.run { server in
      let headers = try await Browser(port: server.port).page.headers
      let policy = headers["content-security-policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
      // What an element looks like is written into it by us, from numbers and names of ours.
      let rest = policy.replacing("style-src-attr 'unsafe-inline'", with: "")
      #expect(!rest.contains("unsafe"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cache-control"] == "no-store")
    }
  }

  @Test func anAnswerSaysWhenItWasGiven() async throws {
    try await RunningServer.run { server in
      let date = try #require(try await Browser(port: server.port).page.headers["date"])
      let format = DateFormatter()
      format.locale = Locale(identifier: "en_US_POSIX")
      format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
      format.timeZone = .gmt
      let given = try #require(format.date(from: date))
      #expect(abs(given.timeIntervalSinceNow) < 3600)
    }
  }

  @Test func scriptAndStylesheetAreForeverAtTheirVersion() async throws {
    try await RunningServer.run { server in
      let page = try await Browser(port: server.port).page.body
      let version = page.split(separator: "/vitro.js?").last?.prefix { $0 != "\"" } ?? ""
      let connection = try await RawConnection(port: server.port)
      let script = await connection.request("/vitro.js?\(version)", headers: ["host": "x"])
      #expect(script.headers["cache-control"] == "public, max-age=31536000, immutable")
      #expect(script.body.utf8.elementsEqual(Wire.clientScript))
      let other = await connection.request("/vitro.js?old", headers: ["host": "x"])
      #expect(other.headers["cache-control"] == "no-cache")
    }
  }

  @Test(arguments: [
    ("/secret", "GET", 404), ("/", "POST", 405), ("/", "HEAD", 200), ("/vitro.socket", "GET", 400),
  ])
  func otherRequestsGetASmallPage(_ path: String, _ method: String, _ status: Int) async throws {
    try await RunningServer.run { server in
      let connection = try await RawConnection(port: server.port)
      let answer = await connection.request(path, method: method, headers: ["host": "x"])
      #expect(answer.status == status)
      #expect(answer.headers["content-security-policy"] != nil)
      #expect(!answer.body.contains("Counter demo"))
    }
  }

  @Test func whenThereIsNoRoomThePageSaysSo() async throws {
    var options = WebOptions()
    options.maxSessions = 1
    try await RunningServer.run(options: options) { server in
      let first = try await server.browser()
      let page = try await Browser(port: server.port).page
      #expect(page.status == 503 && first.page.status == 200)
      #expect(page.headers["retry-after"] == "10")
      #expect(page.body.contains("Too many visitors"))
    }
  }

  @Test("A page that had the time to connect, and has not, makes room; one that has stays")
  func unused() async throws {
    var options = WebOptions()
    let clock = TestClock()
    (options.maxSessions, options.clock) = (2, clock)
    try await RunningServer.run(options: options) { server in
      let connected = try await server.browser()
      let unused = try await Browser(port: server.port)
      #expect(try await Browser(port: server.port).page.status == 503)
      while try await Browser(port: server.port).page.status != 200 {
        try Task.checkCancellation()
        await clock.advance(by: options.connectTimeout / 3)
      }
      await connected.send(.press(try #require(server.screens.first?.id(.button, "+"))))
      #expect(await connected.receive().text?.contains("8") == true)
      try await unused.connect()
      #expect(
        await unused.receive()
          == .close(code: 4001, reason: "the session is over, or was never here"))
    }
  }

  @Test func aPortInUseIsAClearError() async throws {
    try await RunningServer.run { first in
      let second = WebServer(port: first.port) { Screen.counter($0) }
      await #expect(throws: WebServerError.portInUse(host: "127.0.0.1", port: first.port)) {
        try await second.run()
      }
    }
  }
}
