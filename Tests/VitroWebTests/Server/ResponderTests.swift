import NIOCore
import Testing
import VitroUI
import VitroWeb

@MainActor @Suite("An application's own answers beside its pages")
struct ResponderTests {
  /// Says back what it was sent; fails where it is told to.
  private static let echo: WebResponder = { request in
    guard request.path.hasPrefix("/api/") else { return nil }
    if request.path == "/api/fail" { throw Failure() }
    let body = String(decoding: request.body, as: UTF8.self)
    return WebResponse(
      status: .created, text: "\(request.method) \(body)", type: "application/json")
  }

  private struct Failure: Error {}

  private func withServer(
    _ options: WebOptions = WebOptions(),
    _ body: @MainActor (RunningServer, RawConnection) async throws -> Void
  ) async throws {
    try await RunningServer.run(options: options, responder: Self.echo) { server in
      try await body(server, RawConnection(port: server.port))
    }
  }

  @Test(
    "A request is answered by the application, whatever its method",
    arguments: ["GET", "POST", "DELETE"])
  func answered(method: String) async throws {
    try await withServer { _, connection in
      let answer = await connection.request(
        "/api/orders", method: method, headers: ["host": "x"], body: "mug")
      #expect(answer.status == 201 && answer.body == "\(method) mug")
      #expect(answer.headers["content-type"] == "application/json")
    }
  }

  @Test("A HEAD is asked as a GET, and answered without the body")
  func head() async throws {
    try await withServer { _, connection in
      let answer = await connection.request("/api/orders", method: "HEAD", headers: ["host": "x"])
      #expect(answer.status == 201 && answer.body == "" && answer.headers["content-length"] == "4")
      let next = await connection.request("/api/orders", headers: ["host": "x"])
      #expect(next.body == "GET ")
    }
  }

  @Test("What is not its own is a page, or nowhere")
  func pages() async throws {
    try await withServer { server, connection in
      let page = try await Browser(port: server.port).page
      #expect(page.body.contains("Counter demo"))
      #expect(await connection.request("/secret", headers: ["host": "x"]).status == 404)
      #expect(await connection.request("/", method: "POST", headers: ["host": "x"]).status == 405)
      #expect(await connection.request("/vitro.socket", headers: ["host": "x"]).status == 400)
    }
  }

  @Test("The headers that protect pages are on its answers")
  func protection() async throws {
    try await withServer { _, connection in
      let answer = await connection.request("/api/orders", headers: ["host": "x"])
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
      #expect(answer.headers["date"] != nil)
    }
  }

  @Test("An error is logged, is no secret told, and the next request is answered")
  func failure() async throws {
    try await withServer { server, connection in
      let answer = await connection.request("/api/fail", headers: ["host": "x"])
      #expect(answer.status == 500 && !answer.body.contains("Failure"))
      #expect(server.log.contains("error: GET /api/fail failed: Failure()"))
      #expect(await connection.request("/api/orders", headers: ["host": "x"]).status == 201)
    }
  }

  @Test("A body that is too large is refused, announced or not, and its connection is closed")
  func tooLarge() async throws {
    var options = WebOptions()
    options.maxRequestBody = 10
    try await withServer(options) { server, connection in
      let fits = await connection.request(
        "/api/orders", method: "POST", headers: ["host": "x"], body: "0123456789")
      #expect(fits.status == 201)
      let announced = await connection.request(
        "/api/orders", method: "POST", headers: ["host": "x"], body: "0123456789a")
      #expect(announced.status == 413 && announced.headers["connection"] == "close")
      await connection.closed()
      let other = try await RawConnection(port: server.port)
      let inChunks = await other.request(
        "/api/orders", method: "POST", headers: ["host": "x", "transfer-encoding": "chunked"],
        body: "b\r\n0123456789a\r\n0\r\n\r\n")
      #expect(inChunks.status == 413)
      await other.closed()
      let third = try await RawConnection(port: server.port)
      #expect(await third.request("/api/orders", headers: ["host": "x"]).status == 201)
    }
  }

