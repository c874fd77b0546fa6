import Foundation
import VitroUI
import VitroUITesting

/// An action that was done: how it is done once more, and how a test writes it.
struct RecordedAction: Sendable {
  let command: ScreenCommand
  /// The way to the element that it was done to.
  let path: ElementPath?
  /// The statements of a test.
  var code: String
  /// The changes that the screen showed of it.
  var expectations: [Expectation] = []

  /// Whether only its number tells its element from others.
  var isUnclear: Bool { path != nil && path?.code == nil }

  /// An action on an element as it is before it is done.
  @MainActor
  init(_ command: ScreenCommand, on element: Element, of screen: Screen) {
    self.command = command
    let path = ElementPath(to: element, on: FrozenScreen(screen.root))
    self.path = path
    let query = path.code ?? "screen.<# \(element.line) #>"
    code = "try await " + command.call(query, element)
  }

  /// An action without an element.
  init(_ command: ScreenCommand, code: String, _ expectations: [Expectation]) {
    (self.command, self.path, self.code, self.expectations) = (command, nil, code, expectations)
  }
}

extension ScreenCommand {
  /// The call of a query that does it.
  fileprivate func call(_ query: String, _ element: Element) -> String {
    let isSecret = element.attributes.style.purpose == .secure
    func text(_ text: String) -> String { isSecret ? "secret" : text.debugDescription }
    switch self {
    case .press(_, let isLong): return "\(query).\(isLong ? "longPress" : "tap")()"
    case .type(_, let typed, let isSubmitted):
      let type = "\(query).type(\(text(typed)))"
      return isSubmitted ? "\(type)\ntry await \(query).submit()" : type
    case .set(_, let value):
      switch SetKind(element) {
      case .toggle: return "\(query).tap()"
      case .choice: return "\(query).choose(\(value.debugDescription))"
      case .number: return "\(query).set(\(value))"
      // Each step is written when it is done.
      case .steps: return query
      case .text: return "\(query).type(\(text(value)))"
      }
    case .back: return "\(query).\(element.role.isModal ? "dismiss" : "tap")()"
    case .open, .wait: return query
    }
  }
}

/// An expectation that a screen has met after an action.
struct Expectation: Sendable {
  /// The kind of an expectation.
  enum Kind: Hashable, Sendable {
    case exists, isAbsent
    case value(String)
    case isSelected(Bool)
    case isEnabled(Bool)
  }

  let path: ElementPath
  let kind: Kind
  /// The expectation of a test.
  let code: String

  @MainActor
  fileprivate init?(_ kind: Kind, _ path: ElementPath) {
    guard let query = path.code else { return nil }
    (self.kind, self.path) = (kind, path)
    switch kind {
    case .exists: code = "#expect(\(query).exists)"
    case .isAbsent: code = "#expect(\(query).isAbsent)"
    case .value(let value): code = "#expect(\(query).value == \(value.debugDescription))"
    case .isSelected(let isOn): code = "#expect(\(isOn ? "" : "!")\(query).isSelected)"
    case .isEnabled(let isOn): code = "#expect(\(isOn ? "" : "!")\(query).isEnabled)"
    }
  }

  /// Whether it expects a title, or a dialog.
  var isOfTitle: Bool { path.isOfTitle }

  /// Whether it expects a dialog.
  var isOfDialog: Bool { path.isOfDialog }

  /// Whether a screen meets it.
  @MainActor
  func isMet(by screen: Screen) -> Bool {
    let element = path.element(on: screen)
    switch kind {
    case .exists: return element != nil
    case .isAbsent:
      // What a dialog covers has not gone.
      let behind = screen.root.covered.map { FrozenScreen($0) }
      return element == nil && behind.flatMap { path.element(on: $0) } == nil
    case .value(let value): return element?.shownValue == value
    case .isSelected(let isOn): return element?.isOn == isOn
    case .isEnabled(let isOn): return element?.attributes.isEnabled == isOn
    }
  }
}

/// A picture of a screen from which follows what an action has changed.
@MainActor
struct ScreenMoment {
  private let elements: [Element.ID: Element]
  private let order: [Element]
  private let frozen: FrozenScreen
  private let frozenBehind: FrozenScreen?
  private let orderBehind: [Element]
  /// The elements behind a dialog: they have not gone.
  private let covered: [Element.ID: Element]

