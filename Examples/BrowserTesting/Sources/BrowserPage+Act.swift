import Foundation
import VitroUI

extension BrowserPage {
  /// Does what a person does with a mouse and a keyboard.
  func act(_ event: Event) async throws {
    switch event {
    case .press(let id): try await click(id)
    case .setValue(let id, let text): try await set(id, to: text)
    case .dismiss: try await pressKey("Escape", code: 27)
    case .adjust(let id, let count): try await adjust(id, by: count)
    case .submit(let id):
      try await focus(id)
      try await pressKey("Enter", code: 13)
    case .focus(let id, true): try await click(id)
    case .focus(let id, false):
      _ = try await call("function() { this.blur(); return true }", on: id, as: Bool.self)
    case .longPress(let id): try await hold(id)
    case .drag(let id, let drag): try await move(drag, on: id)
    case .hover(let id, true):
      let spot = try await findSpot(of: id)
      try await mouse("mouseMoved", spot.x, spot.y, button: "none")
    case .hover(_, false): try await mouse("mouseMoved", 0, 0, button: "none")
    case .openMenu(let id): try await click(id, button: "right")
    case .measure: break
    case .chooseFiles(let id, let files):
      // A page sends what is there, and hears itself what became of it.
      guard let files = try? files.map({ try $0.get() }) else { throw EventError.notOffered(id) }
      try await choose(files, with: id)
    case .perform(let id, _), .follow(let id, _):
      throw EventError.notOffered(id)
    }
  }

  /// A page's button for files brings the browser's own choice, which shows nothing here.
  private func choose(_ files: [URL], with id: Element.ID) async throws {
    try await click(id)
    let chooser = try await send(
      "Runtime.evaluate", ["expression": "document.querySelector('input[type=file]')"],
      as: Handle.self)
    guard let object = chooser.objectID else { throw EventError.notOffered(id) }
    try await send(
      "DOM.setFileInputFiles",
      [
        "files": .array(files.map { .string($0.path(percentEncoded: false)) }),
        "objectId": .string(object),
      ])
  }

  private func set(_ id: Element.ID, to text: String) async throws {
    if root.descendant(id)?.role == .combobox, let number = Int(text) {
      let option = Element.ID(rawValue: number)
      guard try await call(chooseScript, on: option, as: Bool.self) else {
        throw EventError.notOffered(option)
      }
    } else if try await call(isSetAtOnceScript, on: id, as: Bool.self) {
      _ = try await findSpot(of: id)
      guard try await call(setValueScript(text), on: id, as: Bool.self) else {
        throw EventError.notOffered(id)
      }
    } else {
      try await type(text, into: id)
    }
  }

  /// A stepper is set with its buttons, a slider with the keyboard.
  private func adjust(_ id: Element.ID, by count: Int) async throws {
    let buttons = root.descendant(id)?.children.filter { $0.role == .button } ?? []
    for _ in 0..<abs(count) {
      if let button = count < 0 ? buttons.first : buttons.last {
        try await click(button.id)
      } else {
        try await focus(id)
        try await pressKey(count < 0 ? "ArrowLeft" : "ArrowRight", code: count < 0 ? 37 : 39)
      }
    }
  }

  private func focus(_ id: Element.ID) async throws {
    _ = try await call("function() { this.focus(); return true }", on: id, as: Bool.self)
  }

  /// Presses for longer than a click takes.
  private func hold(_ id: Element.ID) async throws {
    let spot = try await findSpot(of: id)
    try await mouse("mouseMoved", spot.x, spot.y, button: "none")
    try await mouse("mousePressed", spot.x, spot.y)
    // Wall clock: what the page takes for a long press.
    try await Task.sleep(for: .milliseconds(700))
    try await mouse("mouseReleased", spot.x, spot.y)
  }

  private func move(_ drag: Event.Drag, on id: Element.ID) async throws {
    let spot = try await findSpot(of: id)
    let x = spot.left + drag.location.x
    let y = spot.top + drag.location.y
    let isBegin = drag.location == drag.start && !drag.isEnded
    if pointer == .touch {
      try await touch(isBegin ? "touchStart" : "touchMove", x, y)
      guard drag.isEnded else { return }
      // A finger that is lifted as it moves throws the page, and the next touch only stops that.
      // Wall clock: how long a finger rests before it is lifted.
      try await Task.sleep(for: .milliseconds(100))
      return try await liftFinger()
    }
    if isBegin {
      try await mouse("mouseMoved", x, y, button: "none")
      try await mouse("mousePressed", x, y)
    } else {
      try await mouse("mouseMoved", x, y)
    }
    if drag.isEnded { try await mouse("mouseReleased", x, y) }
  }
}