  @Test(
    "A program is refused in JSON, with the status and what to do",
    arguments: ["application/json", "*/*", "text/html, application/json", nil])
  func problem(accept: String?) async throws {
    var options = WebOptions()
    options.maxRequestBody = 10
    try await withServer(options) { server, connection in
      var headers = ["host": "x"]
      headers["accept"] = accept
      let large = await connection.request(
        "/api/orders", method: "POST", headers: headers, body: "0123456789a")
      #expect(large.headers["content-type"] == "application/problem+json")
      let detail = "What was sent has more than 10 bytes. Send less."
      #expect(large.body == #"{"detail":"\#(detail)","status":413,"title":"Content Too Large"}"#)
      let other = try await RawConnection(port: server.port)
      let failed = await other.request("/api/fail", headers: headers)
      #expect(failed.status == 500 && failed.body.contains(#""status":500"#))
    }
  }

  @Test(
    "A page of another origin changes nothing; the server's own, a program, and one that was let in may",
    arguments: [
      (nil, 201), ("http://x", 201), ("https://x", 201), ("https://app.example.com", 201),
      ("http://evil.example", 403), ("null", 403), ("http://x:81", 403),
      ("http://x, http://x", 403),
    ] as [(String?, Int)])
  func origins(origin: String?, status: Int) async throws {
    var options = WebOptions()
    options.origins = ["https://app.example.com"]
    try await withServer(options) { server, connection in
      var headers = ["host": "x"]
      headers["origin"] = origin
      for method in ["POST", "DELETE"] {
        let other = try await RawConnection(port: server.port)
        let answer = await other.request(
          "/api/orders", method: method, headers: headers, body: "1")
        #expect(answer.status == status)
      }
      #expect(server.log.contains("start the server with --origin") == (status == 403))
      #expect(await connection.request("/api/orders", headers: headers).status == 201)
    }
  }

  @Test("A browser that opens a page is refused with a page")
  func page() async throws {
    try await withServer { _, connection in
      let accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
      let failed = await connection.request("/api/fail", headers: ["host": "x", "accept": accept])
      #expect(failed.status == 500)
      #expect(failed.headers["content-type"] == "text/html; charset=utf-8")
    }
  }

  @Test("A request that is not sent to its end is not told as an error, and others are answered")
  func broken() async throws {
    try await withServer { server, connection in
      _ = await connection.request(
        "/api/orders", method: "POST", headers: ["host": "x", "transfer-encoding": "chunked"],
        body: "no length\r\n")
      let other = try await RawConnection(port: server.port)
      #expect(await other.request("/api/orders", headers: ["host": "x"]).status == 201)
      #expect(!server.log.contains("error:"))
    }
  }

  @Test("Who asks that the connection be closed is told that it will be")
  func closed() async throws {
    try await withServer { _, connection in
      let kept = await connection.request("/api/orders", headers: ["host": "x"])
      #expect(kept.headers["connection"] == nil)
      let last = await connection.request(
        "/api/orders", headers: ["host": "x", "connection": "Close"])
      #expect(last.headers["connection"] == "close")
    }
  }

  @Test("The views of its pages are told where it answers")
  func address() async throws {
    try await RunningServer.run(
      responder: Self.echo, screen: { Screen(host: $0) { Address() } },
      { server in
        let page = try await Browser(port: server.port).page
        #expect(page.body.contains("http://127.0.0.1:\(server.port)"))
      })
  }

  @Test("They know it still when the browser has said how large its window is")
  func surroundings() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      let before = try #require(server.screens.first).surroundings
      #expect(before.clientAddress == "127.0.0.1" && before.serverURL?.port == server.port)
      await browser.send(text: #"[13,0,1,2,1,0,1,"en","GMT"]"#)
      _ = await browser.receive()
      let after = try #require(server.screens.first).surroundings
      #expect(after.size.height == 2 && after.serverURL == before.serverURL)
      #expect(after.clientAddress == "127.0.0.1" && after.visitor == before.visitor)
    }
  }

  private struct Address: View {
    @Environment(\.serverURL) private var url
    var body: some View { Text(verbatim: "\(url?.absoluteString ?? "nowhere")") }
  }
}
