import Testing
import VitroDevice
import VitroUI
import VitroWeb

@MainActor
@Suite("What is asked of a browser") struct DeviceRequestTests {
  @Test("A request goes down with the event that led to it, and its answer comes up")
  func answered() async throws {
    try await run { server, browser in
      let told = try await browser.press("Paste", server, 1)
      #expect(told.contains(#"["d",1,"clipboard.paste"]"#))
      #expect(await browser.say(#"[15,1,1,"Notes"]"#, 2).contains("Said: Notes"))
    }
  }

  @Test("Whoever does not want an answer any more tells the page")
  func cancelled() async throws {
    try await run { server, browser in
      _ = try await browser.press("Listen", server, 1)
      #expect(try await browser.press("Stop", server, 2).contains(#"["D",1]"#))
    }
  }

  @Test("A page that comes back goes on with what it has begun")
  func reconnection() async throws {
    try await run { server, browser in
      _ = try await browser.press("Listen", server, 1)
      await browser.vanish()
      try await browser.connect(revision: 1)
      #expect(await browser.receive() == .text(#"[["h",1,2],["q",[1]]]"#))
      #expect(await browser.say(#"[15,1,0,"Good","0"]"#, 2).contains("Said: Good"))
    }
  }

  @Test("A page that has missed a request is asked again")
  func missed() async throws {
    try await run { server, browser in
      _ = try await browser.press("Listen", server, 1)
      _ = try await browser.press("Paste", server, 2)
      await browser.vanish()
      try await browser.connect(revision: 1)
      let greeting = try #require(await browser.receive().text)
      #expect(greeting.hasSuffix(#",["h",2,3],["d",2,"clipboard.paste"],["q",[1,2]]]"#))
    }
  }

  @Test("What is asked while no browser is there waits for one")
  func waiting() async throws {
    try await run { server, browser in
      await browser.leave()
      try server.screens[0].send(.press(try #require(server.screens[0].id(.button, "Paste"))))
      await server.screens[0].rest()
      try await browser.connect(revision: 0)
      let greeting = try #require(await browser.receive().text)
      #expect(greeting == #"[["h",0,1],["d",1,"clipboard.paste"],["q",[1]]]"#)
    }
  }

  @Test("Another page than the one that was asked knows nothing of it, and the request ends")
  func reload() async throws {
    try await run { server, browser in
      _ = try await browser.press("Listen", server, 1)
      await browser.vanish()
      try await browser.connect(revision: 0)
      let greeting = try #require(await browser.receive().text)
      #expect(greeting.hasSuffix(#",["h",1,2],["q",[1]]]"#))
      #expect(await browser.say(#"[16,1,"lost"]"#, 2).contains("loaded again"))
    }
  }

  @Test("When a session ends, so does all that it has asked")
  func end() async throws {
    let ends = AsyncStream<String>.makeStream()
    try await RunningServer.run(
      screen: { Screen(host: $0) { Asker(onEnd: { ends.continuation.yield($0) }) } }
    ) { server in
      let browser = try await server.browser()
      _ = try await browser.press("Listen", server, 1)
      try await server.stop()
      var iterator = ends.stream.makeAsyncIterator()
      #expect(await iterator.next() == DeviceError.interrupted.description)
    }
  }

  @Test("Answers to what nobody has asked are dropped", arguments: [0, 2, -1, .max])
  func unasked(_ number: Int) async throws {
    try await run { server, browser in
      _ = try await browser.press("Paste", server, 1)
      #expect(await browser.say("[15,\(number),1,\"Wrong\"]", 2) == "[2]")
      #expect(await browser.say(#"[15,1,1,"Right"]"#, 3).contains("Said: Right"))
      #expect(await browser.say(#"[15,1,1,"Late"]"#, 4) == "[4]")
    }
  }

  @Test("An application that asks without end is told so")
  func tooMany() async throws {
    try await run { server, browser in
      for number in 1...32 {
        let told = try await browser.press("Listen", server, number)
        #expect(told.contains("[\"d\",\(number),"))
      }
      let told = try await browser.press("Listen", server, 33)
      #expect(told.contains("more than 32 things at once"))
    }
  }

  @Test("Two sessions do not hear each other")
  func sessions() async throws {
    try await run { server, browser in
      let other = try await server.browser()
      _ = try await browser.press("Listen", server, 1)
      #expect(await other.say(#"[15,1,0,"Wrong","1"]"#, 1) == "[1]")
      #expect(await browser.say(#"[15,1,0,"Right","1"]"#, 2).contains("Said: Right"))
    }
  }

  private func run(_ body: @MainActor (RunningServer, Browser) async throws -> Void) async throws {
    try await RunningServer.run(screen: { Screen(host: $0) { Asker() } }) { server in
      try await body(server, try await server.browser())
    }
  }
}

extension Browser {
  /// Presses a button of the first screen, as event number `count`.
  fileprivate func press(
    _ name: String, _ server: RunningServer, _ count: Int
  ) async throws -> String {
    let button = try #require(server.screens[0].id(.button, name))
    return await say(Wire.up(.press(button)), count)
  }

  /// Sends event number `count`; gives all that the server says until everything is at rest after it.
  fileprivate func say(_ text: String, _ count: Int) async -> String {
    await send(text: text)
    var all = ""
    while let text = await receive().text {
      all += text
      if text == "[\(count)]" || text.hasSuffix(",\(count)]") { break }
    }
    return all
  }
}

/// Asks for what its buttons say.
private struct Asker: View {
  var onEnd: @MainActor @Sendable (String) -> Void = { _ in }
  @State private var text = "nothing"
  @State private var task: Task<Void, Never>?

  var body: some View {
    Text("Said: \(text)")
    Button("Paste") {
      Task { text = (try? await Clipboard(on: .current).paste()) ?? "nothing" }
    }
    Button("Listen") { task = Task { await listen() } }
    Button("Stop") { task?.cancel() }
  }

  private func listen() async {
    do {
      for try await result in SpeechRecognizer(on: .current).transcripts() { text = result.text }
    } catch {
      text = "\(error)"
      onEnd("\(error)")
    }
  }
}
