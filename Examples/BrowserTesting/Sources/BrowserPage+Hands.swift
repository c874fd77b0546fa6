import VitroUI

extension BrowserPage {
  func prepare(_ viewport: Viewport) async throws {
    devTools.listen(to: session) { [log] in log.record(event: $0, message: $1) }
    for domain in ["Page", "Runtime", "Log", "DOM"] { try await send("\(domain).enable") }
    // Without a window the browser would take each choice of files for one of none.
    try await send("Page.setInterceptFileChooserDialog", ["enabled": true])
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await setViewport(viewport)
    try await addScript(wireTapScript)
  }

  func click(_ id: Element.ID, button: String = "left") async throws {
    let spot = try await findSpot(of: id)
    if pointer == .touch, button == "left" {
      try await touch("touchStart", spot.x, spot.y)
      return try await liftFinger()
    }
    try await mouse("mouseMoved", spot.x, spot.y, button: "none")
    try await mouse("mousePressed", spot.x, spot.y, button: button)
    try await mouse("mouseReleased", spot.x, spot.y, button: button)
  }

  /// Moves the mouse, or presses or lets go one of its buttons, at a point of the window.
  func mouse(_ type: String, _ x: Double, _ y: Double, button: String = "left") async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(x), "y": .number(y), "button": .string(button),
        "buttons": .integer(type == "mouseMoved" && button != "none" ? 1 : 0),
        "clickCount": .integer(type == "mouseMoved" ? 0 : 1),
      ]
    )
  }

  /// Puts a finger down at a point of the window, or moves it there.
  func touch(_ type: String, _ x: Double, _ y: Double) async throws {
    try await send(
      "Input.dispatchTouchEvent",
      [
        "type": .string(type),
        "touchPoints": .array([.object(["x": .number(x), "y": .number(y)])]),
      ])
  }

  /// Lifts the finger.
  func liftFinger() async throws {
    try await send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": .array([])])
  }

  func type(_ text: String, into id: Element.ID) async throws {
    try await click(id)
    _ = try await call("function() { this.select(); return true }", on: id, as: Bool.self)
    if text.isEmpty {
      try await pressKey("Delete", code: 46)
    } else {
      try await send("Input.insertText", ["text": .string(text)])
    }
  }

  /// Presses and releases a key. Enter and the space bar type something, by which a button is pressed.
  func pressKey(_ key: String, code: Int) async throws {
    let text = ["Enter": "\r", " ": " "][key]
    for type in [text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
      try await send(
        "Input.dispatchKeyEvent",
        [
          "type": .string(type), "key": .string(key), "code": .string(key),
          "windowsVirtualKeyCode": .integer(code),
          "text": .string(type == "keyDown" ? text ?? "" : ""),
        ]
      )
    }
  }

  /// Brings an element into view and returns the point in it that a person would click.
  func findSpot(of id: Element.ID) async throws -> Spot {
    guard let element = root.descendant(id) else { throw EventError.notOnScreen(id) }
    guard element.attributes.isEnabled else { throw EventError.disabled(id) }
    let spot = try await call(findSpotScript, on: id, as: Spot.self)
    guard spot.isConnected else { throw EventError.notOnScreen(id) }
    guard !spot.isBehindModal else { throw EventError.behindModal(id) }
    if let cover = spot.cover {
      let name = "\(element.role.rawValue) \"\(element.name)\""
      throw BrowserError.covered(element: name, by: cover)
    }
    return spot
  }

  /// Calls a function with an element as its `this`.
  func call<Value: Decodable & Sendable>(
    _ function: String,
    on id: Element.ID,
    as type: Value.Type
  ) async throws -> Value {
    let handle: Handle
    do {
      handle = try await send(
        "DOM.resolveNode",
        ["backendNodeId": .integer(id.rawValue)],
        as: Handle.self
      )
    } catch BrowserError.refused {
      throw EventError.notOnScreen(id)
    }
    return try await send(
      "Runtime.callFunctionOn",
      [
        "functionDeclaration": .string(function), "returnByValue": true,
        "objectId": .string(handle.objectID ?? ""),
      ],
      as: Evaluation<Value>.self
    ).value()
  }

  @discardableResult
  func send<Result: Decodable & Sendable>(
    _ method: String,
    _ parameters: Parameter = [:],
    as type: Result.Type = Ignored.self
  ) async throws -> Result {
    try await devTools.send(method, parameters, session: session, as: type)
  }
}

/// The browser's name for a thing in the page, where there is one.
struct Handle: Decodable {
  private struct Object: Decodable { var objectId: String? }
  private let object: Object?
  private let result: Object?

  var objectID: String? { object?.objectId ?? result?.objectId }
}

/// The point to click, and what is in the way.
struct Spot: Decodable {
  var x = 0.0
  var y = 0.0
  var isConnected = true
  var isBehindModal = false
  var cover: String?
  /// The upper left corner of the element.
  var left = 0.0
  var top = 0.0
}

extension Element {
  /// The element with this name, here or further in.
  func descendant(_ id: ID) -> Element? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}
