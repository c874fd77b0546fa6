import VitroUI

/// One thing that a server and a page say of an element.
struct Fact: Equatable {
  /// What it is about, such as `value`.
  var name: String
  var expected: String
  var found: String
}

extension Element {
  /// Where a page says something else of this element than it is.
  ///
  /// - Parameter isSeen: Whether people see or hear of what it stands in.
  func untruths(in page: PageElement, isSeen: Bool) -> [Fact] {
    var facts = [
      Fact("enabled", attributes.isEnabled, page.isEnabled),
      Fact("chosen", attributes.isSelected, page.isSelected),
      Fact("open", attributes.isExpanded, page.isExpanded),
      Fact("actions", actionNames, page.actions),
    ]
    if let text = ownText { facts.append(Fact("text", text.words, page.text.words)) }
    if let value = valueFact(page) { facts.append(value) }
    let isSeen = isSeen && !isUnseen
    // What a list has to choose from is drawn by the browser itself, and a box shows what stands in it.
    if role != .option, role != .generic || !isSeen {
      facts.append(Fact("visible", isSeen, page.isReachable))
    }
    guard page.isReachable else { return facts.filter(\.isUntrue) }
    if let role = computedRole { facts.append(Fact("role", role, page.role)) }
    if role.isNamedInPages { facts.append(Fact("name", name.words, page.name.words)) }
    // Of a search field nobody but the browser knows whether it has the keyboard.
    if attributes.actions.contains(.focus), role != .searchbox {
      facts.append(Fact("focused", attributes.isFocused, page.isFocused))
    }
    return facts.filter(\.isUntrue)
  }

  /// Whether nobody sees it, or those who listen do not hear of it.
  var isUnseen: Bool { isInvisible || attributes.isHidden }

  private var actionNames: [String] {
    let names: [(Actions, String)] = [
      (.dismiss, "dismiss"), (.submit, "submit"), (.focus, "focus"), (.longPress, "longpress"),
      (.drag, "drag"), (.hover, "hover"), (.openMenu, "menu"), (.measure, "measure"),
      (.chooseFiles, "files"),
    ]
    return names.filter { attributes.actions.contains($0.0) }.map(\.1)
  }

  /// What it shows itself, where that is nothing but a text.
  private var ownText: String? {
    guard role == .text || role == .heading || role == .option else { return nil }
    for detail in attributes.details {
      switch detail {
      case .runs, .drawing, .symbol, .picture: return nil
      default: break
      }
    }
    return attributes.text ?? ""
  }

  private func valueFact(_ page: PageElement) -> Fact? {
    switch role {
    case .textbox, .searchbox:
      let lines = attributes.details.contains(.multiline)
      let value = attributes.value ?? ""
      return Fact("value", lines ? value : value.filter { !$0.isNewline }, page.value ?? "")
    case .slider: return numberFact(attributes.value ?? "0", page.value, step: step)
    case .progressbar, .meter:
      guard let value = attributes.value, Double(value) != nil, attributes.range != nil else {
        return nil
      }
      return numberFact(value, page.value, step: 0)
    case .combobox: return Fact("value", "\(chosenOption)", page.value ?? "")
    default: return nil
    }
  }

  /// Numbers are as equal as a browser writes them, which knows only those on a slider's steps.
  private func numberFact(_ value: String, _ found: String?, step: Double) -> Fact {
    let number = Double(value) ?? 0
    let range = attributes.range ?? -.infinity ... .infinity
    let expected = min(max(number, range.lowerBound), range.upperBound)
    let isSame = found.flatMap(Double.init).map { abs($0 - expected) <= step / 2 + 0.0006 }
    return isSame == true ? Fact("value", value, value) : Fact("value", value, found ?? "nothing")
  }

  private var step: Double {
    for case .range(_, _, let step) in attributes.details { return step ?? 0 }
    return 0
  }

  private var chosenOption: Int {
    first { $0.role == .option && $0.attributes.isSelected == true }?.id.rawValue ?? 0
  }

  private func first(where isWanted: (Element) -> Bool) -> Element? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// What Chromium calls the role, where it has a meaning.
  private var computedRole: String? {
    if attributes.drawing != nil { return nil }
    switch role {
    case .generic, .text, .main, .banner, .listitem: return nil
    case .image: return "image"
    case .spinbutton: return "group"
    case .textbox where attributes.isPicker: return ""
    default: return role.rawValue
    }
  }
}

extension Fact {
  fileprivate init<Value>(_ name: String, _ expected: Value, _ found: Value) {
    self.init(name: name, expected: "\(expected)", found: "\(found)")
  }

  fileprivate init(_ name: String, _ expected: Bool?, _ found: Bool?) {
    self.init(
      name: name, expected: expected.map { "\($0)" } ?? "neither",
      found: found.map { "\($0)" } ?? "neither")
  }

  fileprivate var isUntrue: Bool { expected != found }
}

extension Attributes {
  /// Whether a field opens something to choose from, such as a calendar.
  fileprivate var isPicker: Bool {
    details.contains { detail in
      guard case .input(let type) = detail else { return false }
      return ["date", "time", "datetime-local", "color", "month", "week"].contains(type)
    }
  }
}

extension Role {
  /// Whether people are told the name.
  fileprivate var isNamedInPages: Bool {
    switch self {
    case .button, .link, .checkbox, .switch, .radio, .tab, .menuitem, .combobox, .option, .slider,
      .progressbar, .meter, .heading, .image, .dialog, .alertdialog, .textbox, .searchbox,
      .spinbutton, .radiogroup, .group:
      true
    default: false
    }
  }
}

extension String {
  /// The words, one space between neighbours.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
