extension Describe {
  /// How many equal fields side by side are shown before their number is enough.
  private static let fewFields = 3

  /// A difference in which long runs of equal fields are replaced by their number.
  static func withoutUnchanged(_ difference: String) -> String {
    var shown: [Substring] = []
    var run: [Substring] = []
    func endRun() {
      if run.count > fewFields {
        shown.append(run[0].prefix(while: \.isWhitespace) + "… (\(run.count) unchanged)")
      } else {
        shown += run
      }
      run = []
    }
    for line in lines(difference) {
      let isEqualField = isEqualField(line)
      if !isEqualField || run.first.map({ indentation($0) != indentation(line) }) == true {
        endRun()
      }
      if isEqualField { run.append(line) } else { shown.append(line) }
    }
    endRun()
    return shown.joined(separator: "\n")
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