  init(_ screen: Screen) {
    let root = screen.root
    covered = Dictionary(
      (root.covered?.all { _ in true } ?? []).map { ($0.id, $0) }
    ) { first, _ in first }
    order = root.reachable.worthExpecting
    elements = Dictionary(order.map { ($0.id, $0) }) { first, _ in first }
    frozen = FrozenScreen(root)
    frozenBehind = root.covered.map { FrozenScreen($0) }
    orderBehind = root.covered?.worthExpecting ?? []
  }

  /// The expectations of what has changed since an earlier moment.
  ///
  /// - Parameter seen: The moment at which the same page was seen last.
  func expectations(since before: ScreenMoment, seen: ScreenMoment?) -> [Expectation] {
    let gone = absences(of: before.order, on: before.frozen)
    let isOtherPage =
      before.order.allSatisfy { !isHere($0) } && gone.first?.isOfDialog != true
    if isOtherPage {
      let titles = changes(since: before).titlesFirst
      guard let seen, seen.order.contains(where: isHere) else { return Array(titles.prefix(3)) }
      return Array(titles.prefix(1) + changes(since: seen).prefix(3))
    }
    let found = Array(changes(since: before).titlesFirst.prefix(4))
    guard let behind = before.frozenBehind, gone.first?.isOfDialog == true else {
      return found + gone.prefix(gone.first?.isOfTitle == true ? 1 : 2)
    }
    return found + gone.prefix(1) + absences(of: before.orderBehind, on: behind).prefix(3)
  }

  private func isHere(_ element: Element) -> Bool {
    elements[element.id] != nil || covered[element.id] != nil
  }

  /// The expectations that elements have gone, titles and dialogs first; an element that stood in something that may have
  /// gone as well is left out.
  private func absences(of elements: [Element], on screen: FrozenScreen) -> [Expectation] {
    elements.lazy.filter { !isHere($0) }.prefix(Self.most)
      .map { ElementPath(to: $0, on: screen) }.filter(\.isAlone)
      .compactMap { Expectation(.isAbsent, $0) }.titlesFirst
  }

  /// The expectations of what has come, or says something else.
  private func changes(since before: ScreenMoment) -> [Expectation] {
    var found: [Expectation] = []
    for element in order where found.count < Self.most {
      let old = before.elements[element.id] ?? before.covered[element.id]
      guard old != element else { continue }
      let path = ElementPath(to: element, on: frozen)
      found += kinds(of: element, since: old).compactMap { Expectation($0, path) }
    }
    return found
  }

  private func kinds(of element: Element, since old: Element?) -> [Expectation.Kind] {
    guard let old else { return [.exists] }
    let (was, now) = (old.attributes, element.attributes)
    var kinds: [Expectation.Kind] = []
    if let value = element.shownValue, value != old.shownValue, now.style.purpose != .secure {
      kinds.append(.value(value))
    } else if old.name != element.name {
      kinds.append(.exists)
    }
    if was.isSelected != now.isSelected, let isOn = now.isSelected {
      kinds.append(.isSelected(isOn))
    }
    if was.isEnabled != now.isEnabled { kinds.append(.isEnabled(now.isEnabled)) }
    return kinds
  }

  /// More than a test asks for are not looked at.
  private static let most = 20
}

extension Sequence<Expectation> {
  /// Those of titles and dialogs, then the others.
  fileprivate var titlesFirst: [Expectation] {
    filter(\.isOfTitle) + filter { !$0.isOfTitle }
  }
}

extension Element {
  /// The elements in it that somebody would notice if they came, went or changed; a button with its texts is one.
  fileprivate var worthExpecting: [Element] {
    if isInvisible { return [] }
    let isWhole = role.isNamedByContent && isUsable && role != .listitem
    let own = isWorthExpecting ? [self] : []
    return own + linksOfText + (isWhole ? [] : children.flatMap(\.worthExpecting))
  }

  private var isWorthExpecting: Bool {
    switch role {
    case .generic, .main, .banner, .toolbar, .list, .listitem, .group, .tablist, .tabpanel,
      .separator, .option, .radio:
      false
    default: !name.isEmpty
    }
  }
}
