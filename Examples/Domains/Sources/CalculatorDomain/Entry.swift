/// A number while it is typed: unlike a finished one it keeps its point and the zeros at its end.
struct Entry: Hashable, Sendable {
  private var significand = 0
  private var decimals: Int?

  /// Adds a digit; false when there is no room for it.
  mutating func append(_ digit: Digit) -> Bool {
    guard digitCount < Number.maxDigits else { return false }
    significand = significand * 10 + (significand < 0 ? -digit.rawValue : digit.rawValue)
    decimals = decimals.map { $0 + 1 }
    return true
  }

  /// Adds the decimal point; false when there is one.
  mutating func appendPoint() -> Bool {
    guard decimals == nil else { return false }
    decimals = 0
    return true
  }

  /// Changes the sign; false for zero, which has none.
  mutating func negate() -> Bool {
    guard significand != 0 else { return false }
    significand.negate()
    return true
  }

  var number: Number { Number(significand: significand, decimals: decimals ?? 0) }

  var text: String {
    decimalText(significand, decimals: decimals ?? 0) + (decimals == 0 ? "." : "")
  }

  /// How many digits the display shows, but for a zero alone, which gives way to the first digit.
  private var digitCount: Int {
    max(String(significand.magnitude).count, (decimals ?? 0) + 1)
  }
}
