import NIOCore
import Synchronization
import Testing
import VitroConcurrency
import VitroUI
import VitroWeb

/// The limits of what one client takes, which leave the others theirs.
@MainActor @Suite("One client takes the server from nobody")
struct AdmissionTests {
  private static let echo: WebResponder = { request in
    guard request.path == "/echo" else { return nil }
    return WebResponse(body: .bytes(request.body))
  }

  // MARK: Connections

  @Test("One address has half of all connections; one more is told so, and others are let in")
  func connections() async throws {
    var options = WebOptions()
    options.maxConnections = 4
    try await RunningServer.run(options: options) { server in
      let idle = [
        try await RawConnection(port: server.port), try await RawConnection(port: server.port),
      ]
      for connection in idle {
        let answer = await connection.request("/", method: "HEAD", headers: ["host": "x"])
        #expect(answer.status == 200)
      }
      let third = try await RawConnection(port: server.port)
      let refused = await third.read(through: "in ten seconds.\n")
      #expect(refused.hasPrefix("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n"))
      await third.closed()
      let honest = try await Browser(port: server.port, from: "127.0.0.2")
      #expect(honest.page.status == 200)
      for connection in idle { await connection.close() }
      // The server hears of that when it does.
      while try await Browser(port: server.port).page.status != 200 {
        try Task.checkCancellation()
      }
    }
  }

  @Test("A thousand connections that are refused at once keep nobody else from a page")
  func flood() async throws {
    var options = WebOptions()
    options.maxConnections = 20
    try await RunningServer.run(options: options) { server in
      var flood: [RawConnection] = []
      for _ in 1...1_000 { flood.append(try await RawConnection(port: server.port)) }
      #expect(try await Browser(port: server.port, from: "127.0.0.2").page.status == 200)
      for connection in flood { await connection.close() }
    }
  }

  // MARK: Sessions

