import Foundation
import StorefrontDomain

extension Date {
  /// The first moment of June 2030 in UTC.
  static let june = Date(timeIntervalSince1970: 1_906_502_400)
  /// The first moment of July 2030 in UTC.
  static let july = june + 30 * 86_400
}

extension Discount {
  /// A discount for June with the code SUMMER25.
  static func of(
    _ benefit: Benefit, minimumOrder: Money? = nil, until end: Date = .july, usageLimit: Int = 100
  ) throws -> Discount {
    try Discount(
      DiscountCode("SUMMER25"), benefit, minimumOrder: minimumOrder, from: .june, until: end,
      usageLimit: usageLimit
    )
  }
}

extension Discount.Benefit {
  static var tenPercent: Self { get throws { try .percentage(Percentage(hundredths: 1000)) } }
}
