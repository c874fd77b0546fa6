import Testing
import VitroUI
import VitroWeb

@MainActor
@Suite struct SessionTests {
  @Test(.tags(.wireIsThin)) func anIncrementIsToldAndAcknowledgedInOneMessage() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(.press(try #require(server.screens[0].id(.button, "+"))))
      let message = try #require(await browser.receive().text)
      #expect(message.contains("\"8\"") && message.contains("\"What is the 8th prime?\""))
      #expect(message.hasSuffix(",1]"))
      #expect(message.utf8.count <= 60)
    }
  }

  @Test func aConnectionBeginsWithWhereBothAre() async throws {
    try await RunningServer.run { server in
      let browser = try await Browser(port: server.port)
      #expect(try await browser.connect().status == 101)
      #expect(await browser.receive() == .text(#"[["h",0,0]]"#))
      #expect(await browser.receive() == .text("[0]"))
    }
  }

  @Test func whoMissedNothingIsToldNothing() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(.press(try #require(server.screens[0].id(.button, "+"))))
      _ = await browser.receive()
      await browser.vanish()
      try await browser.connect(revision: 1)
      #expect(await browser.receive() == .text(#"[["h",1,1]]"#))
    }
  }

  @Test(arguments: [true, false])
  func whoMissedSomethingIsToldAll(isNoticed: Bool) async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      if isNoticed { await browser.leave() } else { await browser.vanish() }
      try server.screens[0].send(.press(try #require(server.screens[0].id(.button, "+"))))
      try await browser.connect(revision: 0)
      let message = try #require(await browser.receive().text)
      #expect(message.hasPrefix(#"[["T","Counter demo"],["b","<div id="#))
      #expect(message.contains(#"["L","en","ltr","This text is too long."#))
      #expect(message.contains(">What is the 8th prime?</button>"))
      #expect(message.hasSuffix(#",["h",0,1]]"#))
    }
  }

  @Test func whatWasTypedIsNotToldBack() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(.setValue(try #require(server.screens[0].id(.textbox, "Name")), "Blob"))
      let message = try #require(await browser.receive().text)
      #expect(message.contains("Hello, Blob") && !message.contains("\"v\""))
    }
  }

  @Test func aFieldThatKeepsSomethingElseIsToldSo() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      let field = try #require(server.screens[0].id(.textbox, "Name"))
      await browser.send(.setValue(field, "Blob!"))
      let message = try #require(await browser.receive().text)
      #expect(message.contains("[\"v\",\(field.rawValue),\"Blob\",1]"))
    }
  }

  @Test func theNewestConnectionShowsTheSession() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      let other = try await Browser(port: server.port)
      try await other.connect(token: browser.token)
      #expect(
        await browser.receive() == .close(code: 4002, reason: "the session is shown elsewhere now")
      )
    }
  }

  @Test func aSessionEndsWhenItsPageStaysAway() async throws {
    let clock = AlarmClock()
    var options = WebOptions()
    options.clock = clock
    let (ends, end) = AsyncStream<Void>.makeStream()
    try await RunningServer.run(
      options: options,
      screen: { Screen(host: $0) { CounterView().onDisappear { end.finish() } } }
    ) { server in
      let browser = try await Browser(port: server.port)
      // It is late, and then over.
      await clock.wakeNext()
      await clock.wakeNext()
      for await _ in ends {}
      try await browser.connect()
      #expect(
        await browser.receive()
          == .close(code: 4001, reason: "the session is over, or was never here"))
    }
  }

  @Test func aPingIsAnswered() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(frame: Frame(opcode: 9, payload: []))
      #expect(await browser.receive() == .pong)
    }
  }

  @Test func aPageThatAsksWhetherTheServerIsThereIsAnsweredAndThatIsNoMessage() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(text: "[]")
      #expect(await browser.receive().text == "[]")
      await browser.send(.press(try #require(server.screens[0].id(.button, "+"))))
      #expect(await browser.receive().text?.hasSuffix(",1]") == true)
    }
  }

  @Test func aPageThatSaysThatItGoesIsAnswered() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(frame: Frame(opcode: 8, payload: [0x03, 0xe9]))
      #expect(await browser.receive() == .close(code: 1000, reason: "the page has ended it"))
      #expect(await browser.receive() == .end)
    }
  }

  @Test func aClientThatDoesNotAnswerIsLetGo() async throws {
    var options = WebOptions()
    options.pingInterval = .milliseconds(5)
    try await RunningServer.run(options: options) { server in
      let browser = try await Browser(port: server.port)
      try await browser.connect()
      var received = [await browser.receive()]
      while received.last != .end { received.append(await browser.receive()) }
      #expect(received.contains(.ping))
    }
  }

  @Test func theServerEndsWithClientsConnected() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      let idle = try await RawConnection(port: server.port)
      let page = try await RawConnection(port: server.port)
      _ = await page.request("/", headers: ["host": "x"])
      try await server.stop()
      #expect(await browser.receive() == .close(code: 1001, reason: "the server ends"))
      await idle.closed()
      await page.closed()
      #expect(server.log.messages.filter { $0.hasPrefix("error") } == [])
    }
  }

  @Test func aPageThatHasLostItsWayIsToldAll() async throws {
    try await RunningServer.run { server in
      let browser = try await server.browser()
      await browser.send(text: "[17,0]")
      let message = try #require(await browser.receive().text)
      #expect(message.hasPrefix(#"[["T","Counter demo"],["b","<div id="#))
      #expect(message.contains(">What is the 7th prime?</button>") && message.hasSuffix(",1]"))
    }
  }

  @Test func aTitleThatChangesAloneIsTold() async throws {
    try await RunningServer.run(screen: { Screen(host: $0) { TitleCounter() } }) { server in
      let browser = try await server.browser()
      await browser.send(.press(try #require(server.screens[0].id(.button, "+"))))
      #expect(await browser.receive().text == #"[["T","1 of 3"],1]"#)
    }
  }
}

private struct TitleCounter: View {
  @State private var count = 0

  var body: some View { Button("+") { count += 1 }.navigationTitle("\(count) of 3") }
}
