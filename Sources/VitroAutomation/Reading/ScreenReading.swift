import VitroUI
import VitroUITesting

/// A screen as it is read: one line for each element that means something.
///
/// ```
/// heading "Settings"
/// toggle "Airplane Mode" off @12
/// row: text "Wi-Fi", text "Home", button "Forget" @21
/// ```
struct ScreenReading {
  /// A line, with the element that it is about.
  struct Line {
    let key: Element.ID
    let indent: Int
    let text: String
    /// Whether a person can do something with what is in it.
    let isUsable: Bool
  }

  private(set) var lines: [Line] = []
  /// The elements that lie behind a dialog.
  private(set) var coveredKeys: [Element.ID] = []
  private let reference: (Element.ID) -> String

  /// - Parameters:
  ///   - root: What a person can reach.
  ///   - covered: What lies behind it.
  ///   - reference: The name of an element for whoever uses it.
  init(
    _ root: Element, covered: Element? = nil, reference: @escaping (Element.ID) -> String
  ) {
    self.reference = reference
    visit(root, 0)
    coveredKeys = covered?.all { _ in true }.map(\.id) ?? []
  }

  private mutating func visit(_ element: Element, _ indent: Int) {
    if element.isInvisible { return }
    switch element.role {
    case .generic, .main, .banner, .toolbar, .list, .tablist, .tabpanel:
      let own = element.role == .generic && element.isUsable ? words(element) : nil
      if let own { add(element, indent, own, isUsable: true) }
      visitChildren(element, indent + (own == nil ? 0 : 1))
    case .listitem: addRow(element, indent)
    case .group, .dialog, .alertdialog, .menu:
      let words = words(element)
      if let words { add(element, indent, words, isUsable: false) }
      visitChildren(element, indent + (words == nil ? 0 : 1))
    case .separator: break
    default:
      if let words = words(element) { add(element, indent, words, isUsable: element.isUsable) }
      visitInner(element, indent + 1)
    }
  }

  private mutating func visitChildren(_ element: Element, _ indent: Int) {
    for child in element.children { visit(child, indent) }
  }

  /// Visits what can be used by itself in an element that says the rest.
  private mutating func visitInner(_ element: Element, _ indent: Int) {
    for link in element.linksOfText { add(link, indent, words(link) ?? "", isUsable: true) }
    guard element.saysAllInside == false else { return }
    for child in element.children { visit(child, indent) }
  }

  private mutating func add(_ element: Element, _ indent: Int, _ text: String, isUsable: Bool) {
    lines.append(Line(key: element.id, indent: indent, text: text, isUsable: isUsable))
  }

  /// A row is one line, whatever stands in it, unless other rows do.
  private mutating func addRow(_ element: Element, _ indent: Int) {
    var inner = self
    inner.lines = []
    inner.visitChildren(element, 0)
    // The title of a field is its name as well.
    let parts = inner.lines.filter { line in
      guard line.text.hasPrefix("text \"") else { return true }
      let name = line.text.dropFirst("text".count)
      return !inner.lines.contains { !$0.text.hasPrefix("text") && $0.text.contains(name) }
    }
    let mark = element.attributes.isSelected == true ? " (chosen)" : ""
    let own = element.isUsable ? " \(reference(element.id))" : ""
    if parts.count == 1, mark.isEmpty, own.isEmpty {
      lines.append(
        Line(key: parts[0].key, indent: indent, text: parts[0].text, isUsable: parts[0].isUsable))
      return
    }
    let isUsable = element.isUsable || parts.contains(where: \.isUsable)
    guard element.children.contains(where: \.holdsRows) else {
      let text = parts.map(\.text).joined(separator: ", ")
      return add(element, indent, "row\(own)\(mark): \(text)", isUsable: isUsable)
    }
    add(element, indent, "row\(own)\(mark)", isUsable: element.isUsable)
    lines += parts.map {
      Line(key: $0.key, indent: $0.indent + indent + 1, text: $0.text, isUsable: $0.isUsable)
    }
  }

