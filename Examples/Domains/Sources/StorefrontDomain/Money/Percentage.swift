/// The reason why a number is no percentage here.
public enum PercentageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of hundredths of a percent lies outside 0...10,000.
  case outOfRange(Int)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .outOfRange(let hundredths):
      "\(hundredths) hundredths of a percent are out of range. Use 0 to 10000."
    }
  }
}

/// A part of a whole, from 0 to 100 %.
public struct Percentage: Hashable, Sendable {
  /// The percentage in hundredths of a percent: 750 for 7.5 %.
  public let hundredths: Int

  /// Makes a percentage from its number of hundredths: 1900 for 19 %.
  public init(hundredths: Int) throws(PercentageError) {
    guard 0...10_000 ~= hundredths else { throw .outOfRange(hundredths) }
    self.hundredths = hundredths
  }
}

extension Percentage: CustomStringConvertible {
  /// The percentage for people: "19 %", "7.5 %", "0.25 %".
  public var description: String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    switch (rest / 10, rest % 10) {
    case (0, 0): return "\(whole) %"
    case (let tenths, 0): return "\(whole).\(tenths) %"
    case (let tenths, let hundredths): return "\(whole).\(tenths)\(hundredths) %"
    }
  }
}

extension Money {
  /// This percentage of the amount, rounded to the smallest coin, half a coin away from zero.
  public func share(_ percentage: Percentage) -> Money {
    part(UInt(percentage.hundredths), of: 10_000)
  }

  /// The tax that is within the amount when it was added at this rate, rounded likewise: of
  /// 119.00 EUR at 19 % it is 19.00 EUR.
  public func includedTax(at rate: Percentage) -> Money {
    part(UInt(rate.hundredths), of: UInt(10_000 + rate.hundredths))
  }

  /// The fraction `numerator / denominator`, which is at most one, of the amount.
  private func part(_ numerator: UInt, of denominator: UInt) -> Money {
    let product = minorUnits.magnitude.multipliedFullWidth(by: numerator)
    let (quotient, remainder) = denominator.dividingFullWidth(product)
    let rounded = remainder * 2 >= denominator ? quotient + 1 : quotient
    return Money(minorUnits: Int(magnitude: rounded, isNegative: minorUnits < 0), currency)
  }
}

extension Int {
  /// The number with this magnitude and sign; the magnitude is that of an `Int`.
  init(magnitude: UInt, isNegative: Bool) {
    self.init(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }
}
