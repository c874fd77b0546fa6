import Testing
import VitroUI
import VitroWeb

@MainActor @Suite("A browser is known by its cookie")
struct VisitorTests {
  private let anna = "vitro.visitor=AAAAAAAAAAAAAAAAAAAAAA"
  private let berta = "vitro.visitor=BBBBBBBBBBBBBBBBBBBBBB"

  private struct Name: View {
    @Environment(\.visitor) private var visitor
    var body: some View { Text("You are \(visitor ?? "nobody").") }
  }

  private func withServer(
    responder: WebResponder? = nil, _ body: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    try await RunningServer.run(responder: responder, screen: { Screen(host: $0) { Name() } }, body)
  }

  @Test("With its first page it is given one that nobody has, which no script can read")
  func first() async throws {
    try await withServer { server in
      let headers = try await Browser(port: server.port).page.headers
      let cookie = try #require(headers["set-cookie"])
      let pattern =
        /vitro\.visitor=([A-Za-z0-9_\-]{22}); Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax/
      let id = try #require(cookie.wholeMatch(of: pattern)).1
      #expect(server.screens.last?.surroundings.visitor == String(id))
      let other = try await Browser(port: server.port).page.headers
      #expect(other["set-cookie"] != cookie)
    }
  }

  @Test("With later pages it is the same, for its views and for the application's own answers")
  func later() async throws {
    try await withServer(responder: {
      $0.path == "/api/me" ? WebResponse(text: $0.visitor ?? "nobody") : nil
    }) { server in
      let page = try await Browser(port: server.port, headers: ["cookie": "a=b; \(anna)"]).page
      #expect(page.body.contains("You are AAAAAAAAAAAAAAAAAAAAAA."))
      #expect(page.headers["set-cookie"]?.hasPrefix(anna) == true)
      let connection = try await RawConnection(port: server.port)
      let answer = await connection.request("/api/me", headers: ["host": "x", "cookie": anna])
      #expect(answer.body == "AAAAAAAAAAAAAAAAAAAAAA")
      #expect(await connection.request("/api/me", headers: ["host": "x"]).body == "nobody")
    }
  }

  @Test(
    "What is no such identity is replaced",
    arguments: [
      "", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAA/",
      "ÄÄÄÄÄÄÄÄÄÄÄ",
    ])
  func invalid(text: String) async throws {
    try await withServer { server in
      let page = try await Browser(port: server.port, headers: ["cookie": "vitro.visitor=\(text)"])
        .page
      #expect(page.headers["set-cookie"]?.hasPrefix("vitro.visitor=\(text);") == false)
      #expect(server.screens.last?.surroundings.visitor?.count == 22)
    }
  }

