/// A number that the display can show: a sign, at most twelve digits, and a point among them.
///
/// The calculator reckons with what it shows and nothing more, as pocket calculators do, so that
/// what stands on the display explains what comes next: 1 ÷ 3 × 3 is 0.99999999999. A significand
/// and a count of decimals in base ten make sums such as 0.1 + 0.2 exact.
struct Number: Hashable, Sendable {
  static let maxDigits = 12

  let significand: Int
  /// How many digits of the significand stand behind the point; the last of them is not a zero.
  let decimals: Int

  /// A number as it was typed, without the zeros at the end of its decimals.
  init(significand: Int, decimals: Int) {
    var (significand, decimals) = (significand, decimals)
    while decimals > 0, significand.isMultiple(of: 10) {
      significand /= 10
      decimals -= 1
    }
    self.significand = significand
    self.decimals = decimals
  }

  /// A fraction with as many decimals as the display has room for; a half is rounded away from zero.
  ///
  /// Fractions made of two numbers and a per cent stay below 10^24, and thus the steps between
  /// below 2 · 10^35, far from the end of `Int128`.
  init(_ numerator: Int128, over denominator: Int128) throws(CalculationError) {
    if denominator == 0 { throw .divisionByZero }
    for decimals in (0..<Self.maxDigits).reversed() {
      let rounded = divide(numerator * powersOfTen[decimals], by: denominator)
      if rounded.magnitude < powersOfTen[Self.maxDigits] {
        self.init(significand: Int(rounded), decimals: decimals)
        return
      }
    }
    throw .tooLarge
  }

  var numerator: Int128 { Int128(significand) }
  var denominator: Int128 { powersOfTen[decimals] }

  var isZero: Bool { significand == 0 }
  var negated: Number { Number(significand: -significand, decimals: decimals) }
  var text: String { decimalText(significand, decimals: decimals) }
}

/// The digits of a significand, with a point in front of the last so many: 5 with two is "0.05".
func decimalText(_ significand: Int, decimals: Int) -> String {
  let digits = String(significand.magnitude)
  let zeros = String(repeating: "0", count: max(decimals + 1 - digits.count, 0))
  let whole = (zeros + digits).dropLast(decimals)
  let fraction = (zeros + digits).suffix(decimals)
  return (significand < 0 ? "-" : "") + whole + (decimals == 0 ? "" : ".") + fraction
}

/// 1, 10, 100 and so on, up to 10^12.
private let powersOfTen = (0..<Number.maxDigits).reduce(into: [1 as Int128]) { powers, exponent in
  powers.append(powers[exponent] * 10)
}

private func divide(_ numerator: Int128, by denominator: Int128) -> Int128 {
  let (top, bottom) = (numerator.magnitude, denominator.magnitude)
  let rounded = Int128((2 * top + bottom) / (2 * bottom))
  return (numerator < 0) == (denominator < 0) ? rounded : -rounded
}
