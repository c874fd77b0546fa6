/// A number while it is typed: unlike a finished one it keeps its point, the zeros at its end, and the
/// sign of a zero, which more digits may follow.
struct Entry: Hashable, Sendable {
  private var isNegative = false
  private var magnitude = 0
  private var decimals: Int?

  /// Adds a digit; false when there is no room for it.
  mutating func append(_ digit: Digit) -> Bool {
    guard digitCount < Number.maxDigits else { return false }
    magnitude = magnitude * 10 + digit.rawValue
    decimals = decimals.map { $0 + 1 }
    return true
  }

  /// Adds the decimal point; false when there is one.
  mutating func appendPoint() -> Bool {
    guard decimals == nil else { return false }
    decimals = 0
    return true
  }

  /// Takes back the last digit, the point, or the sign of a zero; false when none of them is there.
  mutating func removeLast() -> Bool {
    switch decimals {
    case 0?:
      decimals = nil
    case let count?:
      decimals = count - 1
      magnitude /= 10
    case nil where magnitude > 0:
      magnitude /= 10
    case nil:
      guard isNegative else { return false }
      isNegative = false
    }
    return true
  }

  /// Changes the sign.
  mutating func negate() -> Bool {
    isNegative.toggle()
    return true
  }

  var number: Number {
    Number(significand: isNegative ? -magnitude : magnitude, decimals: decimals ?? 0)
  }

  var text: String {
    let digits = decimalText(magnitude, decimals: decimals ?? 0)
    return (isNegative ? "-" : "") + digits + (decimals == 0 ? "." : "")
  }

  /// How many digits the display shows, but for a zero alone, which gives way to the first digit.
  private var digitCount: Int {
    max(String(magnitude).count, (decimals ?? 0) + 1)
  }
}
