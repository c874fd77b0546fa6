import VitroUI
import VitroUITesting

/// The search for the element that a command means.
@MainActor
struct TargetSearch {
  private let root: Element
  private let reachable: Element
  private let references: References

  init(_ screen: Screen, _ references: References) {
    root = screen.root
    reachable = root.reachable
    self.references = references
  }

  /// The element that a command means.
  ///
  /// - Throws: A `Refusal` that says why there is none, and what there is.
  func element(for command: ScreenCommand) throws(Refusal) -> Element {
    if case .back = command { return try wayBack() }
    guard let target = command.target else { throw Refusal("It has no target.", .usage) }
    if target.text.hasPrefix("@") { return try element(ofReference: target.text) }
    let scope = try scope(target.container)
    let found = named(target.text, for: command, in: scope)
    switch found.count {
    case 1: return found[0]
    case 0: throw Refusal(nothing(called: target.text, in: scope, target.container))
    default: throw Refusal(ambiguous(target.text, found))
    }
  }

  private func wayBack() throws(Refusal) -> Element {
    if reachable.role.isModal {
      if reachable.attributes.actions.contains(.dismiss) { return reachable }
      throw Refusal("\(reachable.sign) cannot be sent away: one of its buttons leads on.")
    }
    if let menu = reachable.first(where: { $0.role == .menu }),
      menu.attributes.actions.contains(.dismiss)
    {
      return menu
    }
    if let button = reachable.first(where: { $0.attributes.style.purpose == .back }) {
      return button
    }
    throw Refusal("Nothing here leads back.")
  }

  // MARK: - By reference

  private func element(ofReference text: String) throws(Refusal) -> Element {
    guard let number = Int(text.dropFirst()) else {
      throw Refusal("\(quoted(text)) is no reference: one is like @12.", .usage)
    }
    if let id = references.element(number) {
      if let element = reachable.first(where: { $0.id == id }) { return element }
      if root.covered?.first(where: { $0.id == id }) != nil {
        throw Refusal(
          "\(text) stands behind \(reachable.sign): it has not gone, and cannot be reached until that has."
        )
      }
    }
    guard let past = references.past(number) else {
      throw Refusal("No element was ever called \(text).")
    }
    throw Refusal(
      """
      \(text) has gone. It was \(past.words), and was seen last after action \(past.action). References are never \
      used again.
      \(usable)
      """)
  }

  // MARK: - By name

  private func scope(_ container: String?) throws(Refusal) -> Element {
    guard let container else { return reachable }
    if container.hasPrefix("@") { return try element(ofReference: container) }
    let boxes = reachable.all { $0.isBox && ($0.name == container || $0.shows(container)) }
    // The innermost, for what stands around shows it, too.
    let inner = boxes.filter { box in
      !boxes.contains { $0.id != box.id && box.path(to: $0.id) != nil }
    }
    switch inner.count {
    case 1: return inner[0]
    case 0: throw Refusal("Nothing here has \(quoted(container)) in it.\n\(usable)")
    default: throw Refusal(ambiguous(container, inner))
    }
  }

  private func named(_ name: String, for command: ScreenCommand, in scope: Element) -> [Element] {
    let (role, name) = scope.role(in: name)
    for isSame in Self.comparisons {
      let all = scope.all { isSame($0.calledName, name) && (role == nil || $0.roleWord == role) }
      let takers = all.filter { !$0.attributes.actions.isDisjoint(with: command.actions) }
      let found = takers.isEmpty ? all.filter { $0.role != .listitem || all.count == 1 } : takers
      // A button and the text in it are one thing.
      let outer = found.filter { one in
        !found.contains { $0.id != one.id && $0.path(to: one.id) != nil }
      }
      if !outer.isEmpty { return outer }
    }
    return []
  }

  private static let comparisons: [(String, String) -> Bool] = [
    { $0 == $1 }, { $0.lowercased() == $1.lowercased() },
    // A label that says its value as well: `Count: 1`.
    { ($0.split(separator: ":").first ?? "").lowercased() == $1.lowercased() },
  ]

  private func ambiguous(_ name: String, _ found: [Element]) -> String {
    var references = references
    let lines = found.prefix(12).map { element in
      let place = reachable.path(to: element.id)?.last { $0.isBox }
      let around = place.map {
        " in \($0.role == .listitem ? "row \(quoted($0.accessibleText))" : $0.line)"
      }
      return "  \(element.sign) \(references.reference(element.id))\(around ?? "")"
    }
    return """
      \(found.count) elements are called \(quoted(name)). Say which one: by its reference, or what it stands in.
      \(lines.joined(separator: "\n"))
      """
  }

  private func nothing(called name: String, in scope: Element, _ container: String?) -> String {
    var references = references
    let near = scope.all { !$0.name.isEmpty && $0.role != .listitem && $0.role != .text }
      .map { ($0, editDistance(Array($0.name.lowercased()), Array(name.lowercased()))) }
      .filter { $0.1 <= max($0.0.name.count, name.count) / 2 }
      .sorted { $0.1 < $1.1 }.prefix(3)
      .map { "\($0.0.sign) \(references.reference($0.0.id))" }
    let place = container.map { " in \(quoted($0))" } ?? ""
    let covered = root.covered?.first { $0.calledName == name && $0.role != .listitem }
    if let covered {
      return
        "\(covered.sign) stands behind \(reachable.sign): it cannot be reached until that has gone."
    }
    return "Nothing here is called \(quoted(name))\(place)."
      + (near.isEmpty ? "\n\(usable)" : " Nearest: \(near.joined(separator: ", "))")
  }

  /// The elements that can be used here, on one line.
  private var usable: String {
    var references = references
    let all = reachable.all { $0.isUsable && !$0.name.isEmpty }.prefix(8)
      .map { "\($0.sign) \(references.reference($0.id))" }
    return all.isEmpty ? "Nothing here can be used." : "Usable here: \(all.joined(separator: "; "))"
  }
}

extension Element {
  /// All elements that are so, in reading order, links in texts among them.
  func all(where isMeant: (Element) -> Bool) -> [Element] {
    if isInvisible { return [] }
    return (isMeant(self) ? [self] : []) + linksOfText.filter(isMeant)
      + children.flatMap { $0.all(where: isMeant) }
  }

  func first(where isMeant: (Element) -> Bool) -> Element? {
    if isMeant(self) { return self }
    for child in children { if let found = child.first(where: isMeant) { return found } }
    return nil
  }

  /// The name of the element or, of a row, all that it says.
  fileprivate var calledName: String { role == .listitem ? accessibleText : name }

  /// Whether others stand in it that it tells apart.
  fileprivate var isBox: Bool {
    switch role {
    case .listitem, .group, .dialog, .alertdialog, .menu, .toolbar, .tabpanel: true
    default: false
    }
  }

  fileprivate func shows(_ text: String) -> Bool {
    if isInvisible { return false }
    return attributes.text == text || attributes.value == text || name == text
      || children.contains { $0.shows(text) }
  }

  /// The role and the name that a text says, `button "Save"`; of another one, the text.
  fileprivate func role(in text: String) -> (role: String?, name: String) {
    guard text.hasSuffix("\""), let start = text.firstIndex(of: "\""), start != text.startIndex
    else {
      return (nil, text)
    }
    let role = text[..<start].trimmingPrefix { $0 == " " }
    let name = text[text.index(after: start)...].dropLast()
    return (role.split(separator: " ").joined(separator: " "), String(name))
  }
}
