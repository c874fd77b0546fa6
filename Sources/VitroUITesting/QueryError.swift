import VitroUI

/// The failure of a query: what was looked for on a screen, and why it could not be used.
public struct QueryError: Error, CustomStringConvertible {
  let steps: [Query.Step]
  let found: [Element]
  let screen: Element
  let place: QueryPlace?
  var reason: Reason?
  /// How many tasks on the screen's executor have not ended.
  var unfinishedTasks = 0
  /// Whether the first tasks of the views have run.
  var hasBegun = true

  /// Why an element that is there could not be used.
  enum Reason {
    /// It is disabled.
    case isDisabled
    /// The pointer goes through it to what is behind.
    case ignoresPointer
    /// A menu is open, and it does not stand in that.
    case isOutsideOfMenu
    /// It does not say whether the keyboard is directed at it.
    case doesNotSayFocus
    /// A dialog, which is written so in an outline, is in front of it.
    case isCovered(by: String)
    /// It holds something, and does not say what.
    case saysNoValue
    /// It is a toggle, of which it is asked whether it is selected.
    case isOnOrOff
    /// Nothing can be hidden in it.
    case cannotBeExpanded
    /// It is nothing that people choose.
    case cannotBeSelected
    /// It has its highest value already, or its lowest.
    case isAtItsEnd(isUp: Bool)
    /// It cannot have this number.
    case isOutOfRange(Double, ClosedRange<Double>)
    /// It takes a single line.
    case takesOneLine
    /// It takes no such text; one that it takes is the second.
    case cannotHold(String, example: String)
    /// It takes no such action, and nothing that it stands in does.
    case cannot(Actions)
    /// It takes another number of files.
    case cannotTake(files: Int, limit: Int?)
    /// A press of it opens a choice that the browser shows.
    case opensFileChoice
    /// A picker has not exactly one such choice.
    case noSuchChoice(String, among: [String])
    /// It does not offer something by this name, or more than one thing in it does.
    case noSuchOffer(String, among: [String])
  }

  /// The message: what is wrong, the nearest matches, the screen, and where the query is written.
  public var description: String {
    place.map { "\(message)\n\nLooked for in \($0.short)." } ?? message
  }

