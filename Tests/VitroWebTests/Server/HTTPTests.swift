import Foundation
import Synchronization
import Testing
import VitroConcurrency
import VitroWeb

/// The server's HTTP, as clients of all kinds speak it.
@MainActor @Suite("A connection that speaks HTTP")
struct HTTPTests {
  /// Says back the path and the query that it was asked for.
  private static let echo: WebResponder = { request in
    guard request.path.hasPrefix("/api") else { return nil }
    let items = request.queryItems.map { "\($0.name):\($0.value ?? "-")" }
    return WebResponse(text: "\(request.path) \(items.joined(separator: " "))")
  }

  @Test(
    "The path is that of the target, with its query decoded",
    arguments: [
      ("/api", "/api "), ("/api/a%20b", "/api/a%20b "), ("/api?a=1&b=%26c", "/api a:1 b:&c"),
      ("/api?a=1=2&b&=", "/api a:1=2 b:- :"), ("/api?%zz=%", "/api %zz:%"), ("/api?", "/api "),
      ("/api?a+b=%2B+c", "/api a b:+ c"), ("/api#there", "/api "), ("/api?a=1#b=2", "/api a:1"),
      ("http://x/api?a=1", "/api a:1"),
    ])
  func target(target: String, said: String) async throws {
    try await RunningServer.run(responder: Self.echo) { server in
      let connection = try await RawConnection(port: server.port)
      let answer = await connection.request(target, headers: ["host": "x"])
      #expect(answer.status == 200 && answer.body == said)
    }
  }

  @Test(
    "A target that is only a host is the first page, and no odd one is an error",
    arguments: [
      ("GET", "http://x", 200), ("GET", "http://evil.example/", 421),
      ("GET", "http://x@evil.example/", 421), ("GET", "http://", 400), ("GET", "http://x?a", 200),
      ("OPTIONS", "*", 405),
      ("GET", "//", 200),
      ("PROPFIND", "/", 405), ("GET", "?", 400),
    ])
  func oddTarget(method: String, target: String, status: Int) async throws {
    try await RunningServer.run { server in
      let connection = try await RawConnection(port: server.port)
      let answer = await connection.request(target, method: method, headers: ["host": "x"])
      #expect(answer.status == status)
      #expect(!server.log.messages.contains { $0.hasPrefix("error") })
    }
  }

  @Test("Requests that are sent all at once are answered one after the other")
  func pipelined() async throws {
    try await RunningServer.run(responder: Self.echo) { server in
      let connection = try await RawConnection(port: server.port)
      let requests = (1...20).map {
        "POST /api/\($0) HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc"
      }
      await connection.send(Array(requests.joined().utf8))
      for number in 1...20 {
        let answer = await connection.answer()
        #expect(answer.status == 200 && answer.body == "/api/\(number) ")
      }
    }
  }

  @Test(
    "A connection is kept open where both sides want that, and closed after the answer otherwise",
    arguments: [
      ("1.1", "", true), ("1.1", "Connection: close\r\n", false),
      ("1.1", "Connection: Close, TE\r\n", false), ("1.0", "", false),
      ("1.0", "Connection: keep-alive\r\n", true),
    ])
  func keptOpen(version: String, field: String, isKept: Bool) async throws {
    try await RunningServer.run(responder: Self.echo) { server in
      let connection = try await RawConnection(port: server.port)
      let request = Array("GET /api HTTP/\(version)\r\nhost: x\r\n\(field)\r\n".utf8)
      await connection.send(request)
      #expect(await connection.answer().body == "/api ")
      if isKept {
        await connection.send(request)
        #expect(await connection.answer().body == "/api ")
      } else {
        await connection.closed()
      }
    }
  }

  @Test("A connection that asks for nothing more is let go after the time of a request")
  func idle() async throws {
    var options = WebOptions()
    options.requestTimeout = .milliseconds(20)
    try await RunningServer.run(options: options, responder: Self.echo) { server in
      let silent = try await RawConnection(port: server.port)
      await silent.closed()
      let once = try await RawConnection(port: server.port)
      // On a busy machine the time may be over before.
      _ = await once.request("/api", headers: ["host": "x"])
      await once.closed()
    }
  }

