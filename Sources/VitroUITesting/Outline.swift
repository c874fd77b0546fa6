import VitroUI

extension Element {
  /// The element and what is in it as text, one line each, indented, without what nobody sees: what a
  /// failed query prints.
  ///
  /// ```
  /// main
  ///   heading "Counter"
  ///   button "+"
  ///   button "Save" (disabled)
  /// ```
  public var outline: String {
    outlineLines.flatMap { $0.written(indent: 0) }.joined(separator: "\n")
  }

  /// The lines of the outline that stand in no other, with those that stand in them.
  var outlineLines: [OutlineLine] {
    if isInvisible { return [] }
    let inner = (linksOfText + children).flatMap(\.outlineLines)
    // A container that means nothing by itself is not worth a line.
    return role == .generic ? inner : [OutlineLine(self, inner: inner)]
  }

  /// The element alone, in one line.
  package var line: String { line(named: shortName) }

  fileprivate func line(named name: String?) -> String {
    var line = role.rawValue
    if let name { line += " \(quoted(name))" }
    if let value = attributes.value { line += " = \(quoted(isSecret ? "••••••••" : value))" }
    let marks = marks
    return marks.isEmpty ? line : "\(line) (\(marks.joined(separator: ", ")))"
  }

  private var marks: [String] {
    var marks: [String] = []
    if let range = attributes.range {
      marks.append("\(formatted(range.lowerBound))–\(formatted(range.upperBound))")
    }
    if let text = attributes.valueText, attributes.style.purpose != .secure {
      marks.append("value text \(quoted(text))")
    }
    if let reason = attributes.invalidReason { marks.append("invalid: \(quoted(reason))") }
    if attributes.isRequired { marks.append("required") }
    if let badge = attributes.badge { marks.append("badge \(quoted(badge))") }
    if let isExpanded = attributes.isExpanded { marks.append(isExpanded ? "open" : "closed") }
    if attributes.isSelected == true { marks.append("chosen") }
    if attributes.isFocused { marks.append("focused") }
    if attributes.isHidden { marks.append("hidden") }
    if !attributes.isEnabled { marks.append("disabled") }
    return marks
  }

  /// Whether not even the length of what it holds may be printed.
  private var isSecret: Bool { attributes.style.purpose == .secure && attributes.value != "" }

  fileprivate var shortName: String? {
    if role == .listitem { return nil }
    let name = name
    return name.isEmpty ? nil : name
  }
}

/// A line of an outline, with the lines that stand in it.
struct OutlineLine: Equatable {
  /// How many lines that makes; it is compared first.
  let count: Int
  let text: String
  let role: Role
  /// What the element is called; a row by nothing.
  let name: String?
  /// Whether those who listen do not hear of it.
  let isHidden: Bool
  let inner: [OutlineLine]

  fileprivate init(_ element: Element, inner: [OutlineLine]) {
    count = inner.reduce(1) { $0 + $1.count }
    name = element.shortName
    (text, role, self.inner) = (element.line(named: name), element.role, inner)
    isHidden = element.attributes.isHidden
  }

  fileprivate func written(indent: Int) -> [String] {
    [String(repeating: "  ", count: indent) + text]
      + inner.flatMap { $0.written(indent: indent + 1) }
  }
}

func quoted(_ text: String) -> String { "\"\(text)\"" }
