import Foundation
import StorefrontHTTP
import StorefrontTesting
import Testing
import VitroConcurrency
import WebAPINIO
import WebAPITesting

/// A live form of the transport.
enum LiveTransport: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case urlSession = "URLSession"
  case nio = "SwiftNIO"

  var testDescription: String { rawValue }

  /// How long an answer may take.
  static let deadline = Duration.seconds(10)

  /// Makes one whose deadline comes when the test moves a clock, and never without.
  func callAsFunction(
    limit: Int = 1_024 * 1_024, clock: any Clock<Duration> = TestClock()
  ) -> HTTPTransport {
    switch self {
    case .urlSession:
      .urlSession(deadline: Self.deadline, limit: limit, silence: 24 * 60 * 60, clock: clock)
    case .nio: .nio(deadline: Self.deadline, limit: limit, clock: clock)
    }
  }
}

@Suite("The transports, before servers that misbehave")
struct TransportTests {
  private struct Mug: Codable, Hashable, Sendable {
    var name = "Mug"
    var prices = [1]
  }

  private static let mug = #"{"name":"Mug","prices":[1]}"#

  /// The outcome of a request to a server that misbehaves in some way.
  private static func outcome(
    of live: LiveTransport, at url: URL, clock: TestClock = TestClock()
  ) async -> (transport: Result<HTTPResponse, TransportError>?, store: Result<Mug, StoreError>) {
    let transport = live(clock: clock)
    let answer: Result<HTTPResponse, TransportError>?
    do {
      answer = .success(try await transport.send(HTTPRequest("GET", url)))
    } catch {
      answer = (error as? TransportError).map { .failure($0) }
    }
    let store: Result<Mug, StoreError>
    do throws(StoreError) {
      store = .success(
        try await StoreHTTP(base: url, transport: transport).load(Resource<Mug>(.get, "mugs")))
    } catch {
      store = .failure(error)
    }
    return (answer, store)
  }

  // MARK: Answers

  @Test(
    "A whole answer is an answer, whatever it says", arguments: LiveTransport.allCases,
    Misbehaviour.answers)
  func answers(live: LiveTransport, misbehaviour: Misbehaviour) async throws {
    try await withServer(misbehaviour.answer) { server in
      let outcome = await Self.outcome(of: live, at: server.url)
      #expect(outcome.transport == misbehaviour.expected)
      #expect(outcome.store == .failure(misbehaviour.error))
    }
  }

  @Test(
    "What is no whole answer is none", arguments: LiveTransport.allCases, Misbehaviour.failures)
  func failures(live: LiveTransport, misbehaviour: Misbehaviour) async throws {
    try await withServer(misbehaviour.answer) { server in
      let outcome = await Self.outcome(of: live, at: server.url)
      #expect(outcome.transport == misbehaviour.expected)
      #expect(outcome.store == .failure(misbehaviour.error))
    }
  }

  // URLSession ends the process at most of them: see `HTTPTransport.nio`.
  @Test("SwiftNIO takes a broken head for none", arguments: Misbehaviour.brokenHeads)
  func brokenHeads(misbehaviour: Misbehaviour) async throws {
    try await withServer(misbehaviour.answer) { server in
      let outcome = await Self.outcome(of: .nio, at: server.url)
      #expect(outcome.transport == misbehaviour.expected)
      #expect(outcome.store == .failure(misbehaviour.error))
    }
  }

  @Test(
    "What is slow is given up at the deadline", arguments: LiveTransport.allCases,
    Misbehaviour.slow)
  func deadline(live: LiveTransport, misbehaviour: Misbehaviour) async throws {
    try await withServer(misbehaviour.answer) { server in
      let clock = TestClock()
      async let outcomes = Self.outcome(of: live, at: server.url, clock: clock)
      for _ in 1...2 {
        try await server.requestArrives()
        await clock.advance(by: LiveTransport.deadline)
      }
      let outcome = await outcomes
      #expect(outcome.transport == misbehaviour.expected)
      #expect(outcome.store == .failure(misbehaviour.error))
      try await server.connectionsClose()
    }
  }

