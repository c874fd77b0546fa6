/// The reason why what somebody typed is no amount.
public enum TypedMoneyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing was typed.
  case blank(Currency)
  /// There is something else than digits and one point.
  case notANumber(String, Currency)
  /// There are more decimals than the currency has.
  case tooManyDecimals(Currency)
  /// The amount does not fit into 64 bits.
  case tooLarge

  /// The message for people: what is wrong, and how to write the amount.
  public var description: String {
    switch self {
    case .blank(let currency):
      "The amount is missing. Write it like \(currency.example)."
    case .notANumber(let text, let currency):
      "“\(text.shortened)” is not an amount. Write it like \(currency.example)."
    case .tooManyDecimals(let currency):
      "\(currency.rawValue) has \(currency.decimals) decimals. Write it like \(currency.example)."
    case .tooLarge:
      "The amount is too large. Write a smaller one."
    }
  }
}

extension Money {
  /// Reads an amount that somebody typed, such as "12.50", "12.5" or "-3".
  ///
  /// A comma is refused wherever it stands: whether "1,250" is a bit more than one or a bit more
  /// than a thousand depends on where the customer went to school.
  public init(typed text: String, _ currency: Currency) throws(TypedMoneyError) {
    let text = text.trimmed
    guard !text.isEmpty else { throw .blank(currency) }
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy(\.isDigits) else { throw .notANumber(text, currency) }
    let decimals = parts.dropFirst().first ?? ""
    guard decimals.count <= currency.decimals else { throw .tooManyDecimals(currency) }
    let padding = String(repeating: "0", count: currency.decimals - decimals.count)
    let sign = isNegative ? "-" : ""
    guard let minorUnits = Int(sign + parts.joined() + padding) else { throw .tooLarge }
    self.init(minorUnits: minorUnits, currency)
  }
}

extension Money {
  /// The amount as somebody types it, such as "12.50": what ``init(typed:_:)`` reads.
  public var typed: String { String(description.prefix { $0 != " " }) }
}

extension Substring {
  /// Whether there is a digit from 0 to 9 and nothing else; digits of other scripts do not count.
  fileprivate var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension Currency {
  /// An amount as it should be typed.
  fileprivate var example: String {
    switch decimals {
    case 0: "1250"
    default: "12.50" + String(repeating: "0", count: decimals - 2)
    }
  }
}