  @Test(
    "A body that breaks off reaches no application",
    arguments: ["content-length: 10\r\n\r\nabc", "transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n"])
  func brokenOff(body: String) async throws {
    let asked = Mutex<[String]>([])
    let responder: WebResponder = { request in
      asked.withLock { $0.append(request.path) }
      return WebResponse(status: .noContent)
    }
    try await RunningServer.run(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("POST /orders HTTP/1.1\r\nhost: x\r\n\(body)".utf8))
      await connection.close()
      // The server hears of that when it does.
      while !server.log.contains("POST /orders was not sent to its end") {
        try Task.checkCancellation()
        let next = try await RawConnection(port: server.port)
        #expect(await next.request("/next", headers: ["host": "x"]).status == 204)
      }
      #expect(!asked.withLock { $0 }.contains("/orders"))
    }
  }

  @Test("What is no HTTP is answered when its turn has come, once, and ends the connection")
  func garbage() async throws {
    try await RunningServer.run(responder: Self.echo) { server in
      for valid in ["", "POST /api/1 HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc"] {
        let connection = try await RawConnection(port: server.port)
        await connection.send(Array((valid + "GARBAGE\r\n\r\n").utf8))
        if !valid.isEmpty { #expect(await connection.answer().body == "/api/1 ") }
        let refusal = await connection.answer()
        #expect(refusal.status == 400 && refusal.headers["connection"] == "close")
        #expect(await connection.read(through: "never") == "")
      }
    }
  }

  @Test(
    "A body that is none is refused once, and ends the connection",
    arguments: [
      "transfer-encoding: chunked\r\n\r\nzz\r\n", "transfer-encoding: gzip\r\n\r\nabc",
      "transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nabc",
      "content-length: 3\r\ncontent-length: 4\r\n\r\nabc", "content-length: -1\r\n\r\n",
    ])
  func noBody(body: String) async throws {
    try await RunningServer.run(responder: Self.echo) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("POST /api HTTP/1.1\r\nhost: x\r\n\(body)".utf8))
      #expect(await connection.answer().status == 400)
      #expect(await connection.read(through: "never") == "")
    }
  }

  @Test("A client that waits for a word before its body gets it, unless the body is refused")
  func goOn() async throws {
    var options = WebOptions()
    options.maxRequestBody = 10
    try await RunningServer.run(options: options, responder: Self.echo) { server in
      let head = "POST /api HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: "
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("\(head)3\r\n\r\n".utf8))
      #expect(await connection.read(through: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
      await connection.send(Array("abc".utf8))
      #expect(await connection.answer().body == "/api ")
      await connection.send(Array("\(head)11\r\n\r\n".utf8))
      #expect(await connection.answer().status == 413)
      await connection.closed()
    }
  }

  @Test("A status that has no body is sent without one", arguments: [204, 304])
  func withoutBody(status: Int) async throws {
    let responder: WebResponder = { _ in
      WebResponse(status: .init(code: status), text: "HTTP/1.1 200 OK\r\n\r\n")
    }
    try await RunningServer.run(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      for _ in 1...3 {
        #expect(
          await connection.request("/", method: "HEAD", headers: ["host": "x"]).status == status)
        await connection.send(Array("GET / HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
        #expect(await connection.answer(to: "HEAD").status == status)
      }
    }
  }

  // MARK: The end

  @Test(
    "What is still coming, and what nobody reads, is waited for as long as a server's end may take",
    arguments: [
      "POST /api HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc", "GET /api HTTP/1.1\r\nhos",
      "GET /flood HTTP/1.1\r\nhost: x\r\n\r\n", "GET /large HTTP/1.1\r\nhost: x\r\n\r\n",
    ])
  func end(request: String) async throws {
    let clock = TestClock()
    var options = WebOptions()
    options.clock = clock
    let large = Data(repeating: 65, count: 64 * 1_024 * 1_024)
    let responder: WebResponder = { request in
      switch request.path {
      case "/flood": WebResponse(body: .parts { write in while true { try await write(large) } })
      case "/large": WebResponse(body: .bytes(large))
      default: nil
      }
    }
    try await RunningServer.run(options: options, responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      try await connection.stopReading()
      await connection.send(Array(request.utf8))
      // The server has read that when it has answered somebody else.
      for _ in 1...4 {
        _ = await (try RawConnection(port: server.port)).request("/", headers: ["host": "x"])
      }
      let hasEnded = Mutex(false)
      let stopping = Task {
        try await server.stop()
        hasEnded.withLock { $0 = true }
      }
      while !hasEnded.withLock({ $0 }) {
        try Task.checkCancellation()
        await clock.advance(by: options.shutdownTimeout)
      }
      try await stopping.value
    }
  }

  @Test("Who does not read what they are sent is let go, and the log says so")
  func unread() async throws {
    var options = WebOptions()
    options.requestTimeout = .milliseconds(50)
    options.slowestBody = 1 << 40
    let responder: WebResponder = { _ in
      WebResponse(
        body: .parts { write in while true { try await write(Data(repeating: 65, count: 65_536)) } }
      )
    }
    try await RunningServer.run(options: options, responder: responder) { server in
      var connections: [RawConnection] = []
      while !server.log.contains("what it was sent was not read within") {
        try Task.checkCancellation()
        // On a busy machine the time for a request may be over before it is read.
        let connection = try await RawConnection(port: server.port)
        try? await connection.stopReading()
        await connection.send(Array("GET /flood HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
        connections.append(connection)
        let other = try await RawConnection(port: server.port)
        _ = await other.request("/vitro.js", method: "HEAD", headers: ["host": "x"])
      }
      for connection in connections { await connection.close() }
    }
  }

  // MARK: Parts

  @Test("Parts are heard as they are written, in chunks")
  func parts() async throws {
    let (words, word) = AsyncStream.makeStream(of: String.self)
    try await RunningServer.run(responder: Self.saying(words)) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("GET /events HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
      let head = Answer(head: await connection.read(through: "\r\n\r\n"))
      #expect(head.status == 200 && head.headers["transfer-encoding"] == "chunked")
      for text in ["one", "three"] {
        word.yield(text)
        #expect(
          await connection.read(through: "\(text)\r\n") == "\(text.utf8.count)\r\n\(text)\r\n")
      }
      word.finish()
      #expect(await connection.read(through: "0\r\n\r\n") == "3\r\nbye\r\n0\r\n\r\n")
      #expect(await connection.request("/", method: "HEAD", headers: ["host": "x"]).status == 200)
    }
  }

  @Test(
    "A client of version 1.0 gets them without chunks, and the end of the connection after them")
  func partsForOldClients() async throws {
    let (words, word) = AsyncStream.makeStream(of: String.self)
    try await RunningServer.run(responder: Self.saying(words)) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(
        Array("GET /events HTTP/1.0\r\nhost: x\r\nconnection: keep-alive\r\n\r\n".utf8))
      word.yield("one")
      word.finish()
      #expect(await connection.answer().headers["transfer-encoding"] == nil)
      #expect(await connection.read(through: "never") == "onebye")
    }
  }

  @Test("Their writer ends with the server, and its last words are heard")
  func partsAtTheEnd() async throws {
    let (words, word) = AsyncStream.makeStream(of: String.self)
    try await RunningServer.run(responder: Self.saying(words)) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("GET /events HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
      word.yield("one")
      _ = await connection.read(through: "one\r\n")
      try await server.stop()
      #expect(await connection.read(through: "0\r\n\r\n") == "3\r\nbye\r\n0\r\n\r\n")
      await connection.closed()
    }
  }

  @Test("Their writer ends when the browser goes")
  func partsOfNobody() async throws {
    let (words, word) = AsyncStream.makeStream(of: String.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    try await RunningServer.run(responder: Self.saying(words) { end.yield() }) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("GET /events HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
      word.yield("one")
      _ = await connection.read(through: "one\r\n")
      await connection.close()
      var ended = ends.makeAsyncIterator()
      await ended.next()
    }
  }

  @Test("A writer that fails ends the connection, so that nobody takes the half for the whole")
  func failingParts() async throws {
    struct Failure: Error {}
    let responder: WebResponder = { _ in
      WebResponse(
        body: .parts { write in
          try await write(Data("half".utf8))
          throw Failure()
        })
    }
    try await RunningServer.run(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("GET /half HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
      _ = await connection.read(through: "\r\n\r\n")
      #expect(await connection.read(through: "0\r\n\r\n") == "4\r\nhalf\r\n")
    }
  }

  @Test("HEAD is answered without a body, with its length where that is known")
  func head() async throws {
    let responder: WebResponder = { request in
      switch request.path {
      case "/bytes": WebResponse(text: "12345")
      case "/parts": WebResponse(body: .parts { try await $0(Data("12345".utf8)) })
      case "/none": WebResponse(status: .noContent)
      default: nil
      }
    }
    try await RunningServer.run(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      let lengths = [("/bytes", "5"), ("/parts", nil), ("/none", nil), ("/", nil), ("/bytes", "5")]
      for (path, length) in lengths {
        let answer = await connection.request(path, method: "HEAD", headers: ["host": "x"])
        #expect(answer.status == (path == "/none" ? 204 : 200))
        #expect(answer.headers["content-length"] == length)
        #expect(answer.headers["transfer-encoding"] == nil)
      }
    }
  }

  @Test(
    "The length that is sent is that of the body, whatever the application says",
    arguments: ["3", "300", "x"])
  func length(said: String) async throws {
    let responder: WebResponder = { _ in
      WebResponse(headers: [.contentLength: said], body: .bytes(Data("12345".utf8)))
    }
    try await RunningServer.run(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      for _ in 1...2 {
        #expect(await connection.request("/", headers: ["host": "x"]).body == "12345")
      }
    }
  }

  /// An application that writes words as they come, and at the end "bye".
  private static func saying(
    _ words: AsyncStream<String>, onEnd: @escaping @Sendable () -> Void = {}
  ) -> WebResponder {
    { request in
      guard request.path == "/events" else { return nil }
      return WebResponse(
        body: .parts { write in
          for await word in words { try await write(Data(word.utf8)) }
          onEnd()
          try await write(Data("bye".utf8))
        })
    }
  }
}