  @Test("A page's token opens its session to no other browser")
  func bound() async throws {
    try await withServer { server in
      let browser = try await Browser(port: server.port, headers: ["cookie": anna])
      for thief in [berta, nil] {
        try await browser.connect(cookie: thief)
        #expect(
          await browser.receive() == .close(code: 4001, reason: "the session is another browser's"))
      }
      try await browser.connect(cookie: anna)
      #expect(await browser.receive() == .text(#"[["h",0,0]]"#))
    }
  }

  @Test("A browser that keeps no cookies has its page all the same")
  func cookieless() async throws {
    try await withServer { server in
      let browser = try await Browser(port: server.port)
      try await browser.connect()
      #expect(await browser.receive() == .text(#"[["h",0,0]]"#))
    }
  }

  /// Answers `/enter` with another identity, and leads to the page from there.
  private static let door: WebResponder = { request in
    guard request.path == "/enter" else { return nil }
    var response = WebResponse(status: .seeOther, headers: [.location: "/"])
    _ = request.renewVisitor(in: &response)
    return response
  }

  @Test("The application can give it another one, which ends all pages of the earlier one")
  func renewed() async throws {
    try await withServer(responder: Self.door) { server in
      let (one, two) = (
        try await Browser(port: server.port, headers: ["cookie": anna]),
        try await Browser(port: server.port, headers: ["cookie": anna])
      )
      let other = try await Browser(port: server.port, headers: ["cookie": berta])
      for browser in [one, two] {
        try await browser.connect(cookie: anna)
        #expect(await browser.receive() == .text(#"[["h",0,0]]"#))
      }
      try await other.connect(cookie: berta)
      #expect(await other.receive() == .text(#"[["h",0,0]]"#))
      let answer = try await RawConnection(port: server.port)
        .request("/enter", headers: ["host": "x", "cookie": anna])
      let cookie = try #require(answer.headers["set-cookie"])
      #expect(answer.status == 303 && cookie.contains("; HttpOnly; SameSite=Lax"))
      #expect(cookie.hasPrefix("vitro.visitor=") && !cookie.hasPrefix(anna))
      for browser in [one, two] {
        let end = Browser.Received.close(code: 4001, reason: "the browser has another identity")
        var received = await browser.receive()
        while case .text = received { received = await browser.receive() }
        #expect(received == end)
      }
      try await other.connect(cookie: berta)
      #expect(await other.receive() == .text(#"[["h",0,0]]"#))
    }
  }

  @Test("Behind a proxy that speaks TLS the cookie is sent over nothing else")
  func secure() async throws {
    try await withServer(responder: Self.door) { server in
      for path in ["/", "/enter"] {
        let connection = try await RawConnection(port: server.port)
        for (scheme, isSecure) in [("https", true), ("http", false)] {
          let answer = await connection.request(
            path, headers: ["host": "x", "x-forwarded-proto": scheme])
          let cookie = answer.headers["set-cookie"] ?? ""
          #expect(cookie.hasSuffix("; Secure") == isSecure)
          #expect(cookie.hasPrefix("__Host-vitro.visitor=") == isSecure)
        }
      }
    }
  }

  @Test("Behind such a proxy a cookie counts that only this host can have given")
  func planted() async throws {
    try await withServer { server in
      let id = String(repeating: "A", count: 22)
      for (cookie, counts) in [(anna, false), ("__Host-\(anna)", true)] {
        let connection = try await RawConnection(port: server.port)
        _ = await connection.request(
          "/", headers: ["host": "x", "cookie": cookie, "x-forwarded-proto": "https"])
        #expect((server.screens.last?.surroundings.visitor == id) == counts)
      }
    }
  }

  @Test(
    "A change that a page of another origin sends is refused, whichever way the browser says so",
    arguments: [
      (["sec-fetch-site": "cross-site"], false), (["sec-fetch-site": "same-site"], false),
      (["origin": "http://x:81"], false), (["origin": "null"], false),
      (["origin": "https://evil.example"], false),
      (["origin": "http://x:81", "sec-fetch-site": "same-site"], false),
      (["sec-fetch-site": "same-origin"], true), (["sec-fetch-site": "none"], true),
      (["origin": "http://x"], true), (["origin": "https://x"], true), ([:], true),
    ])
  func otherOrigin(fields: [String: String], counts: Bool) async throws {
    let responder: WebResponder = {
      WebResponse(text: $0.visitor ?? "nobody")
    }
    try await withServer(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      let headers = fields.merging(["host": "x", "cookie": anna]) { $1 }
      let id = String(repeating: "A", count: 22)
      for method in ["POST", "PUT", "DELETE", "PATCH"] {
        let answer = await connection.request("/api", method: method, headers: headers)
        #expect(answer.status == (counts ? 200 : 403), "\(method)")
        #expect(!counts || answer.body == id)
      }
      // To read is what a link does, and other origins do not see what is answered.
      #expect(await connection.request("/api", headers: headers).body == id)
    }
  }

  @Test("A change that a page of an origin sends which was let in is nobody's")
  func originLetIn() async throws {
    var options = WebOptions()
    options.origins = ["https://app.example.com"]
    let responder: WebResponder = { WebResponse(text: $0.visitor ?? "nobody") }
    try await RunningServer.run(
      options: options, responder: responder, screen: { Screen(host: $0) { Name() } }
    ) { server in
      let connection = try await RawConnection(port: server.port)
      let headers = ["host": "x", "cookie": anna, "origin": "https://app.example.com"]
      #expect(await connection.request("/api", method: "POST", headers: headers).body == "nobody")
    }
  }
}
