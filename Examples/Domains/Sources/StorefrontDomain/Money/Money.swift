/// An exact amount, counted in the smallest coin of its currency.
///
/// Arithmetic throws where the answer would be wrong: on different currencies, and beyond what 64
/// bits hold. Nothing goes through binary floating point.
public struct Money: Hashable, Sendable {
  /// The amount in the smallest coin: 1250 for 12.50 EUR.
  public let minorUnits: Int
  /// What the amount is counted in.
  public let currency: Currency

  /// Makes an amount from its number of smallest coins.
  public init(minorUnits: Int, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, in this currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency) }
}

extension Money {
  /// The sum of two amounts in one currency.
  public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.requireCurrency(of: right)
    return try left.with(left.minorUnits.addingReportingOverflow(right.minorUnits))
  }

  /// What is left of an amount when another in the same currency is taken away.
  public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.requireCurrency(of: right)
    return try left.with(left.minorUnits.subtractingReportingOverflow(right.minorUnits))
  }

  /// The amount taken so many times.
  public static func * (amount: Money, quantity: Int) throws(MoneyError) -> Money {
    try amount.with(amount.minorUnits.multipliedReportingOverflow(by: quantity))
  }

  /// Whether the first of two amounts in one currency is smaller.
  public static func < (left: Money, right: Money) throws(MoneyError) -> Bool {
    try left.requireCurrency(of: right)
    return left.minorUnits < right.minorUnits
  }

  private func requireCurrency(of other: Money) throws(MoneyError) {
    guard currency == other.currency else {
      throw .differentCurrencies(currency, other.currency)
    }
  }

  private func with(_ result: (partialValue: Int, overflow: Bool)) throws(MoneyError) -> Money {
    guard !result.overflow else { throw .tooLarge(currency) }
    return Money(minorUnits: result.partialValue, currency)
  }
}

extension Money: CustomStringConvertible {
  /// The amount for people, the same in every country: "12.50 EUR".
  public var description: String {
    let digits = String(minorUnits.magnitude)
    let missing = max(0, currency.decimals + 1 - digits.count)
    let padded = String(repeating: "0", count: missing) + digits
    let sign = minorUnits < 0 ? "-" : ""
    let point = currency.decimals == 0 ? "" : "."
    let decimals = padded.suffix(currency.decimals)
    return "\(sign)\(padded.dropLast(currency.decimals))\(point)\(decimals) \(currency.rawValue)"
  }
}
