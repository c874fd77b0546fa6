#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The reason why there cannot be such a discount.
public enum DiscountError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It would take nothing off.
  case nothingOff
  /// It would end when it starts, or before.
  case neverValid
  /// Nobody could use it: the limit is zero or below.
  case usageLimitNotAboveZero(Int)

  /// The reason and the remedy, for people.
  public var description: String {
    switch self {
    case .nothingOff: "The discount takes nothing off. Use more than zero."
    case .neverValid: "The discount ends before it starts. Choose a later end."
    case .usageLimitNotAboveZero(let limit):
      "A discount that can be used \(limit) times helps nobody. Allow one use or more."
    }
  }
}

/// An amount or a percentage taken off the price of an order, for those who know its code.
public struct Discount: Hashable, Sendable {
  /// The part that is taken off.
  public enum Benefit: Hashable, Sendable {
    /// A part of what the goods cost.
    case percentage(Percentage)
    /// An amount, or all there is when the goods cost less.
    case amount(Money)
  }

  /// The code that customers type.
  public let code: DiscountCode
  /// The part that is taken off.
  public let benefit: Benefit
  /// The least price of the goods, if there is one.
  public let minimumOrder: Money?
  /// The first moment at which it applies.
  public let start: Date
  /// The first moment at which it no longer applies.
  public let end: Date
  /// How many orders may use it, at least one.
  public let usageLimit: Int
  /// How many orders have used it, at most the limit.
  public private(set) var timesUsed = 0

  /// Makes a discount, by default one that nobody has used; its uses are at most the limit.
  public init(
    _ code: DiscountCode, _ benefit: Benefit, minimumOrder: Money? = nil, from start: Date,
    until end: Date, usageLimit: Int, timesUsed: Int = 0
  ) throws(DiscountError) {
    guard benefit.isAboveZero else { throw .nothingOff }
    guard start < end else { throw .neverValid }
    guard usageLimit > 0 else { throw .usageLimitNotAboveZero(usageLimit) }
    self.code = code
    self.benefit = benefit
    self.minimumOrder = minimumOrder
    self.start = start
    self.end = end
    self.usageLimit = usageLimit
    self.timesUsed = min(max(timesUsed, 0), usageLimit)
  }

  /// Counts an order that uses the discount; at the limit there is nothing to count.
  public mutating func use() {
    timesUsed = min(timesUsed + 1, usageLimit)
  }

  /// Takes the count of an order back that came to nothing.
  public mutating func giveBack() {
    timesUsed = max(timesUsed - 1, 0)
  }
}

extension Discount.Benefit {
  fileprivate var isAboveZero: Bool {
    switch self {
    case .percentage(let percentage): percentage.hundredths > 0
    case .amount(let amount): amount.minorUnits > 0
    }
  }
}
