/// The name of the symbol that Xcode makes for an asset: `my-Color 2` is `myColor2`.
package struct AssetSymbolName {
  private let words: [Substring]

  /// Takes the last part of an asset's name apart; without a word such as `Color` at its end.
  package init(_ name: String, without suffix: String? = nil) {
    var words = AssetSymbolName.words(of: name)
    if words.count > 1, let suffix, words.last?.lowercased() == suffix { words.removeLast() }
    self.words = words
  }

  /// The name of a member.
  package var member: String {
    guard let first = words.first else { return "_" }
    let text = isLoud ? loud : first.lowercased() + words.dropFirst().map(\.raised).joined()
    return AssetSymbolName.reserved.contains(text) ? "`\(text)`" : safe(text)
  }

  /// The name of a type.
  package var type: String {
    guard !words.isEmpty else { return "_" }
    let text = isLoud ? loud : words.map(\.raised).joined()
    return ["Type", "Protocol", "Self", "Any"].contains(text) ? "\(text)_" : safe(text)
  }

  /// Whether there are letters, and all are large ones; Xcode leaves such a name as it is.
  private var isLoud: Bool {
    words.contains { $0.contains(where: \.isUppercase) }
      && !words.contains { $0.contains(where: \.isLowercase) }
  }

  private var loud: String { words.joined(separator: "_") }

  private func safe(_ text: String) -> String {
    text.first?.isNumber == true ? "_" + text : text
  }

  /// The words: they end before a large letter that follows a small one, or that a small one follows, before and
  /// after digits, and at whatever is neither.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    for part in name.split(whereSeparator: { !$0.isPlain }) {
      var start = part.startIndex
      var last: Character?
      for index in part.indices {
        let letter = part[index]
        let next = part.index(after: index)
        let isBeforeSmall = next < part.endIndex && part[next].isLowercase
        let isNew =
          last.map { last in
            if letter.isNumber || last.isNumber { return letter.isNumber != last.isNumber }
            return letter.isUppercase && (!last.isUppercase || isBeforeSmall)
          } ?? false
        if isNew {
          words.append(part[start..<index])
          start = index
        }
        last = letter
      }
      words.append(part[start...])
    }
    return words
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension Character {
  /// Whether it may stand in an identifier: a letter, or a digit.
  fileprivate var isPlain: Bool {
    isASCII ? isLetter || isNumber : unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}

extension Substring {
  /// The word with a large letter at its beginning.
  fileprivate var raised: String { prefix(1).uppercased() + dropFirst() }
}