  /// The element alone, as a person would say it; `nil` where it says nothing and cannot be used.
  private func words(_ element: Element) -> String? {
    let name = element.role == .listitem ? "" : element.name
    if name.isEmpty, !element.isUsable, element.attributes.value == nil, !element.isNamedBox {
      return nil
    }
    var words = element.roleWord
    if !name.isEmpty { words += " \(quoted(name))" }
    if let state = element.stateWords { words += " \(state)" }
    if element.isUsable { words += " \(reference(element.id))" }
    return words
  }
}

extension Element {
  /// Whether a person can do something with it.
  var isUsable: Bool {
    if role == .radiogroup { return children.contains(where: \.isUsable) }
    return !attributes.actions.isDisjoint(with: Self.used) && role != .dialog
      && role != .alertdialog && role != .menu
  }

  private static let used: Actions = [
    .press, .setValue, .adjust, .submit, .longPress, .drag, .openMenu, .perform, .follow,
    .chooseFiles,
  ]

  /// Whether it is worth a line though it has no name.
  fileprivate var isNamedBox: Bool { role == .dialog || role == .alertdialog || role == .menu }

  /// Whether what stands in it is said by its own line.
  fileprivate var saysAllInside: Bool {
    switch role {
    case .combobox, .radiogroup, .spinbutton, .slider: true
    case .group: false
    default:
      role.isNamedByContent && !children.contains { $0.holdsControls }
    }
  }

  private var holdsControls: Bool { isUsable || children.contains(where: \.holdsControls) }

  fileprivate var holdsRows: Bool { role == .listitem || children.contains(where: \.holdsRows) }

  /// The element as people call it: `toggle "Wi-Fi"`.
  var sign: String {
    let name = role == .listitem ? accessibleText : name
    return name.isEmpty ? roleWord : "\(roleWord) \(quoted(name))"
  }

  /// The word that people have for such an element.
  var roleWord: String {
    switch role {
    case .switch: "toggle"
    case .textbox: attributes.style.purpose == .secure ? "secure field" : "field"
    case .searchbox: "search field"
    case .combobox, .radiogroup: "picker"
    case .spinbutton: "stepper"
    case .image: "image"
    case .progressbar: "progress"
    case .meter: "gauge"
    case .alertdialog: "alert"
    case .menuitem: "command"
    case .listitem: "row"
    case .generic: "area"
    default: role.rawValue
    }
  }

  /// Its value and its state.
  fileprivate var stateWords: String? {
    var words: [String] = []
    switch role {
    case .switch, .checkbox: words.append(attributes.isSelected == true ? "on" : "off")
    case .combobox, .radiogroup:
      words.append("= \(quoted(shownValue ?? ""))")
      if !choices.isEmpty { words.append("of \(choices.map(quoted).joined(separator: " | "))") }
    default:
      let isSecret = attributes.style.purpose == .secure && attributes.value != ""
      if let value = isSecret ? "••••••••" : shownValue { words.append("= \(quoted(value))") }
      if attributes.isSelected == true { words.append("(chosen)") }
    }
    if role == .link, let url = attributes.url, url.contains(":") { words.append("to \(url)") }
    if let range = attributes.range, role == .slider || role == .spinbutton {
      words.append("(\(formatted(range.lowerBound)) to \(formatted(range.upperBound)))")
    }
    if let isExpanded = attributes.isExpanded { words.append(isExpanded ? "(open)" : "(closed)") }
    if let reason = attributes.invalidReason { words.append("(wrong: \(quoted(reason)))") }
    if attributes.isFocused { words.append("(focused)") }
    if !attributes.isEnabled { words.append("(disabled)") }
    if attributes.actions.contains(.openMenu) { words.append("(--long: menu)") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The titles that a picker has.
  var choices: [String] {
    children.flatMap { child in
      child.role == .option || child.role == .radio ? [child.name] : child.choices
    }
  }
}

/// A text between quotation marks, on one line, as far as it can be read.
func quoted(_ text: String) -> String {
  // What is no letter, such as a colour of a terminal, is shown as a sign.
  let line = String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 10: "⏎"
        case 0..<32: Unicode.Scalar(0x2400 + scalar.value) ?? " "
        case 127: "␡"
        default: scalar
        }
      }))
  return "\"\(line.count > longest ? "\(line.prefix(longest))…" : line)\""
}

/// After so many characters a text is cut.
private let longest = 200
