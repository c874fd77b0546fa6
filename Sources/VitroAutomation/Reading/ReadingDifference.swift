import VitroUI

/// The difference of two readings of a screen: the lines that went, came or say something else.
struct ReadingDifference {
  private(set) var lines: [String] = []
  /// Whether something that can be used has come, or says something else.
  private(set) var bringsUsable = false
  /// Whether most of the screen is another one.
  let isNew: Bool

  /// - Parameters:
  ///   - before: The screen as it was.
  ///   - covered: What lay behind a dialog then.
  ///   - after: The screen as it is.
  init(from before: ScreenReading, covered: ScreenReading?, to after: ScreenReading) {
    var old: [Key: ScreenReading.Line] = [:]
    let known = (covered?.keyed ?? []) + before.keyed
    for line in known { old[line.key] = line.line }
    var kept = 0
    var changes: [(key: Key, text: String, isUsable: Bool)] = []
    for (key, line) in after.keyed {
      guard let known = old.removeValue(forKey: key) else {
        changes.append((key, "+ \(line.text)", line.isUsable))
        continue
      }
      kept += 1
      if known.text != line.text { changes.append((key, "~ \(line.text)", line.isUsable)) }
    }
    // Of a dialog or a group that has gone its own line says all; what a dialog covers has not gone.
    let coveredNow = Set(after.coveredKeys)
    var goneIndent = Int.max
    var gone: [String] = []
    for (key, line) in known {
      if line.indent > goneIndent { continue }
      goneIndent = Int.max
      guard old[key] != nil, !coveredNow.contains(key.element) else { continue }
      goneIndent = line.indent
      gone.append("- \(line.text)")
    }
    isNew = kept * 3 < after.lines.count || kept == 0 && !before.lines.isEmpty
    bringsUsable = changes.contains(where: \.isUsable)
    lines = gone + changes.map(\.text)
  }

  /// An element may have several lines, such as links in a text.
  struct Key: Hashable {
    let element: Element.ID
    let number: Int
  }
}

extension ScreenReading {
  fileprivate var keyed: [(key: ReadingDifference.Key, line: Line)] {
    var counts: [Element.ID: Int] = [:]
    return lines.map { line in
      let number = counts[line.key, default: 0]
      counts[line.key] = number + 1
      return (ReadingDifference.Key(element: line.key, number: number), line)
    }
  }

  /// The lines as text: those that have a text in them if one is looked for, and no more than a number of them.
  func text(finding sought: String? = nil, atMost limit: Int) -> String {
    let found = lines.filter { line in
      sought.map { line.text.lowercased().contains($0.lowercased()) } ?? true
    }
    if found.isEmpty {
      return sought.map { "Nothing here has \(quoted($0)) in it." } ?? "Nothing is shown."
    }
    let shown = found.prefix(limit).map { String(repeating: "  ", count: $0.indent) + $0.text }
    let left = found.count - shown.count
    let more =
      left > 0 ? ["… \(left) lines more: '--find TEXT' looks for one, '--all' shows them"] : []
    return (shown + more).joined(separator: "\n")
  }
}
