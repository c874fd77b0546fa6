import Foundation
import VitroUI
import VitroUITesting

/// An action on a screen, as a command says it.
enum ScreenCommand: Sendable {
  /// A press of an element, or one that lasts.
  case press(Target, isLong: Bool = false)
  /// A text that is typed into a field, and handed in or not.
  case type(Target, String, isSubmitted: Bool = false)
  /// A value that is set, by the words for it: `on`, `3`, `2027-01-15`, the title of a choice.
  case set(Target, String)
  /// The way back: a dialog is sent away, a page left.
  case back
  /// An address that the screen goes to.
  case open(String)
  /// Time that passes.
  case wait(Duration)

  /// An element, by its reference or its name.
  struct Target: Sendable {
    /// The reference, `@12`, or the name.
    var text: String
    /// The name of what it stands in, or a text in the same row.
    var container: String?
  }

  /// The target, where the command has one.
  var target: Target? {
    switch self {
    case .press(let target, _), .type(let target, _, _), .set(let target, _): target
    case .back, .open, .wait: nil
    }
  }

  /// Whether it is done to an element.
  var isOfElement: Bool {
    switch self {
    case .press, .type, .set, .back: true
    case .open, .wait: false
    }
  }

  /// The command for people, without texts that may be secret.
  var words: String {
    switch self {
    case .press(_, let isLong): isLong ? "press --long" : "press"
    case .type: "type"
    case .set: "set"
    case .back: "back"
    case .open(let url): "open \(url)"
    case .wait(let duration): "wait \(duration)"
    }
  }

  /// The actions of which an element takes one that the command could be for.
  var actions: Actions {
    switch self {
    case .press(_, let isLong): isLong ? [.longPress, .openMenu] : [.press, .follow]
    case .type: .setValue
    case .set: [.setValue, .adjust, .press]
    case .back, .open, .wait: []
    }
  }

  /// Does it to the element that is meant.
  ///
  /// - Returns: The statements of a test, where they are known only now.
  @MainActor
  @discardableResult
  func perform(on query: Query, _ element: Element, of screen: Screen) async throws -> String? {
    switch self {
    case .press(_, let isLong): try await isLong ? query.longPress() : query.tap()
    case .type(_, let text, let isSubmitted):
      try await query.type(text)
      if isSubmitted { try await query.submit() }
    case .set(_, let value):
      switch SetKind(element) {
      case .toggle: if element.isOn != (try Self.isOn(value)) { try await query.tap() }
      case .choice: try await query.choose(value)
      case .number: try await query.set(try Self.number(value))
      case .steps: return try await step(query, to: try Self.number(value), on: screen)
      case .text: try await query.type(value)
      }
    case .back:
      let isOver = element.role.isModal || element.role == .menu
      try await isOver ? query.dismiss() : query.tap()
    case .open, .wait: break
    }
    return nil
  }

  /// Goes to a number step by step; where no step leads there, back to where it was.
  ///
  /// - Returns: The steps as a test does them; a label may say the number, too.
  @MainActor
  private func step(_ query: Query, to number: Double, on screen: Screen) async throws -> String {
    var lines: [String] = []
    func now() throws -> Double {
      guard let now = try query.element().shownValue.flatMap(Double.init) else {
        throw Refusal("It says no number: press the buttons beside it.")
      }
      return now
    }
    func step(isUp: Bool) async throws {
      let path = ElementPath(to: try query.element(), on: FrozenScreen(screen.root))
      lines.append(
        "try await \(path.code ?? "screen.stepper()").\(isUp ? "increment" : "decrement")()")
      try await isUp ? query.increment() : query.decrement()
    }
    let first = try now()
    let isUp = first < number
    do {
      while try isUp ? now() < number - 1e-9 : now() > number + 1e-9 {
        guard lines.count < Self.mostSteps else { throw Refusal("So many steps nobody takes.") }
        let former = try now()
        try await step(isUp: isUp)
        if try now() == former { throw Refusal("It stays at \(formatted(former)).") }
      }
      guard abs(try now() - number) < 1e-9 else {
        throw Refusal("Its steps lead to \(formatted(try now())), not to \(formatted(number)).")
      }
    } catch {
      let last = try now()
      for _ in lines where try abs(now() - first) > 1e-9 { try? await step(isUp: !isUp) }
      let reason = (error as? Refusal)?.description ?? "It goes no further than \(formatted(last))."
      throw Refusal("\(reason) It is at \(formatted(first)) as before.")
    }
    return lines.joined(separator: "\n")
  }

  private static let mostSteps = 1_000

  private static func number(_ text: String) throws -> Double {
    guard let number = Double(text), number.isFinite, !text.hasPrefix("+") else {
      throw Refusal("\(quoted(text)) is no number.")
    }
    return number
  }

  static func isOn(_ text: String) throws -> Bool {
    switch text.lowercased() {
    case "on", "true", "yes", "1": return true
    case "off", "false", "no", "0": return false
    default: throw Refusal("\(quoted(text)) is neither 'on' nor 'off'.")
    }
  }
}

/// The way in which an element is set to a value.
enum SetKind {
  case toggle, choice, number, steps, text

  init(_ element: Element) {
    switch element.role {
    case .switch, .checkbox: self = .toggle
    case .combobox, .radiogroup: self = .choice
    case .slider: self = .number
    case .spinbutton: self = .steps
    default: self = .text
    }
  }
}

extension Element {
  var isOn: Bool { attributes.isSelected == true }
}
