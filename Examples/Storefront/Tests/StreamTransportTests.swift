import Foundation
import StorefrontHTTP
import Testing
import VitroConcurrency
import WebAPITesting

@Suite("The streams of the transports, before servers that misbehave")
struct StreamTransportTests {
  private static let head = "HTTP/1.1 200 OK\nContent-Type: text/event-stream; charset=utf-8\n"

  /// All that comes of a stream, and the error that ends it, if any.
  private static func read(_ stream: HTTPStream) async -> (text: String, error: TransportError?) {
    var text = ""
    do {
      for try await part in stream.body { text += String(decoding: part, as: UTF8.self) }
    } catch {
      return (text, error as? TransportError)
    }
    return (text, nil)
  }

  @Test(
    "A stream that ends is read to its end", arguments: LiveTransport.allCases,
    [
      "\ndata: 1\n\n", "Content-Length: 11\n\ndata: 1\n\n",
      "Transfer-Encoding: chunked\n\n4\ndata\n7\n: 1\n\n\n0\n\n",
    ])
  func whole(live: LiveTransport, rest: String) async throws {
    try await withServer(.raw(Self.head + rest)) { server in
      let stream = try await live().stream(HTTPRequest("GET", server.url))
      #expect(stream.status == 200 && stream.type == "text/event-stream")
      let (text, error) = await Self.read(stream)
      #expect(text == "data: 1\r\n\r\n" && error == nil)
    }
  }

  @Test(
    "A status is told, whatever it is", arguments: LiveTransport.allCases,
    [204, 302, 404, 503])
  func status(live: LiveTransport, status: Int) async throws {
    let fields = "Location: http://127.0.0.1:1/there\nContent-Length: 0\n\n"
    try await withServer(.raw("HTTP/1.1 \(status) Status\n\(fields)")) { server in
      let stream = try await live().stream(HTTPRequest("GET", server.url))
      #expect(stream.status == status && stream.type == "")
      let (text, error) = await Self.read(stream)
      #expect(text == "" && error == nil)
    }
  }

  @Test(
    "What came before a stream broke off is read, and then it fails",
    arguments: LiveTransport.allCases,
    [
      "Content-Length: 99\n\ndata", "Transfer-Encoding: chunked\n\n4\ndata\n",
      "Transfer-Encoding: chunked\n\n4\ndata\n9\nda",
    ])
  func brokenOff(live: LiveTransport, rest: String) async throws {
    try await withServer(.raw(Self.head + rest)) { server in
      let (text, error) = await Self.read(try await live().stream(HTTPRequest("GET", server.url)))
      #expect(text.hasPrefix("data") && error == .notReached)
    }
  }

  @Test(
    "Where there is no head, there is no stream", arguments: LiveTransport.allCases,
    [.death, .raw("SSH-2.0-OpenSSH_9.2\n")] as [MisbehavingServer.Answer])
  func noHead(live: LiveTransport, answer: MisbehavingServer.Answer) async throws {
    try await withServer(answer) { server in
      await #expect(throws: TransportError.notReached) {
        _ = try await live().stream(HTTPRequest("GET", server.url))
      }
    }
  }

  @Test("SwiftNIO takes a broken head for none", arguments: Misbehaviour.brokenHeads)
  func brokenHeads(misbehaviour: Misbehaviour) async throws {
    try await withServer(misbehaviour.answer) { server in
      await #expect(throws: TransportError.notReached) {
        _ = try await LiveTransport.nio().stream(HTTPRequest("GET", server.url))
      }
    }
  }

  @Test("A head that does not come is given up at the deadline", arguments: LiveTransport.allCases)
  func silence(live: LiveTransport) async throws {
    try await withServer(.silence) { server in
      let clock = TestClock()
      let transport = live(clock: clock)
      let asking = Task { [url = server.url] in
        _ = try await transport.stream(HTTPRequest("GET", url))
      }
      try await server.requestArrives()
      await clock.advance(by: LiveTransport.deadline)
      await #expect(throws: TransportError.timedOut) { try await asking.value }
      try await server.connectionsClose()
    }
  }

  @Test(
    "A part is there when it comes, and a stream may take longer than the deadline",
    arguments: LiveTransport.allCases)
  func trickle(live: LiveTransport) async throws {
    try await withServer(.raw(Self.head + "\n", .trickle(Array("ab".utf8)))) { server in
      let clock = TestClock()
      let stream = try await live(clock: clock).stream(HTTPRequest("GET", server.url))
      var count = 0
      for try await part in stream.body {
        count += part.count
        if count > 20 { break }
        await clock.advance(by: LiveTransport.deadline)
      }
      #expect(count > 20)
    }
  }

  @Test(
    "A stream that nobody reads any more, or ever, is closed", arguments: LiveTransport.allCases,
    [true, false])
  func unread(live: LiveTransport, readsOnce: Bool) async throws {
    try await withServer(.raw(Self.head + "\n1", .stay)) { server in
      let transport = live()
      do {
        let stream = try await transport.stream(HTTPRequest("GET", server.url))
        if readsOnce { for try await _ in stream.body { break } }
      }
      try await server.connectionsClose()
    }
  }

  @Test(
    "Who reads and is cancelled closes the connection", arguments: LiveTransport.allCases,
    [.silence, .raw("HTTP/1.1 200 OK\n\n1", .stay)] as [MisbehavingServer.Answer])
  func cancelled(live: LiveTransport, answer: MisbehavingServer.Answer) async throws {
    try await withServer(answer) { server in
      let transport = live()
      let reading = Task { [url = server.url] in
        await Self.read(try await transport.stream(HTTPRequest("GET", url)))
      }
      try await server.requestArrives()
      reading.cancel()
      _ = await reading.result
      try await server.connectionsClose()
    }
  }

  @Test(
    "A stream that is faster than its reader is given up, and what has come is read",
    arguments: LiveTransport.allCases)
  func flood(live: LiveTransport) async throws {
    try await withServer(.raw(Self.head + "\n", .flood(1 << 27))) { server in
      let stream = try await live().stream(HTTPRequest("GET", server.url))
      try await server.connectionsClose()
      let (text, error) = await Self.read(stream)
      #expect(!text.isEmpty && error == .tooLarge(limit: 256))
    }
  }
}
