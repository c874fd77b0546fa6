import Foundation
import Synchronization
import Testing
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
      ("http://x/api?a=1", "/api a:1"), ("http://evil.example/api", "/api "),
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
      ("GET", "http://x", 200), ("GET", "http://x?a", 200), ("OPTIONS", "*", 405),
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

  @Test("HEAD is answered without a body, be it of bytes or of parts")
  func head() async throws {
    let responder: WebResponder = { request in
      switch request.path {
      case "/bytes": WebResponse(text: "12345")
      case "/parts": WebResponse(body: .parts { try await $0(Data("12345".utf8)) })
      default: nil
      }
    }
    try await RunningServer.run(responder: responder) { server in
      let connection = try await RawConnection(port: server.port)
      for (path, length) in [("/bytes", "5"), ("/parts", "0"), ("/bytes", "5")] {
        let answer = await connection.request(path, method: "HEAD", headers: ["host": "x"])
        #expect(answer.status == 200 && answer.headers["content-length"] == length)
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