  @Test("Without a clock of a test a deadline is real", arguments: LiveTransport.allCases)
  func realDeadline(live: LiveTransport) async throws {
    try await withServer(.silence) { server in
      // Wall clock: it comes on any machine, however slow.
      let deadline = Duration.milliseconds(1)
      let transport =
        switch live {
        case .urlSession: HTTPTransport.urlSession(deadline: deadline)
        case .nio: HTTPTransport.nio(deadline: deadline)
        }
      await #expect(throws: TransportError.timedOut) {
        try await transport.send(HTTPRequest("GET", server.url))
      }
    }
  }

  @Test("Where nobody listens, nothing is reached", arguments: LiveTransport.allCases, [1, 99_999])
  func refused(live: LiveTransport, port: Int) async throws {
    let outcome = await Self.outcome(of: live, at: .local(port: port))
    #expect(outcome.transport == .failure(.notReached))
    #expect(outcome.store == .failure(.notReached))
  }

  @Test(
    "An address of another kind is refused with its scheme",
    arguments: [
      (.urlSession, "ftp"), (.urlSession, "file"), (.nio, "ftp"), (.nio, "file"), (.nio, "https"),
    ] as [(LiveTransport, String)])
  func scheme(live: LiveTransport, scheme: String) async throws {
    let url = try #require(URL(string: "\(scheme)://127.0.0.1/etc/passwd"))
    let outcome = await Self.outcome(of: live, at: url)
    #expect(outcome.transport == .failure(.unsupportedScheme(scheme)))
    #expect(outcome.store == .failure(.unsupportedScheme(scheme)))
  }

  // MARK: Sizes

  @Test(
    "A body that fills the limit is taken, and one byte more is not",
    arguments: LiveTransport.allCases,
    [
      ("Content-Length: 9\n\n123456789", nil), ("Content-Length: 10\n\n1234567890", 9),
      ("Transfer-Encoding: chunked\n\n4\n1234\n5\n56789\n0\n\n", nil),
      ("Transfer-Encoding: chunked\n\n5\n12345\n5\n67890\n0\n\n", 9),
      ("Connection: close\n\n123456789", nil), ("Connection: close\n\n1234567890", 9),
    ] as [(String, Int?)])
  func limit(live: LiveTransport, answer: (text: String, limit: Int?)) async throws {
    try await withServer(.raw("HTTP/1.1 200 OK\n\(answer.text)")) { server in
      let request = HTTPRequest("GET", server.url)
      if let limit = answer.limit {
        await #expect(throws: TransportError.tooLarge(limit: limit)) {
          try await live(limit: limit).send(request)
        }
      } else {
        let response = try await live(limit: 9).send(request)
        #expect(response == HTTPResponse(status: 200, body: Data("123456789".utf8)))
      }
    }
  }

  @Test("A body that is announced too large is refused at once", arguments: LiveTransport.allCases)
  func announced(live: LiveTransport) async throws {
    try await withServer(.raw("HTTP/1.1 200 OK\nContent-Length: 1000000000\n\n", .stay)) { server in
      await #expect(throws: TransportError.tooLarge(limit: 9)) {
        try await live(limit: 9).send(HTTPRequest("GET", server.url))
      }
      try await server.connectionsClose()
    }
  }

  @Test(
    "A body without end is too large",
    // NB: Under load, FoundationNetworking takes all that comes before it hears that it is cancelled.
    arguments: [(.urlSession, 1 << 25, 1 << 25), (.nio, 1 << 30, 1 << 24)]
      as [(LiveTransport, Int, Int)])
  func flood(live: LiveTransport, size: Int, taken: Int) async throws {
    try await withServer(.raw("HTTP/1.1 200 OK\n\n", .flood(size))) { server in
      await #expect(throws: TransportError.tooLarge(limit: 1_024 * 1_024)) {
        try await live().send(HTTPRequest("GET", server.url))
      }
      try await server.connectionsClose()
      #expect(server.sentBytes <= taken + 99, "The buffers of the system hold some megabytes.")
    }
  }

  // MARK: Requests

  @Test("A request arrives as it is", arguments: LiveTransport.allCases)
  func request(live: LiveTransport) async throws {
    try await withServer(.json("{}")) { server in
      let url = server.url.appending(path: "a b/ü").appending(
        queryItems: [URLQueryItem(name: "q", value: "1&2")])
      let body = Data(repeating: 0x41, count: 200_000)
      _ = try await live().send(HTTPRequest("PUT", url, headers: ["X-Mug": "blue"], body: body))
      let request = try #require(server.requests.first)
      #expect(request.head.method == .PUT && request.head.uri == "/a%20b/%C3%BC?q=1%262")
      #expect(request.head.headers["X-Mug"] == ["blue"] && request.body == body)
      let port = try #require(server.url.port)
      #expect(request.head.headers["Host"] == ["127.0.0.1:\(port)"])
    }
  }

  @Test("A field that would be two is not sent as two", arguments: LiveTransport.allCases)
  func fields(live: LiveTransport) async throws {
    try await withServer(.json("{}")) { server in
      let headers = ["X-Mug": "blue\r\nX-Pot: red"]
      _ = try? await live().send(HTTPRequest("GET", server.url, headers: headers))
      #expect(server.requests.allSatisfy { !$0.head.headers.contains(name: "X-Pot") })
    }
  }

  @Test("A cookie that is given is not kept", arguments: LiveTransport.allCases)
  func cookie(live: LiveTransport) async throws {
    try await withServer(.json("{}", fields: "Set-Cookie: a=b; Path=/\n")) { server in
      let transport = live()
      for _ in 1...2 { _ = try await transport.send(HTTPRequest("GET", server.url)) }
      #expect(server.requests.map { $0.head.headers["Cookie"] } == [[], []])
    }
  }

  @Test(
    "A change whose answer is lost comes again with its key, and is answered",
    arguments: LiveTransport.allCases)
  func lostAnswer(live: LiveTransport) async throws {
    try await withServer(.json(Self.mug), .death, .json(Self.mug)) { server in
      let http = StoreHTTP(base: server.url, transport: live())
      _ = try await http.load(Resource<Mug>(.get, "mugs"))
      let mug = try await http.load(Resource<Mug>(.post, "mugs", body: Mug(), key: "7"))
      #expect(mug == Mug())
      let changes = server.requests.filter { $0.head.method == .POST }
      #expect(changes.map { $0.head.headers["Idempotency-Key"] } == [["7"], ["7"]])
      #expect(changes.map(\.body) == [Data(Self.mug.utf8), Data(Self.mug.utf8)])
    }
  }

  @Test("No transport sends a change twice by itself", arguments: LiveTransport.allCases)
  func sentOnce(live: LiveTransport) async throws {
    try await withServer(.json("{}"), .death, .json("{}")) { server in
      let transport = live()
      _ = try await transport.send(HTTPRequest("GET", server.url))
      await #expect(throws: TransportError.notReached) {
        try await transport.send(HTTPRequest("POST", server.url, body: Data("{}".utf8)))
      }
      #expect(server.requests.map(\.head.method) == [.GET, .POST])
    }
  }

  // MARK: Cancellation

  @Test(
    "A request that is cancelled ends at once, and its connection is closed",
    arguments: LiveTransport.allCases,
    [
      .silence, .raw("HTTP/1.1 200 OK\nContent-Length: 9\n\n1", .stay),
    ] as [MisbehavingServer.Answer])
  func cancelled(live: LiveTransport, answer: MisbehavingServer.Answer) async throws {
    try await withServer(answer) { server in
      let transport = live()
      let request = Task { [url = server.url] in try await transport.send(HTTPRequest("GET", url)) }
      try await server.requestArrives()
      request.cancel()
      await #expect(throws: CancellationError.self) { try await request.value }
      try await server.connectionsClose()
    }
  }

  @Test("A task that is cancelled already asks for nothing", arguments: LiveTransport.allCases)
  func cancelledBefore(live: LiveTransport) async throws {
    try await withServer(.json(Self.mug)) { server in
      let http = StoreHTTP(base: server.url, transport: live())
      let request = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await http.load(Resource<Mug>(.get, "mugs"))
      }
      await #expect(throws: StoreError.cancelled) { try await request.value }
    }
  }

  // NB: libcurl may give up a question whose neighbours were cancelled, some times in 10,000 under load; the
  // client asks again.
  @Test("Of 1,000 requests cancelled at any moment, each ends", arguments: LiveTransport.allCases)
  func cancelledAtAnyMoment(live: LiveTransport) async throws {
    try await withServer(.json(Self.mug)) { server in
      let http = StoreHTTP(base: server.url, transport: live())
      let ended = await withTaskGroup(of: Int.self) { group in
        for _ in 1...8 {
          group.addTask {
            for _ in 1...125 {
              let mug = Task { try await http.load(Resource<Mug>(.get, "mugs")) }
              for _ in 0..<(1 << Int.random(in: 0...10)) { await Task.yield() }
              mug.cancel()
              switch await mug.result {
              case .success(let mug): #expect(mug == Mug())
              case .failure(let error): #expect(error as? StoreError == .cancelled)
              }
            }
            return 125
          }
        }
        return await group.reduce(0, +)
      }
      #expect(ended == 1_000)
      let last = try await http.load(Resource<Mug>(.get, "mugs"))
      #expect(last == Mug())
    }
  }

  // MARK: The shop

  @Test("The shop itself is asked by both", arguments: LiveTransport.allCases)
  func shop(live: LiveTransport) async throws {
    try await withShop { shop in
      let cookie = ["Cookie": "vitro.visitor=AAAAAAAAAAAAAAAAAAAAAA"]
      let transport = live()
      let products = try await transport.send(
        HTTPRequest("GET", shop.api.appending(path: "products"), headers: cookie))
      #expect(products.status == 200 && products.type == "application/json")
      var change = HTTPRequest(
        "POST", shop.api.appending(path: "cart/lines"), headers: cookie,
        body: Data(#"{"product":"mug","quantity":2}"#.utf8))
      change.headers["Content-Type"] = "application/json"
      change.headers["Idempotency-Key"] = "1"
      #expect(try await transport.send(change).status == 200)
      let cart = try await shop.storage.read { try $0.cart(of: "AAAAAAAAAAAAAAAAAAAAAA") }
      #expect(cart.lines.map(\.quantity) == [2])
    }
  }
}
