/// Nouns that agree with their number: `^[\(count) item](inflect: true)` reads `1 item`, `2 items`.
///
/// The words are English, and regular ones; a translation would have its own. A phrase whose last
/// word is a value stays as it is.
enum Inflection {
  private static let end = "](inflect: true)"

  /// The text with its nouns in the number that stands before them, without the signs around.
  ///
  /// - Parameters:
  ///   - text: A text in which values have their ``ValuePlace``.
  ///   - values: What the values read.
  static func apply(to text: String, values: @autoclosure () -> [String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")), text.contains(end) else { return text }
    let values = values()
    var result = ""
    var rest = text[...]
    while let close = rest.firstRange(of: end) {
      let open = rest[..<close.lowerBound].ranges(of: "^[").last
      if let open {
        result += rest[..<open.lowerBound]
        result += agreeing(rest[open.upperBound..<close.lowerBound], values)
      } else {
        result += rest[..<close.upperBound]
      }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func agreeing(_ phrase: Substring, _ values: [String]) -> String {
    let number = ValuePlace.fill(String(phrase), with: values)
      .prefix { $0.isNumber || ".,".contains($0) }
    let isValue = { ValuePlace.index(of: $0, count: values.count) != nil }
    guard Double(number) != 1, let last = phrase.lastIndex(where: \.isLetter) else {
      return String(phrase)
    }
    let rest = phrase[phrase.index(after: last)...]
    let next = rest.unicodeScalars.first { !$0.properties.isWhitespace }
    return next.map(isValue) == true ? String(phrase) : plural(phrase[...last]) + rest
  }

  /// The words, the last of which is a noun, in the plural.
  private static func plural(_ words: Substring) -> String {
    let noun = words.split { !$0.isLetter }.last?.lowercased() ?? ""
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return words.dropLast() + "ies"
    }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    return words + (isHissing ? "es" : "s")
  }
}
