import Testing
import VitroUI
import VitroWeb

/// Ten things that no browser of ours says. Each ends its own connection, or nothing at all; a
/// second session goes on undisturbed.
@MainActor
@Suite struct HostileMessageTests {
  @Test(.tags(.hostileMessagesEndThere)) func notJSONIsToldAndEndsNothing() async throws {
    try await unread("tap + please", reason: "the message is not JSON")
  }

  /// Also what our own script could once say: half a letter, a point beyond all screens.
  @Test(arguments: [
    "{}", "[[]]", "[1]", "[4,9]", "[1,\"9\"]", "[2,9]", "[1,9,9]", "[11,9,100001,1]",
    "[11,9,null,1]",
  ])
  func otherJSONIsToldAndEndsNothing(_ text: String) async throws {
    try await unread(text, reason: "the message is not an event")
  }

  @Test func halfALetterIsToldAndEndsNothing() async throws {
    try await unread(#"[2,9,"\ud83d"]"#, reason: "the message is not JSON")
  }

  /// Swift 6.3's decoder traps where the last byte opens the 513th level.
  @Test(arguments: [
    String(repeating: "[", count: 513), String(repeating: "[", count: 60_000),
    "[2,12,\"\\\"\"," + String(repeating: "[", count: 512),
    String(repeating: "{\"a\":", count: 512) + "{",
  ])
  func deeplyNestedJSONIsToldAndEndsNothing(_ text: String) async throws {
    try await unread(text, reason: "the message is not an event")
  }

  @Test(.tags(.hostileMessagesEndThere)) func tenMegabytesCloseTheConnection() async throws {
    try await refused(code: nil, reason: "the frame is too large") {
      let frame = Frame(payload: [])
      $0.sendSoon(bytes: frame.head(count: 10_000_000))
      $0.sendSoon(bytes: [UInt8](repeating: 0x20, count: 10_000_000))
    }
  }

  @Test func aMessageOfTooManyPiecesClosesTheConnection() async throws {
    try await refused(code: 1008, reason: "the message comes in too many pieces") {
      await $0.send(frame: Frame(payload: [], isLast: false))
      for _ in 0..<64 { $0.sendSoon(frame: Frame(opcode: 0, payload: [], isLast: false)) }
    }
  }

  @Test func aMessageThatGrowsTooLargeClosesTheConnection() async throws {
    let half = [UInt8](repeating: 0x20, count: 40_000)
    try await refused(code: 1009, reason: "the message is larger than 65536 bytes") {
      await $0.send(frame: Frame(payload: half, isLast: false))
      await $0.send(frame: Frame(opcode: 0, payload: half))
    }
  }

  @Test func anUnmaskedFrameClosesTheConnection() async throws {
    try await refused(code: 1002, reason: "the frame is not masked") {
      await $0.send(frame: Frame(payload: Array("[1,9]".utf8), isMasked: false))
    }
  }

  @Test func invalidUTF8ClosesTheConnection() async throws {
    try await refused(code: 1007, reason: "the message is not UTF-8") {
      await $0.send(frame: Frame(payload: [0x5b, 0xff, 0x5d]))
    }
  }

  @Test func aBinaryMessageClosesTheConnection() async throws {
    try await refused(code: 1003, reason: "the message is binary") {
      await $0.send(frame: Frame(opcode: 2, payload: [1, 2, 3]))
    }
  }

  /// The kernel holds some megabytes for the client; what comes after that is the server's.
  @Test func whoDoesNotReadIsCutOff() async throws {
    let long = String(repeating: "x", count: 60_000)
    let reason = "the client does not read what it is sent"
    var options = WebOptions()
    options.maxUnsentBytes = 16_384
    try await RunningServer.run(options: options) { server in
      let good = try await server.browser()
      let bad = try await server.browser()
      let field = try #require(server.screens[1].id(.textbox, "Name"))
      try await bad.stopReading()
      let texts = ["a", "b"].map { Wire.up(.setValue(field, $0 + long)) }
      let frames = texts.map { Frame(payload: Array($0.utf8)).bytes }
      for number in 0..<1_000 where !server.log.contains(reason) {
        await bad.send(bytes: frames[number % 2])
      }
      #expect(server.log.contains(reason))
      await bad.vanish()
      try await expectUndisturbed(good, server)
    }
  }

  @Test func anElementThatIsNotThereIsIgnored() async throws {
    try await ignored(.press(Element.ID(rawValue: 999_999)), reason: "is not on the screen")
  }

  @Test func aDisabledButtonIsIgnored() async throws {
    try await ignored(reason: "is disabled") { screen, _ in
      .press(try #require(screen.id(.button, "Disabled")))
    }
  }

  @Test(.tags(.hostileMessagesEndThere)) func anotherSessionsElementIsOutOfReach() async throws {
    try await ignored(reason: "is not on the screen") { screen, other in
      let ask = try #require(other.id(.button, "Is this prime?"))
      try other.send(.press(ask))
      let save = try #require(other.id(.button, "Save to favorite primes"))
      #expect(screen.root != other.root)
      return .press(save)
    }
  }

  @Test func aWrongTokenOpensNothing() async throws {
    try await RunningServer.run { server in
      let good = try await server.browser()
      let bad = try await Browser(port: server.port)
      let forged = String(bad.token.dropLast(4)) + "AAAA"
      try await bad.connect(token: forged)
      #expect(
        await bad.receive()
          == .close(code: 4001, reason: "the session is over, or was never here")
      )
      #expect(await bad.isClosed())
      #expect(server.log.contains("the session is over, or was never here"))
      try await expectUndisturbed(good, server)
    }
  }

  @Test func aForeignOriginOpensNothing() async throws {
    try await RunningServer.run { server in
      let good = try await server.browser()
      let bad = try await Browser(port: server.port)
      let answer = try await bad.connect(origin: "http://evil.example")
      #expect(answer.status == 403)
      #expect(server.log.contains("foreign origin"))
      try await expectUndisturbed(good, server)
    }
  }

  @Test func aScriptInATextFieldIsText() async throws {
    try await RunningServer.run { server in
      let good = try await server.browser()
      let bad = try await server.browser()
      let field = try #require(server.screens[1].id(.textbox, "Name"))
      await bad.send(.setValue(field, "<script>f()</script>"))
      let message = try #require(await bad.receive().text)
      #expect(message.hasPrefix("[[\"t\","), "as text, not as HTML")
      #expect(message.contains("Hello, <script>f()</script>"))
      await bad.vanish()
      try await bad.connect(revision: -1)
      let all = try #require(await bad.receive().text)
      #expect(all.contains("&lt;script&gt;f()&lt;/script&gt;"))
      #expect(!all.contains("<script"))
      try await expectUndisturbed(good, server)
    }
  }

  /// Does something after which the connection must be closed, with a reason in the log.
  private func refused(
    code: Int?,
    reason: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ misbehave: (Browser) async throws -> Void
  ) async throws {
    try await RunningServer.run { server in
      let good = try await server.browser()
      let bad = try await server.browser()
      try await misbehave(bad)
      if let code {
        let answer = await bad.receive()
        #expect(answer == .close(code: code, reason: reason), sourceLocation: sourceLocation)
      }
      while await bad.receive() != .end {}
      #expect(server.log.contains(reason), sourceLocation: sourceLocation)
      try await expectUndisturbed(good, server, sourceLocation: sourceLocation)
    }
  }

  /// Sends a message that cannot be read: it counts as one, the browser is told why, and the next one is read.
  private func unread(
    _ text: String, reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await RunningServer.run { server in
      let good = try await server.browser()
      let bad = try await server.browser()
      await bad.send(text: text)
      let answer = await bad.receive()
      #expect(answer == .text(#"[["x","\#(reason)"],1]"#), sourceLocation: sourceLocation)
      let plus = try #require(server.screens[1].id(.button, "+"))
      await bad.send(.press(plus))
      let next = await bad.receive().text
      #expect(next?.contains("\"8\"") == true, sourceLocation: sourceLocation)
      #expect(server.log.contains(reason), sourceLocation: sourceLocation)
      await bad.vanish()
      try await expectUndisturbed(good, server, sourceLocation: sourceLocation)
    }
  }

  /// Sends an event that must not count: nothing changes, it is acknowledged, the log says why.
  private func ignored(
    reason: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ event: (Screen, Screen) throws -> Event
  ) async throws {
    try await RunningServer.run { server in
      let good = try await server.browser()
      let bad = try await server.browser()
      let event = try event(server.screens[1], server.screens[0])
      let before = server.screens[1].root
      await bad.send(event)
      #expect(await bad.receive() == .text("[1]"), sourceLocation: sourceLocation)
      #expect(server.screens[1].root == before, sourceLocation: sourceLocation)
      #expect(server.log.contains(reason), sourceLocation: sourceLocation)
      await bad.vanish()
      try server.closeDialog(of: 0)
      try await expectUndisturbed(good, server, sourceLocation: sourceLocation)
    }
  }

  private func ignored(_ event: Event, reason: String) async throws {
    try await ignored(reason: reason) { _, _ in event }
  }

  /// The first session still counts.
  private func expectUndisturbed(
    _ browser: Browser,
    _ server: RunningServer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let plus = try #require(server.screens[0].id(.button, "+"))
    await browser.send(.press(plus))
    var answer = await browser.receive()
    while case .text(let text) = answer, !text.contains("\"8\"") {
      answer = await browser.receive()
    }
    guard case .text = answer else {
      Issue.record("The other session got \(answer)", sourceLocation: sourceLocation)
      return
    }
  }
}

extension RunningServer {
  /// Sends a dialog of one of the screens away, if it shows one.
  fileprivate func closeDialog(of index: Int) throws {
    guard let dialog = screens[index].root.children.last(where: { $0.role.isModal }) else { return }
    try screens[index].send(.dismiss(dialog.id))
  }
}
