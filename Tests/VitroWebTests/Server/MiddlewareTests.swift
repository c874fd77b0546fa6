import Synchronization
import Testing
import VitroWeb

@MainActor @Suite("Steps around the answers of a server")
struct MiddlewareTests {
  private func step(_ name: String) -> WebMiddleware {
    { request, next in
      var request = request
      request.head.headerFields[.accept] = (request.headers[.accept] ?? "") + " \(name)"
      var response = await next(request)
      response.headers[.server] = (response.headers[.server] ?? "") + " \(name)"
      return response
    }
  }

  private func ask(_ server: RunningServer, _ path: String) async throws -> Answer {
    let connection = try await RawConnection(port: server.port)
    return await connection.request(path, headers: ["host": "x"])
  }

  @Test(
    "The last one sees a request first, and its answer last; a responder sees what it is handed")
  func order() async throws {
    try await RunningServer.run(
      middleware: [step("inner"), step("outer")],
      responder: { $0.path == "/api" ? WebResponse(text: $0.headers[.accept] ?? "") : nil }
    ) { server in
      let answer = try await ask(server, "/api")
      #expect(answer.body == "outer inner" && answer.headers["server"] == "inner outer")
    }
  }

  @Test(
    "Pages, files, refusals and what is nowhere go through it",
    arguments: ["/", "/vitro.js", "/nowhere"])
  func everything(path: String) async throws {
    try await RunningServer.run(middleware: [step("seen")]) { server in
      let answer = try await ask(server, path)
      #expect(answer.headers["server"] == "seen")
    }
  }

  @Test("It may answer itself, and its headers do not replace those that protect pages")
  func ownAnswer() async throws {
    let closed: WebMiddleware = { request, next in
      guard request.path.hasPrefix("/office") else { return await next(request) }
      return WebResponse(
        status: .forbidden, headers: [.xContentTypeOptions: "sniff"], body: .bytes(.init()))
    }
    try await RunningServer.run(middleware: [closed]) { server in
      let answer = try await ask(server, "/office/orders")
      #expect(answer.status == 403 && answer.headers["x-content-type-options"] == "nosniff")
      #expect(try await ask(server, "/").status == 200)
      #expect(server.screens.count == 1)
    }
  }

  @Test("An error of its own is logged with the request's name, and answered with 500")
  func error() async throws {
    try await RunningServer.run(middleware: [{ _, _ in throw CancellationError() }]) { server in
      let answer = try await ask(server, "/")
      #expect(answer.status == 500 && answer.body.contains("The server has noted why."))
      #expect(server.log.contains("error: GET / failed: CancellationError()"))
    }
  }

  @Test("Each request has a name, which its answer and its line in the log have")
  func names() async throws {
    let names = Mutex<[String]>([])
    try await RunningServer.run(
      responder: { request in
        names.withLock { $0.append(request.id ?? "none") }
        return WebResponse(text: "")
      }
    ) { server in
      let answers = [try await ask(server, "/a?secret=1"), try await ask(server, "/b")]
      #expect(answers.map { $0.headers["x-request-id"] } == names.withLock { $0 })
      #expect(Set(names.withLock { $0 }).count == 2)
      #expect(server.log.contains("info: GET /a 200") && server.log.contains("info: GET /b 200"))
    }
  }

  @Test(
    "The name that a proxy says counts where it is one, and nobody else's",
    arguments: [
      ("127.0.0.1", "abc-1.2_X", true), ("127.0.0.2", "abc", false), ("127.0.0.1", "a b", false),
      ("127.0.0.1", "<script>", false),
      ("127.0.0.1", String(repeating: "a", count: 65), false), ("127.0.0.1", "", false),
    ])
  func proxies(from: String, name: String, counts: Bool) async throws {
    var options = WebOptions()
    options.proxies = ["127.0.0.1"]
    try await RunningServer.run(options: options) { server in
      let connection = try await RawConnection(port: server.port, from: from)
      let answer = await connection.request("/", headers: ["host": "x", "x-request-id": name])
      #expect((answer.headers["x-request-id"] == name) == counts)
      #expect(answer.headers["x-request-id"]?.isEmpty == false)
    }
  }
}
