import VitroUI

extension OutlineDifference {
  /// The lines that went, with `-`, and that came, with `+`, among those that say where.
  var text: [String] {
    SignedLine.lines(for: changes, inRow: false).flatMap { $0.written(indent: 0) }
  }
}

extension Element {
  /// The changes of the outline of an element since it was another one.
  package func changes(since before: Element) -> String {
    OutlineDifference(from: before.outlineLines, to: outlineLines).text.joined(separator: "\n")
  }
}

/// A line of a written difference, with the lines that stand in it.
private struct SignedLine {
  var sign: Character = " "
  let text: String
  var inner: [SignedLine] = []

  /// The lines of the changes that stand in one element, with those that say where.
  static func lines(for changes: [OutlineChange], inRow isRow: Bool) -> [SignedLine] {
    let marks = changes.marks(inRow: isRow)
    return changes.indices.flatMap { index -> [SignedLine] in
      switch changes[index] {
      case .same: return marks[index].map { [SignedLine(text: $0)] } ?? []
      case .gone(let line): return [SignedLine(line, sign: "-")]
      case .came(let line): return [SignedLine(line, sign: "+")]
      case .kept(let old, let new, let changes):
        let inner = lines(for: changes, inRow: new.role == .listitem)
        if old.text == new.text { return [SignedLine(text: new.text, inner: inner)] }
        return [
          SignedLine(sign: "-", text: old.text),
          SignedLine(sign: "+", text: new.text, inner: inner),
        ]
      }
    }
  }

  private init(sign: Character = " ", text: String, inner: [SignedLine] = []) {
    (self.sign, self.text, self.inner) = (sign, text, inner)
  }

  private init(_ line: OutlineLine, sign: Character) {
    self.init(sign: sign, text: line.text, inner: line.inner.map { SignedLine($0, sign: sign) })
  }

  /// The line and those in it; lines without a sign that stand alone in each other are one.
  func written(indent: Int) -> [String] {
    if sign == " ", let only = inner.first, inner.count == 1, only.sign == " " {
      return SignedLine(text: "\(text) > \(only.text)", inner: only.inner).written(indent: indent)
    }
    let margin = "\(sign) " + String(repeating: "  ", count: indent)
    // A name may have several lines.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\(margin)\($0)".withoutSpacesAtEnd }
      + inner.flatMap { $0.written(indent: indent + 1) }
  }
}

extension String {
  /// The text as an editor leaves it.
  var withoutSpacesAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
