import Foundation
import Synchronization
import VitroUI
import VitroUITesting
import Waiting

/// A page in a real browser, seen as its accessibility tree and used as a person uses it: the mouse
/// moves to the middle of an element and clicks, keys are pressed, text is typed.
///
/// After each action it waits until the page is at rest, that is until `data-pending` of the
/// document's element is "0" or missing.
///
/// ```swift
/// let page = try await Browser.shared.newPage()
/// try await page.open("http://127.0.0.1:8080/")
/// try await page.button("+").tap()
/// #expect(page.text("1").exists)
/// ```
@MainActor public final class BrowserPage: TestSurface, Queryable {
  /// The page as it was when the last action had come to rest.
  public private(set) var root: Element = .emptyPage

  /// How long nothing may move on a page that is not at rest before an action fails.
  ///
  /// Time counts only while the page and this process get their turns: on a machine that is busy it
  /// lasts longer.
  public var patience: Duration = Patience.standstill

  /// The pointing device of the person.
  var pointer = PointerType.mouse
  /// Whether what the page holds is compared with the screen that it shows after each action, where
  /// the server is in this process.
  public var isCompared = true

  let devTools: DevTools
  let session: String
  let context: String
  let log = PageLog()
  var shown: ShownScreens?

  init(devTools: DevTools, session: String, context: String) {
    self.devTools = devTools
    self.session = session
    self.context = context
  }

  /// What the page has complained of so far: uncaught errors, `console.error`, and whatever its
  /// content security policy has refused.
  public var problems: [String] { log.problems }

  /// Opens an address, and returns when the page is at rest.
  public func open(_ url: String) async throws {
    struct Navigation: Decodable { var errorText: String? }
    let navigation = try await send("Page.navigate", ["url": .string(url)], as: Navigation.self)
    if let reason = navigation.errorText { throw BrowserError.notOpened(url: url, reason: reason) }
    try await rest()
  }

  /// Opens the same address again.
  public func reload() async throws {
    struct Place: Decodable { var href: String }
    try await open(evaluate("({ href: location.href })", as: Place.self).href)
  }

  /// Goes one step back in the history of the page.
  public func goBack() async throws { try await goInHistory(-1) }

  /// Goes one step forward in the history of the page.
  public func goForward() async throws { try await goInHistory(1) }

  /// What the address of the page says after the host.
  public func path() async throws -> String {
    try await evaluate("location.pathname + location.search", as: String.self)
  }

  private func goInHistory(_ steps: Int) async throws {
    let script = """
      (() => {
        wire.hasGone = false
        addEventListener("popstate", () => { wire.hasGone = true }, { once: true })
        history.go(\(steps))
        return true
      })()
      """
    _ = try await evaluate(script, as: Bool.self)
    try await wait("a step in the history") {
      try await evaluate("wire.hasGone", as: Bool.self)
    }
    try await restAndCompare()
  }

  /// Does what a person does, waits for rest, looks again, and compares the page with its screen.
  ///
  /// - Throws: `EventError` where a person could not do it, ``BrowserError`` where the browser fails,
  ///   ``PageTruth`` where the page shows something else than the screen holds.
  public func perform(_ event: Event) async throws {
    try await act(event)
    try await restAndCompare()
  }

  /// What the screen that is shown has found to be wrong with a view, where it is in this process.
  public func takeProblem() -> Problem? { shown?.current?.takeProblem() }

  /// Presses and releases a key by its name in the DOM, then waits for rest.
  public func press(key: String, code: Int) async throws {
    try await pressKey(key, code: code)
    try await restAndCompare()
  }

  /// Types letters and digits one by one where the keyboard is, then waits for rest.
  public func typeKeys(_ text: String) async throws {
    for letter in text {
      try await send(
        "Input.dispatchKeyEvent",
        ["type": "keyDown", "key": .string("\(letter)"), "text": .string("\(letter)")])
      try await send("Input.dispatchKeyEvent", ["type": "keyUp", "key": .string("\(letter)")])
      try await rest()
    }
  }

  private func restAndCompare() async throws {
    try await rest()
    if isCompared { try await compareWithScreen() }
  }

  /// The value of an expression in the page, which may be a promise.
  public func evaluate<Value: Decodable & Sendable>(
    _ expression: String,
    as type: Value.Type
  ) async throws -> Value {
    let evaluation = try await send(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true],
      as: Evaluation<Value>.self
    )
    return try evaluation.value()
  }

  /// The visible part of the page as a PNG.
  public func screenshot() async throws -> Data {
    struct Screenshot: Decodable { var data: Data }
    return try await send("Page.captureScreenshot", ["format": "png"], as: Screenshot.self).data
  }

  /// Changes how large the window is and whether the person likes it dark.
  public func setViewport(_ viewport: Viewport) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(viewport.width), "height": .integer(viewport.height),
        "deviceScaleFactor": .number(viewport.scale), "mobile": false,
      ]
    )
    let scheme: Parameter = viewport.isDark ? "dark" : "light"
    try await send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": scheme],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ]
    )
    // A page that is resized tells so when it has rested for a while; this one tells at once.
    let tell = "document.dispatchEvent(new Event('visibilitychange'))"
    _ = try await evaluate(tell, as: Bool.self)
  }

  /// Closes the page and those beside it, and forgets their cookies.
  public func close() async throws {
    devTools.listen(to: session, nil)
    try await devTools.send(
      "Target.disposeBrowserContext",
      ["browserContextId": .string(context)]
    )
  }

  /// Waits until nothing is on its way any more, then looks at the page again.
  public func rest() async throws {
    var patience = Patience(patience)
    while true {
      let rest = try await look()
      if rest.isAtRest { break }
      if patience.isOver(rest.state + serverState) {
        throw BrowserError.hangs(after: self.patience, waitingFor: rest.wanted)
      }
    }
    let tree = try await send("Accessibility.getFullAXTree", as: AccessibilityTree.self)
    let marks = try await send(
      "DOMSnapshot.captureSnapshot", ["computedStyles": []], as: PageMarks.self)
    root = tree.root(marks)
  }

  /// What changes as long as the server gets on.
  private var serverState: String {
    shown?.current.map { "\($0.root)" } ?? ""
  }

  /// Looks until the page is at rest, for one turn at most.
  private func look() async throws -> PageRest {
    do {
      return try await evaluate("(\(waitForRest))(\(turn))", as: PageRest.self)
    } catch BrowserError.refused {
      // Another page has just been opened, and with the old one went its scripts.
      return PageRest(isAtRest: false, state: "another page", wanted: "another page")
    }
  }

  private var turn: Int { Int(min(patience, Patience.turn) / .milliseconds(1)) }

  /// Asks again and again until something is so.
  func wait(_ wanted: String, until isSo: () async throws -> Bool) async throws {
    var patience = Patience(patience)
    while try await !isSo() {
      if patience.isOver(wanted) {
        throw BrowserError.hangs(after: self.patience, waitingFor: wanted)
      }
      // Wall clock: a browser is a process, which tells nobody.
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
