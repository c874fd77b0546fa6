extension Describe {
  /// How many equal fields side by side are shown before their number is enough.
  private static let fewFields = 3

  /// How many lines of a text are shown beside one that differs.
  private static let neighbors = 2

  /// A difference in which long runs of equal fields, or of equal lines of a text, are replaced by
  /// their number.
  static func withoutUnchanged(_ difference: String) -> String {
    var shown: [Substring] = []
    var run: [Substring] = []
    var isInText = false
    func endRun(before next: Substring = "") {
      let head = isInText && shown.last.map(isChanged) == true ? neighbors : 0
      let tail = isInText && isChanged(next) ? neighbors : 0
      let hidden = run.dropFirst(head).dropLast(tail)
      if hidden.count > fewFields, let first = hidden.first {
        shown += run.prefix(head)
        shown.append(first.prefix(while: \.isWhitespace) + "… (\(hidden.count) unchanged)")
        shown += run.suffix(tail)
      } else {
        shown += run
      }
      run = []
    }
    for line in lines(difference) {
      let isEqualField = isEqualField(line)
      if !isEqualField || run.first.map({ indentation($0) != indentation(line) }) == true {
        endRun(before: line)
      }
      if isEqualField { run.append(line) } else { shown.append(line) }
      if line.hasSuffix("\"\"\"") || line.hasSuffix("\"\"\",") { isInText.toggle() }
    }
    endRun()
    return shown.joined(separator: "\n")
  }

  private static func isChanged(_ line: Substring) -> Bool {
    line.first == "\u{2212}" || line.first == "+"
  }

  /// Whether a line is a whole field that is equal on both sides: those that open or close something
  /// are not, because a difference stands inside.
  private static func isEqualField(_ line: Substring) -> Bool {
    guard line.first == "\u{2007}" else { return false }
    let text = line.drop(while: \.isWhitespace)
    let isOpening = ["(", "[", "{", "\"\"\""].contains { text.hasSuffix($0) }
    let isClosing = [")", "]", "}", "\"\"\""].contains { text.hasPrefix($0) }
    return !text.isEmpty && !isOpening && !isClosing
  }

  private static func indentation(_ line: Substring) -> Int {
    line.prefix(while: \.isWhitespace).count
  }
}
