public import Foundation
public import StorefrontCore

/// A discount as the server has it.
public struct DiscountRecord: Hashable, Sendable, Decodable, Identifiable {
  /// The code that customers type.
  public let code: String
  /// The part that it takes off, in hundredths of a percent, unless it is an amount.
  public let percentage: Int?
  /// The amount that it takes off.
  public let amount: Amount?
  /// The least price of the goods, if there is one.
  public let minimumOrder: Amount?
  /// The first moment at which it applies.
  public let start: Date
  /// The first moment at which it no longer applies.
  public let end: Date
  /// How many orders may use it.
  public let usageLimit: Int
  /// How many have.
  public let timesUsed: Int
  /// The code, which one discount has.
  public var id: String { code }
}
