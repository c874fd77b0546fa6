/// Inline Markdown: `**bold**`, `*italic*`, `_italic_`, `~~struck~~`, `` `code` `` and
/// `[links](https://…)`; a backslash takes a sign as it is.
enum Markdown {
  /// So many marks may stand within each other; what is deeper is shown as it stands.
  private static let mostDepth = 16

  /// Whether a text has none of the signs.
  static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The parts of a text that look the same.
  static func runs(_ text: String) -> [TextRun] {
    if isPlain(text) { return [TextRun(text)] }
    var runs: [TextRun] = []
    read(text[...], TextRun(""), depth: 0, into: &runs)
    return runs.isEmpty ? [TextRun("")] : runs
  }

  private static func read(
    _ text: Substring, _ outer: TextRun, depth: Int, into runs: inout [TextRun]
  ) {
    var rest = text
    var last: Character?
    var unclosed: Set<String> = []
    while let sign = rest.first {
      if sign == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        add(next, outer, to: &runs)
        rest = rest.dropFirst(2)
      } else if depth < mostDepth, let span = Span(rest, after: last, &unclosed) {
        var inner = outer
        if let look = span.look { inner.looks.set(look) }
        inner.url = span.url ?? outer.url
        if span.isVerbatim {
          inner.text = String(span.content)
          runs.add(inner)
        } else {
          read(span.content, inner, depth: depth + 1, into: &runs)
        }
        rest = rest[span.end...]
      } else {
        add(sign, outer, to: &runs)
        rest = rest.dropFirst()
      }
      last = sign
    }
  }

  private static func add(_ sign: Character, _ outer: TextRun, to runs: inout [TextRun]) {
    var run = outer
    run.text = String(sign)
    runs.add(run)
  }

  /// A piece between signs, at the beginning of a text.
  private struct Span {
    let content: Substring
    let end: String.Index
    var look: Look?
    var url: String?
    var isVerbatim = false

    init?(_ text: Substring, after last: Character?, _ unclosed: inout Set<String>) {
      if text.first == "[" {
        self.init(link: text)
      } else if text.first == "_", last?.isLetter == true || last?.isNumber == true {
        return nil
      } else {
        self.init(marked: text, &unclosed)
      }
    }

    private init?(link text: Substring) {
      guard let close = text.dropFirst().firstIndex(where: { $0 == "]" || $0 == "[" }),
        text[close] == "]"
      else { return nil }
      let address = text[close...].dropFirst()
      guard address.first == "(",
        let end = address.dropFirst().firstIndex(where: { $0 == ")" || $0 == "(" }),
        text[end] == ")"
      else { return nil }
      content = text[text.index(after: text.startIndex)..<close]
      url = String(address.dropFirst()[..<end])
      self.end = text.index(after: end)
    }

    private init?(marked text: Substring, _ unclosed: inout Set<String>) {
      let marks: [(String, Look)] = [
        ("**", .fontWeight(700)), ("__", .fontWeight(700)), ("~~", .strikethrough(nil)),
        ("*", .italic), ("_", .italic), ("`", .fontDesign(.monospaced)),
      ]
      guard let (mark, look) = marks.first(where: { text.hasPrefix($0.0) }) else { return nil }
      let inside = text.dropFirst(mark.count)
      guard let first = inside.first, !first.isWhitespace, !unclosed.contains(mark) else {
        return nil
      }
      guard let close = Span.close(of: mark, in: inside) else {
        unclosed.insert(mark)
        return nil
      }
      content = inside[..<close]
      end = inside.index(close, offsetBy: mark.count)
      self.look = look
      isVerbatim = mark == "`"
    }

    private static func close(of mark: String, in text: Substring) -> String.Index? {
      var index = text.startIndex
      while index < text.endIndex {
        if text[index] == "\\" {
          index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
          continue
        }
        if text[index...].hasPrefix(mark), index > text.startIndex,
          !text[text.index(before: index)].isWhitespace
        {
          let isLonger = mark == "*" && text[index...].hasPrefix("**")
          if !isLonger { return index }
          index = text.index(after: index)
        }
        index = text.index(after: index)
      }
      return nil
    }
  }
}
