import Synchronization
import Testing
import VitroConcurrency
import VitroUI
import VitroWeb

/// The limits of bodies and of answers under way, which leave the others theirs.
@MainActor @Suite("One client takes the application's answers from nobody")
struct AnswerLimitTests {
  private static let echo: WebResponder = { request in
    guard request.path == "/echo" else { return nil }
    return WebResponse(body: .bytes(request.body))
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
