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

  /// The amount that somebody has typed: digits, and at most two more after a point or a comma.
  public init?(typed text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "." || $0 == ","
    }
    let (whole, fraction) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    let digits = whole + fraction + String(repeating: "0", count: max(0, 2 - fraction.count))
    let isAmount = !whole.isEmpty && fraction.count <= 2 && (parts.count < 2 || !fraction.isEmpty)
    let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isAmount, isNumber, let cents = Int(digits) else { return nil }
    self.init(cents: cents)
  }

  private init(cents: Int) { self.cents = cents }

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
