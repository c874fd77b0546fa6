/// Nouns that agree with their number: `^[\(count) item](inflect: true)` reads `1 item`, `2 items`.
///
/// The words are English, and regular ones; a translation would have its own.
enum Inflection {
  private static let end = "](inflect: true)"

  /// The text with its nouns in the number that stands before them, without the signs around.
  ///
  /// - Parameters:
  ///   - place: What stands for a value.
  ///   - values: What the values read, in their order.
  static func apply(to text: String, place: Character?, values: @autoclosure () -> [String])
    -> String
  {
    guard text.utf8.contains(UInt8(ascii: "^")), text.contains(end) else { return text }
    let values = values()
    var result = ""
    var rest = text[...]
    while let close = rest.firstRange(of: end) {
      guard let open = rest[..<close.lowerBound].ranges(of: "^[").last else {
        result += rest[..<close.upperBound]
        rest = rest[close.upperBound...]
        continue
      }
      result += rest[..<open.lowerBound]
      let phrase = rest[open.upperBound..<close.lowerBound]
      let before = result.count(where: { $0 == place })
      let number = place.flatMap { phrase.contains($0) ? values[before...].first : nil }
      result +=
        isOne(number ?? String(phrase.prefix { $0.isNumber })) ? String(phrase) : plural(phrase)
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func isOne(_ number: String) -> Bool { Double(number) == 1 }

  /// The phrase with its last word in the plural.
  private static func plural(_ phrase: Substring) -> String {
    guard let last = phrase.lastIndex(where: \.isLetter) else { return String(phrase) }
    let stem = phrase[...last]
    let rest = phrase[phrase.index(after: last)...]
    let word = stem.split { !$0.isLetter }.last?.lowercased() ?? ""
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return stem.dropLast() + "ies" + rest
    }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return stem + (isHissing ? "es" : "s") + rest
  }
}
