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

  /// The amount that somebody has typed: digits, in groups of three or not, and at most two more behind
  /// a point or a comma: "1234.5", "1,234.50", " 1.234,50 ". What can be meant in two ways is no amount.
  public init?(typed text: String) {
    let end = text.reversed().drop(while: \.isWhitespace).reversed()
    let text = String(end.drop(while: \.isWhitespace))
    let isSign: (Character) -> Bool = { $0 == "." || $0 == "," }
    var groups = text.split(omittingEmptySubsequences: false, whereSeparator: isSign)
    var signs = text.filter(isSign)
    var fraction: Substring = ""
    if groups.count > 1, let last = groups.last, last.count < 3 {
      fraction = groups.removeLast()
      guard !fraction.isEmpty, let point = signs.popLast(), !signs.contains(point) else {
        return nil
      }
    } else if signs.contains(".") {
      return nil
    }
    guard Money.isWhole(groups, signs: signs) else { return nil }
    let digits = groups.joined() + fraction + String(repeating: "0", count: 2 - fraction.count)
    let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let cents = Int(digits) else { return nil }
    self.init(cents: cents)
  }

  /// Whether digits stand together, or in groups of three with one sign between them.
  private static func isWhole(_ groups: [Substring], signs: String) -> Bool {
    guard let first = groups.first, !first.isEmpty else { return false }
    if groups.count == 1 { return true }
    return first.count <= 3 && first.first != "0" && Set(signs).count == 1
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  private init(cents: Int) { self.cents = cents }

  /// Whether the left amount is the smaller one; what is owed is less than nothing.
  public static func < (left: Money, right: Money) -> Bool {
    left.cents < right.cents
  }

  /// The amount with two decimals, in groups of three: "1,234.50", "-0.05".
  public var description: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    var groups = String(whole)
    for place in stride(from: groups.count - 3, to: 0, by: -3) {
      groups.insert(",", at: groups.index(groups.startIndex, offsetBy: place))
    }
    return "\(cents < 0 ? "-" : "")\(groups).\(rest / 10)\(rest % 10)"
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
