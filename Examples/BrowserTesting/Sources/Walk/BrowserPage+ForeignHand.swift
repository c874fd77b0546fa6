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

  /// Composes a text in a field, with other steps of the page between its letters.
  private func compose(_ seed: Int) async throws -> Bool {
    // Nobody composes a password.
    let focus = """
      const field = writable().find((field) => field.type !== "password")
      if (field) field.focus()
      return !!field
      """
    guard try await run(focus, seed) else { return false }
    try await compose(["n", "ni", "niha", "ni hao"], endingWith: "你好")
    return true
  }

  /// Composes a text where the keyboard is, as an input method does, and returns when the page is at rest.
  public func compose(_ texts: [String], endingWith result: String) async throws {
    for text in texts {
      try await send(
        "Input.imeSetComposition",
        [
          "text": .string(text), "selectionStart": .integer(text.count),
          "selectionEnd": .integer(text.count),
        ])
      try await rest()
    }
    try await send("Input.insertText", ["text": .string(result)])
    try await rest()
  }

  /// The server says that the session is over; the page is loaded anew.
  private func endSession() async throws -> Bool {
    // Not before this has been answered: a page that goes answers nothing.
    _ = try await evaluate(
      "(setTimeout(() => wire.socket.onclose({ code: 4001 })), window.isOld = true)", as: Bool.self)
    try await wait("another page") {
      (try? await evaluate("!window.isOld", as: Bool.self)) == true
    }
    return true
  }

  /// Loads the page while its script is held back, types something and presses something, and lets the script come.
  private func holdScript(_ seed: Int) async throws -> Bool {
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
    try await reload { _ = try await run(script, seed) }
    return true
  }

  /// Loads the page again, does something before its script is there, and returns when that has come and is at rest.
  public func reload(beforeScript body: () async throws -> Void) async throws {
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
    try await body()
    for request in requests {
      try await send("Fetch.continueRequest", ["requestId": .string(request)])
    }
    try await send("Fetch.disable")
    try await send("Network.disable")
    try await rest()
  }
}