  @Test("Pages that are joined and left, however many, turn nobody away and end nobody's page")
  func reloads() async throws {
    var options = WebOptions()
    options.maxSessions = 10
    try await RunningServer.run(options: options) { server in
      let honest = try await server.browser()
      let away = try await Browser(port: server.port, from: "127.0.0.2")
      try await away.start()
      await away.leave()
      for _ in 1...40 {
        let reload = try await Browser(port: server.port)
        #expect(reload.page.status == 200)
        try await reload.start()
        await reload.leave()
      }
      await honest.send(.press(try #require(server.screens.first?.id(.button, "+"))))
      #expect(await honest.receive().text?.contains("8") == true)
      // A phone that is away for a moment has an address of its own, with one page that has gone.
      #expect(try await away.connect().status == 101)
      let heard = await away.receive()
      #expect(heard.text != nil, "\(heard)")
    }
  }

  @Test(
    "Room for a browser's next page is made by its own, and where all are joined it has no more")
  func browser() async throws {
    var options = WebOptions()
    options.maxSessionsOfBrowser = 2
    let cookie = ["cookie": "vitro.visitor=AAAAAAAAAAAAAAAAAAAAAA"]
    try await RunningServer.run(options: options) { server in
      let other = try await server.browser()
      var pages: [Browser] = []
      for _ in 1...2 {
        let page = try await Browser(port: server.port, headers: cookie)
        try await page.connect(cookie: cookie["cookie"])
        _ = await page.receive()
        pages.append(page)
      }
      #expect(try await Browser(port: server.port, headers: cookie).page.status == 503)
      await pages[0].leave()
      #expect(try await Browser(port: server.port, headers: cookie).page.status == 200)
      #expect(try await Browser(port: server.port).page.status == 200)
      _ = other
    }
  }

  @Test(
    "An address with more than half of all sessions makes room for another one, and not for itself")
  func greedy() async throws {
    var options = WebOptions()
    options.maxSessions = 4
    try await RunningServer.run(options: options) { server in
      var greedy: [Browser] = []
      for _ in 1...4 { greedy.append(try await server.browser()) }
      #expect(try await Browser(port: server.port).page.status == 503)
      let honest = try await Browser(port: server.port, from: "127.0.0.2")
      #expect(honest.page.status == 200)
      #expect(
        await greedy[0].receive()
          == .close(code: 4002, reason: "its address has more sessions than there is room for"))
    }
  }

  @Test("Addresses that have filled the server together leave room for all others")
  func several() async throws {
    var options = WebOptions()
    (options.maxSessions, options.maxSessionsOfAddress) = (12, 3)
    try await RunningServer.run(options: options) { server in
      for address in ["127.0.0.2", "127.0.0.3"] {
        for _ in 1...6 { try await Browser(port: server.port, from: address).start() }
      }
      for number in 4...9 {
        let newcomer = try await Browser(port: server.port, from: "127.0.0.\(number)")
        #expect(newcomer.page.status == 200)
        #expect(try await newcomer.connect().status == 101)
        #expect(await newcomer.receive().text != nil)
      }
      #expect(server.log.contains("There are 12 sessions, as many as there may be, and 127.0.0."))
      #expect(try await Browser(port: server.port, from: "127.0.0.10").page.status == 503)
    }
  }

  @Test("A page that is loading keeps its place, however many another address opens meanwhile")
  func loading() async throws {
    var options = WebOptions()
    (options.maxSessions, options.maxSessionsOfAddress) = (6, 6)
    try await RunningServer.run(options: options) { server in
      try await Browser(port: server.port, from: "127.0.0.2").start()
      for number in 3...5 {
        for _ in 1...20 { _ = try await Browser(port: server.port, from: "127.0.0.2") }
        let honest = try await Browser(port: server.port, from: "127.0.0.\(number)")
        #expect(honest.page.status == 200)
        for address in ["127.0.0.2", "127.0.0.6"] {
          for _ in 1...20 { _ = try await Browser(port: server.port, from: address) }
        }
        #expect(try await honest.connect().status == 101)
        #expect(await honest.receive().text != nil)
      }
    }
  }

  @Test("Where there is no room a newcomer is told so, and takes the place of none that is loading")
  func full() async throws {
    var options = WebOptions()
    options.maxSessions = 3
    try await RunningServer.run(options: options) { server in
      var loading: [Browser] = []
      for number in 1...10 {
        let page = try await Browser(port: server.port, from: "127.0.0.\(number)")
        #expect(page.page.status == (number <= 3 ? 200 : 503))
        if number <= 3 { loading.append(page) }
      }
      for page in loading {
        #expect(try await page.connect().status == 101)
        #expect(await page.receive().text != nil)
      }
    }
  }

  // MARK: Answers

  @Test("A request whose client has gone is not begun, and one that only reads goes no further")
  func gone() async throws {
    let answers = Answers()
    var options = WebOptions()
    options.maxAnswersOfAddress = 2
    try await RunningServer.run(options: options, responder: answers.respond) { server in
      var clients: [RawConnection] = []
      for method in ["GET", "POST", "GET", "GET", "POST"] {
        let client = try await RawConnection(port: server.port)
        await client.send(
          Array("\(method) /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n".utf8))
        clients.append(client)
        if clients.count <= 2 { await answers.begun(clients.count) }
      }
      for client in clients.dropFirst(2) { await client.close() }
      // Each loop of the server has heard of what was closed before when it has answered something else.
      for _ in 1...64 {
        let other = try await RawConnection(port: server.port)
        _ = await other.request("/vitro.js", method: "HEAD", headers: ["host": "x"])
      }
      for client in clients.prefix(2) { await client.close() }
      await answers.cancelled(1)
      answers.finish()
      let honest = try await RawConnection(port: server.port)
      #expect(await honest.request("/quick", headers: ["host": "x"]).status == 200)
      #expect(answers.all == ["begun", "begun", "cancelled", "ended", "quick"])
    }
  }

  @Test("Who waits when the server ends is told so, and what takes too long is cancelled")
  func end() async throws {
    let answers = Answers()
    let clock = TestClock()
    var options = WebOptions()
    (options.maxAnswersOfAddress, options.clock) = (1, clock)
    try await RunningServer.run(options: options, responder: answers.respond) { server in
      let first = try await RawConnection(port: server.port)
      await first.send(Array("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
      await answers.begun(1)
      let second = try await RawConnection(port: server.port)
      await second.send(Array("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n".utf8))
      async let refused = second.read(through: "\r\n\r\n")
      async let stopped: Void = server.stop()
      // The second may come when the turns are over; it has none either way.
      #expect(Answer(head: await refused).status == 503)
      while !answers.all.contains("cancelled") {
        try Task.checkCancellation()
        await clock.advance(by: options.shutdownTimeout)
      }
      #expect(Answer(head: await first.read(through: "\r\n\r\n")).status == 503)
      try await stopped
      #expect(answers.all == ["begun", "cancelled"])
    }
  }

  // MARK: The log

  @Test("A limit that is met is told once, and after a minute how often, with how much is taken")
  func log() async throws {
    var options = WebOptions()
    let clock = TestClock()
    (options.maxSessions, options.clock) = (1, clock)
    try await RunningServer.run(options: options) { server in
      let page = try await server.browser()
      for _ in 1...20 { #expect(try await Browser(port: server.port).page.status == 503) }
      let told = server.log.messages.filter { $0.contains("turned away") }
      #expect(
        told == [
          "warning: A page of 127.0.0.1 was turned away: there are 1 sessions (maxSessions)"
        ])
      for _ in 1...5 { _ = try await Browser(port: server.port, from: "127.0.0.2") }
      let line =
        "Limits met in a minute, with the address that met each most: sessions: 25 (127.0.0.1: 20). "
        + "Taken: sessions: 1 of 1, "
      while !server.log.contains(line) {
        try Task.checkCancellation()
        await clock.advance(by: .seconds(60))
      }
      #expect(server.log.contains("bytes of bodies: 0 of 67108864, connections: "))
      #expect(try await Browser(port: server.port).page.status == 503)
      #expect(server.log.messages.count { $0.contains("turned away") } == 2)
      _ = page
    }
  }

  // MARK: Hosts

  @Test(
    "A server answers to its addresses and to the names that it was told",
    arguments: [
      ("127.0.0.1:8080", 200), ("192.168.0.7", 200), ("[::1]:80", 200), ("[fe80::1]", 200),
      ("localhost", 200), ("LOCALHOST:1", 200), ("app.localhost:8080", 200),
      ("shop.example.com", 200), ("Shop.Example.com:443", 200), ("shop.example.com.", 200),
      ("evil.example.com", 421), ("shop.example.com.evil.com", 421), ("127.0.0.1.evil.com", 421),
      ("localhost.evil.com", 421), ("127.0.0.256", 421), ("[evil.com]", 421), ("1.2.3", 421),
      ("shop.example.com:80@evil.com", 421), ("shop.example.com:x", 421), (":80", 421),
    ])
  func hosts(host: String, status: Int) async throws {
    var options = WebOptions()
    options.hostNames = ["shop.example.com"]
    try await RunningServer.run(options: options) { server in
      let connection = try await RawConnection(port: server.port)
      #expect(await connection.request("/", headers: ["host": host]).status == status)
      let socket = try await Browser(port: server.port)
      let answer = try await socket.connect(origin: "http://\(host)", host: host)
      #expect(answer.status == (status == 200 ? 101 : status))
    }
  }

  @Test(
    "A request without a host, or with two, is not understood",
    arguments: ["", "Host: x\r\nHost: x\r\n", "Host: x\r\nHost: evil.com\r\n", "Host: \r\n"])
  func noHost(fields: String) async throws {
    try await RunningServer.run { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("GET / HTTP/1.1\r\n\(fields)\r\n".utf8))
      #expect(Answer(head: await connection.read(through: "\r\n\r\n")).status == 400)
    }
  }

  // MARK: Bodies

  @Test(
    "A body that does not come is not waited for",
    arguments: ["content-length: 100", "transfer-encoding: chunked"], ["/echo", "/", "/nowhere"])
  func slow(field: String, path: String) async throws {
    var options = WebOptions()
    options.requestTimeout = .milliseconds(50)
    options.slowestBody = 1_024 * 1_024 * 1_024
    try await RunningServer.run(options: options, responder: Self.echo) { server in
      let connection = try await RawConnection(port: server.port)
      await connection.send(Array("POST \(path) HTTP/1.1\r\nhost: x\r\n\(field)\r\n\r\n5\r\n".utf8))
      await connection.closed()
    }
  }

  @Test("A refused body is not read to its end", arguments: ["/echo", "/vitro.file", "/"])
  func refused(path: String) async throws {
    try await RunningServer.run(responder: Self.echo) { server in
      let connection = try await RawConnection(port: server.port)
      let head = "POST \(path) HTTP/1.1\r\nhost: x\r\ncontent-length: 2200000000\r\n\r\n"
      await connection.send(Array(head.utf8))
      let answer = Answer(head: await connection.read(through: "\r\n\r\n"))
      #expect(answer.status >= 400 && answer.headers["connection"] == "close")
      await connection.closed()
    }
  }

  @Test("Bodies that wait in memory have a budget, of which one address has a quarter")
  func budget() async throws {
    var options = WebOptions()
    options.maxRequestBodies = 40
    try await RunningServer.run(options: options, responder: Self.echo) { server in
      let slow = try await RawConnection(port: server.port)
      let head = "POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n"
      await slow.send(Array((head + "012345678").utf8))
      // Whether the server has the nine bytes nobody is told; a second body shows it.
      var answer = Answer(head: "")
      while answer.status != 503 {
        try Task.checkCancellation()
        let other = try await RawConnection(port: server.port)
        answer = await other.request("/echo", method: "POST", headers: ["host": "x"], body: "abcd")
      }
      #expect(answer.headers["retry-after"] == "10")
      let elsewhere = try await RawConnection(port: server.port, from: "127.0.0.2")
      let fits = await elsewhere.request(
        "/echo", method: "POST", headers: ["host": "x"], body: "abcd")
      #expect(fits.status == 200 && fits.body == "abcd")
      await slow.send(Array("9".utf8))
      #expect(Answer(head: await slow.read(through: "\r\n\r\n")).status == 200)
      _ = await slow.read(10)
      let after = try await RawConnection(port: server.port)
      let again = await after.request("/echo", method: "POST", headers: ["host": "x"], body: "abcd")
      #expect(again.body == "abcd")
    }
  }

  // MARK: Answers

  @Test(
    "A browser is answered a few requests at a time, an address a few more, and others beside them")
  func turns() async throws {
    var options = WebOptions()
    (options.maxAnswersOfBrowser, options.maxAnswersOfAddress) = (2, 3)
    options.maxWaitingOfAddress = 4
    let desk = Desk()
    let responder: WebResponder = { request in
      if request.path == "/slow" { await desk.answer() }
      return WebResponse(status: .ok)
    }
    try await RunningServer.run(options: options, responder: responder) { server in
      let port = server.port
      let (refusals, refusal) = AsyncStream.makeStream(of: Void.self)
      func ask(_ path: String, as browser: String, from address: String? = nil) -> Task<
        Int, any Error
      > {
        Task {
          let connection = try await RawConnection(port: port, from: address)
          let headers = ["host": "x", "cookie": "vitro.visitor=\(browser)"]
          let status = await connection.request(path, headers: headers).status
          if status == 503 { refusal.yield() }
          return status
        }
      }
      let (anna, berta) = (String(repeating: "A", count: 22), String(repeating: "B", count: 22))
      var asked = (1...5).map { _ in ask("/slow", as: anna) }
      await desk.answering(2)
      #expect(try await ask("/quick", as: berta).value == 200)
      #expect(try await ask("/quick", as: "", from: "127.0.0.2").value == 200)
      asked.append(ask("/slow", as: berta))
      await desk.answering(3)
      // The address has its three now: of nine that want another turn four wait.
      asked += (1...6).map { _ in ask("/slow", as: berta) }
      var refused = refusals.makeAsyncIterator()
      for _ in 1...5 { await refused.next() }
      #expect(try await ask("/quick", as: "", from: "127.0.0.2").value == 200)
      await desk.open()
      var statuses: [Int] = []
      for task in asked { statuses.append(try await task.value) }
      #expect(statuses.count { $0 == 200 } == 7 && statuses.count { $0 == 503 } == 5)
      #expect(await desk.most == 3)
    }
  }
}

/// An application that answers when a test says so.
private actor Desk {
  private var isOpen = false
  private var asking: [CheckedContinuation<Void, Never>] = []
  private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?
  private var count = 0
  /// How many it has answered at once at most.
  private(set) var most = 0

  func answer() async {
    guard !isOpen else { return }
    count += 1
    most = max(most, count)
    if let waiting, count >= waiting.count {
      self.waiting = nil
      waiting.continuation.resume()
    }
    await withCheckedContinuation { asking.append($0) }
    count -= 1
  }

  /// Returns when so many are being answered.
  func answering(_ wanted: Int) async {
    guard count < wanted else { return }
    await withCheckedContinuation { waiting = (wanted, $0) }
  }

  func open() {
    isOpen = true
    for continuation in asking { continuation.resume() }
    asking = []
  }
}

/// An application whose answers take until they are let go, with what has become of them.
private final class Answers: Sendable {
  private struct State {
    var all: [String] = []
    var isFinished = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var all: [String] { state.withLock { $0.all } }

  var respond: WebResponder {
    { request in
      guard request.path == "/slow" else {
        if request.path == "/quick" { self.note("quick") }
        return request.path == "/quick" ? WebResponse(status: .ok) : nil
      }
      self.note("begun")
      await withTaskCancellationHandler {
        await self.wait { $0.isFinished || Task.isCancelled }
      } onCancel: {
        self.note(nil)
      }
      self.note(Task.isCancelled ? "cancelled" : "ended")
      try Task.checkCancellation()
      return WebResponse(status: .ok)
    }
  }

  /// Lets all answers end.
  func finish() {
    state.withLock { $0.isFinished = true }
    note(nil)
  }

  /// Returns when so many have begun.
  func begun(_ count: Int) async { await see("begun", count) }

  /// Returns when so many have been cancelled.
  func cancelled(_ count: Int) async { await see("cancelled", count) }

  private func see(_ word: String, _ count: Int) async {
    await wait { $0.all.count { $0 == word } >= count }
  }

  /// Returns when something is so.
  private func wait(until isSo: @Sendable (State) -> Bool) async {
    while !state.withLock({ isSo($0) }) {
      await withCheckedContinuation { continuation in
        let isSo = state.withLock { state in
          let isSo = isSo(state)
          if !isSo { state.waiting.append(continuation) }
          return isSo
        }
        if isSo { continuation.resume() }
      }
    }
  }

  private func note(_ word: String?) {
    let waiting = state.withLock { state in
      if let word { state.all.append(word) }
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }
}
