import Testing
import VitroConcurrency
import VitroUI
import VitroWeb

/// The limits of what one client takes, which leave the others theirs.
@MainActor @Suite("One client takes the server from nobody")
struct AdmissionTests {
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
}
