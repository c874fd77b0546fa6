/// The words of a line, as a shell would read it: what stands between quotation marks is one word, and a backslash takes
/// its special sense from what follows it.
public enum CommandWords {
  /// Reads a line.
  ///
  /// - Throws: A `Refusal` where a quotation mark is not closed.
  public static func read(_ line: String) throws(Refusal) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""):
        word = (word ?? "") + (rest.popFirst().map { "\($0)" } ?? "\\")
      case (quote, .some): quote = nil
      case ("\"", nil), ("'", nil): (quote, word) = (character, word ?? "")
      case (_, nil) where character.isWhitespace:
        if let ended = word { words.append(ended) }
        word = nil
      default: word = (word ?? "") + "\(character)"
      }
    }
    if let quote { throw Refusal("The quotation mark \(quote) is not closed.", .usage) }
    return words + (word.map { [$0] } ?? [])
  }

  /// Writes a word so that it is read as it is.
  static func written(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "@._-/:".contains($0) }
    guard !isPlain else { return word }
    return "\"\(word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
