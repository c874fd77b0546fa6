#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One reason why a discount does not apply.
public enum DiscountObstacle: Hashable, Sendable, CustomStringConvertible {
  /// It is too early.
  case notBefore(Date)
  /// It is too late.
  case endedAt(Date)
  /// As many orders as are allowed have used it.
  case usedUp(Int)
  /// The goods cost less than the minimum.
  case belowMinimum(Money, missing: Money)
  /// The discount is in another currency than the goods, or the goods cost less than nothing.
  case money(MoneyError)

  /// The reason for people, with moments in UTC.
  public var description: String {
    switch self {
    case .notBefore(let start): "It starts at \(start.moment)."
    case .endedAt(let end): "It ended at \(end.moment)."
    case .usedUp(let limit): "It has been used as often as it may be: \(limit)."
    case .belowMinimum(let minimum, let missing):
      "It needs an order of \(minimum). Add goods for \(missing)."
    case .money(let error): error.description
    }
  }
}

extension Discount {
  /// The amount that the discount takes off goods that cost so much.
  public enum Result: Hashable, Sendable {
    /// It takes this off: not more than the goods cost.
    case applies(Money)
    /// It takes nothing off, for these reasons; there is at least one.
    case refused([DiscountObstacle])
  }

  /// The amount that the discount takes off goods that cost so much, at a moment.
  public func result(for goods: Money, at now: Date) -> Result {
    var obstacles: [DiscountObstacle] = []
    if now < start { obstacles.append(.notBefore(start)) }
    if now >= end { obstacles.append(.endedAt(end)) }
    if timesUsed >= usageLimit { obstacles.append(.usedUp(usageLimit)) }
    do throws(MoneyError) {
      if let minimumOrder, try goods < minimumOrder {
        try obstacles.append(.belowMinimum(minimumOrder, missing: minimumOrder - goods))
      }
      let amount = try amount(off: goods.notBelowZero())
      return obstacles.isEmpty ? .applies(amount) : .refused(obstacles)
    } catch {
      return .refused(obstacles + [.money(error)])
    }
  }

  private func amount(off goods: Money) throws(MoneyError) -> Money {
    switch benefit {
    case .percentage(let percentage): goods.share(percentage)
    case .amount(let amount): try goods < amount ? goods : amount
    }
  }
}

extension Date {
  fileprivate var moment: String {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
      .year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return formatted(style).dropLast(":00".count) + " UTC"
  }
}