  /// The message: what is wrong, the nearest matches, and the screen.
  public var message: String {
    [headline, nearest, unfinished, "On the screen:\n" + indented(screen.outline, atMost: 200)]
      .filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The message: what is wrong.
  package var headline: String {
    let sought = steps.sought
    if let reason { return "\(sought) \(reason.words)" }
    switch found.count {
    case 0: return "There is no \(sought)."
    case 1: return "There is one \(sought)."
    default:
      return "There are \(found.count) elements that are \(sought); say which one is meant:\n"
        + indented(found.map(\.sign).joined(separator: "\n"), atMost: 20)
    }
  }

  /// What is to come is not there yet.
  private var unfinished: String {
    guard found.isEmpty, reason == nil, unfinishedTasks > 0 else { return "" }
    guard hasBegun else {
      return
        "The tasks of the views have not run yet: `await screen.rest()` lets them come to rest."
    }
    let tasks = unfinishedTasks == 1 ? "One task has" : "\(unfinishedTasks) tasks have"
    let they = unfinishedTasks == 1 ? "it waits" : "they wait"
    return """
      \(tasks) not ended: what \(they) for, be it the world outside or a clock, has not come yet.
      """
  }

  private var nearest: String {
    guard found.isEmpty, let step = steps.last, let sought = step.identifier ?? step.name else {
      return ""
    }
    let near = screen.all
      .compactMap { element in nearness(of: element, to: step, sought).map { (element, $0) } }
      .sorted { $0.1 < $1.1 }
      .prefix(3)
      .map { element, _ in step.identifier == nil ? element.sign : element.identification }
    return near.isEmpty ? "" : "Nearest matches:\n" + indented(near.joined(separator: "\n"))
  }

  /// How many letters of what an element is called are other ones, or `nil` where most are.
  private func nearness(of element: Element, to step: Query.Step, _ sought: String) -> Int? {
    let name = step.identifier == nil ? element.called : element.attributes.identifier ?? ""
    let most = max(sought.count, name.count) / 2
    guard !name.isEmpty, name != element.role.rawValue, abs(sought.count - name.count) <= most
    else { return nil }
    let edits = editDistance(Array(sought), Array(name))
    let isOfRole = step.roles.isEmpty || step.roles.contains(element.role)
    let distance = isOfRole ? edits : edits + 1
    return distance <= most ? distance : nil
  }
}

extension QueryError.Reason {
  /// What follows the name of the element.
  fileprivate var words: String {
    switch self {
    case .isDisabled: "is disabled."
    case .ignoresPointer:
      "lets the pointer through: it stands in a view with '.allowsHitTesting(false)'."
    case .isOutsideOfMenu:
      "stands outside of an open menu: a press there closes the menu, and does nothing else."
    case .isCovered(let dialog):
      "stands behind \(dialog): it has not gone, and cannot be reached until that has."
    case .saysNoValue:
      "does not say its value: it is made of actions, or of a value that is no number. Ask for the "
        + "text of its label, or give it '.accessibilityValue(_:)'."
    case .isAtItsEnd(let isUp):
      "has its \(isUp ? "highest" : "lowest") value already: nobody can set it further."
    case .isOutOfRange(let number, let range):
      "cannot be set to \(formatted(number)): it goes from \(formatted(range.lowerBound)) to "
        + "\(formatted(range.upperBound))."
    case .takesOneLine: "takes one line: nobody can type a line break into it."
    case .cannotHold(let text, let example):
      "cannot hold \(quoted(text)): it takes what is written like \(quoted(example))."
    case .isOnOrOff: "is on or off, and holds nothing else: ask whether it 'isSelected'."
    case .doesNotSayFocus: "\(Actions.focus.refusal)."
    case .cannotBeExpanded: "is neither open nor closed: nothing can be hidden in it."
    case .cannotBeSelected: "is neither chosen nor not: it is nothing that people choose."
    case .cannot(let action): "\(action.refusal), and neither can anything that it stands in."
    case .cannotTake(let count, let limit):
      "takes \(limit.map { $0 == 1 ? "one file" : "1 to \($0) files" } ?? "one file or more"): nobody can "
        + "choose \(count == 0 ? "none" : "\(count)") with it."
    case .opensFileChoice:
      "opens the browser's own choice of files, in which nobody can press: use 'chooseFiles(_:)'."
    case .noSuchChoice(let title, let choices):
      """
      has no choice \(quoted(title)), or more than one. There are:
      \(indented(choices.map(quoted).joined(separator: "\n")))
      """
    case .noSuchOffer(let name, let offers):
      """
      offers no action \(quoted(name)), or more than one. There are:
      \(indented(offers.map(quoted).joined(separator: "\n")))
      """
    }
  }
}

extension Actions {
  fileprivate var refusal: String {
    switch self {
    case .press: "cannot be pressed"
    case .setValue: "cannot be set to a value"
    case .dismiss: "cannot be sent away"
    case .adjust: "cannot be set step by step"
    case .submit: "cannot be handed in"
    case .focus: "does not say where the keyboard is directed (give it '.focused')"
    case .longPress: "cannot be pressed for a while"
    case .drag: "cannot be dragged"
    case .hover: "does not notice the pointer"
    case .openMenu: "has no menu"
    case .chooseFiles:
      "lets nobody choose files (tap what presents a file importer, then use the button in its dialog)"
    default: "cannot be used so"
    }
  }
}

extension Element {
  fileprivate var all: [Element] {
    isInvisible ? [] : [self] + linksOfText + children.flatMap(\.all)
  }

  /// What a query calls it by: its name or, of a row, all that it says.
  fileprivate var called: String { role == .listitem ? accessibleText : name }

  /// The element alone in one line, with its identifier.
  fileprivate var identification: String {
    "\(line) with the identifier \(quoted(attributes.identifier ?? ""))"
  }

  /// The element alone in one line, a row with all that it says.
  fileprivate var sign: String { role == .listitem ? "\(line) \(quoted(called))" : line }
}

/// Indents lines, the first ones where there are too many to be read, each as far as it can be read.
private func indented(_ text: String, atMost limit: Int = .max) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { "  \($0.prefix(longestLine))\($0.count > longestLine ? "…" : "")" }
  let left = lines.count - limit
  let more = left > 0 ? ["  … and \(left) lines more"] : []
  return (lines.prefix(limit) + more).joined(separator: "\n")
}

/// After so many characters a line of a failure is cut.
private let longestLine = 300

/// The number of characters to insert, remove or replace (Levenshtein's distance, by rows).
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[right.count]
}
