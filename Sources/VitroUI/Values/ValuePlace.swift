/// The place of a value in a text while that is read as Markdown: a sign for each value, of those that Unicode leaves
/// to programs.
enum ValuePlace {
  /// The sign of the first value; those of the others stand before it, far from those of fonts.
  private static let first: UInt32 = 0x10FFFD
  private static let most: UInt32 = 0x8000

  /// A part of a text in which values stand.
  enum Piece {
    case text(String)
    /// The value with this number.
    case value(Int)
  }

  /// The sign for a value by its number; so many values as there are signs no text has.
  static func scalar(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(first - min(UInt32(index), most)) ?? " "
  }

  /// Which of so many values a sign stands for, or `nil`.
  static func index(of scalar: Unicode.Scalar, count: Int) -> Int? {
    guard scalar.value <= first, first - scalar.value < UInt32(count) else { return nil }
    return Int(first - scalar.value)
  }

  /// The parts of a text, none of them empty.
  static func pieces(of text: String, count: Int) -> [Piece] {
    guard count > 0 else { return text.isEmpty ? [] : [.text(text)] }
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let index = index(of: scalar, count: count) else {
        literal.append(scalar)
        continue
      }
      if !literal.isEmpty { pieces.append(.text(String(literal))) }
      literal.removeAll()
      pieces.append(.value(index))
    }
    return literal.isEmpty ? pieces : pieces + [.text(String(literal))]
  }

  /// The text with what its values read.
  static func fill(_ text: String, with values: [String]) -> String {
    pieces(of: text, count: values.count).reduce("") { filled, piece in
      switch piece {
      case .text(let text): filled + text
      case .value(let index): filled + values[index]
      }
    }
  }
}
