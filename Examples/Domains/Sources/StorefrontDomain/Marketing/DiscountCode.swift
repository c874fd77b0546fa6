/// The reason why a text is no code.
public enum DiscountCodeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Without its white space, the text is not 3 to 20 letters from A to Z and digits.
  case malformed(String)

  /// The reason and the remedy, for people.
  public var description: String {
    switch self {
    case .malformed(let text) where text.allSatisfy(\.isWhitespace):
      "The code is missing. Write 3 to 20 letters and digits."
    case .malformed(let text):
      "“\(text.shortened)” is not a code. Write 3 to 20 letters and digits."
    }
  }
}

/// The code that a customer types to get a discount: "Summer 25" and "SUMMER25" are the same.
public struct DiscountCode: Hashable, Sendable, CustomStringConvertible {
  /// The code in capital letters, without white space.
  public let description: String

  /// Makes a code from what somebody typed.
  public init(_ text: String) throws(DiscountCodeError) {
    let code = text.filter { !$0.isWhitespace }
    let isPlain = code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isPlain, 3...20 ~= code.count else { throw .malformed(text) }
    description = code.uppercased()
  }
}
