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
    var lines: [String] = []
    collectOutline(into: &lines, indent: 0)
    return lines.joined(separator: "\n")
  }

  private func collectOutline(into lines: inout [String], indent: Int) {
    if isInvisible { return }
    // A container that means nothing by itself is not worth a line.
    let isLine = role != .generic
    if isLine { lines.append(String(repeating: "  ", count: indent) + line) }
    for child in linksOfText + children {
      child.collectOutline(into: &lines, indent: indent + (isLine ? 1 : 0))
    }
  }

  /// The element alone, in one line.
  var line: String {
    var line = role.rawValue
    if let name = shortName, !name.isEmpty { line += " \(quoted(name))" }
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

  private var shortName: String? {
    role == .listitem ? nil : name
  }
}

func quoted(_ text: String) -> String { "\"\(text)\"" }
