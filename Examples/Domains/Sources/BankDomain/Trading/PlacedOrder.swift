#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An order in a securities account, and what became of it.
public struct PlacedOrder: Hashable, Sendable {
  /// The status of an order. One that is not open stays as it is.
  public enum Status: Hashable, Sendable, CustomStringConvertible {
    /// It waits for its price, and what it needs is reserved.
    case open
    /// Its limit was reached on this date, and each share changed hands at this price.
    case traded(at: Money, on: Date)
    /// The customer withdrew it on this date.
    case cancelled(on: Date)
    /// Its last moment passed without its price.
    case expired

    /// What became of the order, in a word.
    public var description: String {
      switch self {
      case .open: "open"
      case .traded: "traded"
      case .cancelled: "cancelled"
      case .expired: "expired"
      }
    }
  }

  /// What was ordered.
  public let order: LimitOrder
  /// What became of it.
  public internal(set) var status = Status.open

  init(_ order: LimitOrder) {
    self.order = order
  }

  mutating func expire(at date: Date) {
    guard status == .open, let lastMoment = order.lastMoment, date > lastMoment else { return }
    status = .expired
  }
}
