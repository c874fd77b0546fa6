import VitroUI

extension BrowserPage {
  /// Lets others do something to the page, waits for rest, and compares the page with its screen.
  ///
  /// - Parameters:
  ///   - hand: What they do.
  ///   - seed: The number that decides on what it is done to, and how.
  /// - Returns: Whether there was anything to do it to.
  public func suffer(_ hand: ForeignHand, seed: Int) async throws -> Bool {
    guard try await act(hand, seed) else { return false }
    try await rest()
    try await compareWithScreen()
    return true
  }

  private func act(_ hand: ForeignHand, _ seed: Int) async throws -> Bool {
    switch hand {
    case .compose: try await compose(seed)
    case .endSession: try await endSession()
    case .holdScript: try await holdScript(seed)
    default: try await run(hand.script ?? "return false", seed)
    }
  }

  private func run(_ script: String, _ seed: Int) async throws -> Bool {
    try await evaluate("(() => { \(ForeignHand.helpers(seed: seed))\n\(script) })()", as: Bool.self)
  }

  /// Composes a text in a field, letter by letter; the server hears of other things meanwhile.
  private func compose(_ seed: Int) async throws -> Bool {
    let focus = "const field = writable()[0]; if (field) field.focus(); return !!field"
    guard try await run(focus, seed) else { return false }
    for text in ["n", "ni", "niha", "ni hao"] {
      try await send(
        "Input.imeSetComposition",
        [
          "text": .string(text), "selectionStart": .integer(text.count),
          "selectionEnd": .integer(text.count),
        ])
      if seed % 3 == 0 { try await rest() }
    }
    try await send("Input.insertText", ["text": "你好"])
    return true
  }

  /// The server says that the session is over; the page is loaded anew.
  private func endSession() async throws -> Bool {
    _ = try await evaluate(
      "window.isOld = wire.socket.onclose({ code: 4001 }) || true", as: Bool.self)
    try await wait("another page") { try await evaluate("!window.isOld", as: Bool.self) }
    return true
  }

  /// Loads the page while its script is held back, types something and presses something, and lets the script come.
  private func holdScript(_ seed: Int) async throws -> Bool {
    try await send("Network.enable")
    try await send("Network.setCacheDisabled", ["cacheDisabled": true])
    try await send("Fetch.enable", ["patterns": [["urlPattern": "*/vitro.js*"]]])
    _ = log.takeHeld()
    let address = try await evaluate("location.href", as: String.self)
    try await send("Page.navigate", ["url": .string(address)])
    var requests: [String] = []
    try await wait("the request for the script") {
      requests += log.takeHeld()
      let isThere = try await evaluate("!!document.querySelector('main')", as: Bool.self)
      return isThere && !requests.isEmpty
    }
    let script = """
      const field = writable()[0]
      if (field) {
        field.focus()
        field.value = valueFor(field)
        field.dispatchEvent(new InputEvent("input", { bubbles: true }))
      }
      const buttons = [...document.querySelectorAll("main button:not([data-files]):not(:disabled)")]
        .filter((button) => button.checkVisibility())
      if (buttons.length && random(2)) buttons[random(buttons.length)].click()
      if (field && random(2)) field.value += "!"
      return true
      """
    _ = try await run(script, seed)
    for request in requests {
      try await send("Fetch.continueRequest", ["requestId": .string(request)])
    }
    try await send("Fetch.disable")
    try await send("Network.disable")
    return true
  }
}
