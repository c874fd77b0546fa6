/// An amount of money in whole cents, which may be owed; no fraction of a cent is ever lost.
public struct Money: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The amount in hundredths of the currency.
  public let cents: Int

  /// No money.
  public static let zero = Money.cents(0)

  /// So many cents: `.cents(12_50)` is 12.50.
  public static func cents(_ cents: Int) -> Money {
    Money(cents: cents)
  }

  /// Whether the left amount is the smaller one; what is owed is less than nothing.
  public static func < (left: Money, right: Money) -> Bool {
    left.cents < right.cents
  }

  /// The amount with two decimals: "12.50", "-0.05".
  public var description: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "-" : "")\(whole).\(rest / 10)\(rest % 10)"
  }

  /// The sum, or nil when it cannot be counted in cents.
  func adding(_ other: Money) -> Money? {
    let (sum, overflow) = cents.addingReportingOverflow(other.cents)
    return overflow ? nil : .cents(sum)
  }

  /// So many times the amount, or nil when it cannot be counted in cents.
  func times(_ count: Int) -> Money? {
    let (product, overflow) = cents.multipliedReportingOverflow(by: count)
    return overflow ? nil : .cents(product)
  }

  /// The same amount the other way; for amounts that are not negative.
  var withdrawn: Money { .cents(-cents) }
}
