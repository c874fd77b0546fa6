#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The stock of a company, named by its symbol.
public struct Stock: Hashable, Sendable {
  /// The symbol under which it is traded.
  public let symbol: String

  /// The stock with this symbol.
  public init(_ symbol: String) {
    self.symbol = symbol
  }
}

/// An order to trade shares at a price of one's own choice or a better one, once the market has it.
public struct LimitOrder: Hashable, Sendable, Identifiable {
  /// The number of an order, chosen by whoever places it.
  public struct ID: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// The number as text.
    public let description: String

    /// The order with this number.
    public init(_ number: Int) {
      description = String(number)
    }

    /// The order with this number.
    public init(integerLiteral number: Int) {
      self.init(number)
    }
  }

  /// Which way the shares go.
  public enum Side: Hashable, Sendable {
    /// Buys once the market asks no more than the limit.
    case buy
    /// Sells once the market pays no less than the limit.
    case sell
  }

  /// The number of the order.
  public let id: ID
  /// Which way the shares go.
  public let side: Side
  /// How many shares: one at least.
  public let shares: Int
  /// What is traded.
  public let stock: Stock
  /// The price of one share that is still good enough.
  public let limit: Money
  /// The last moment at which the order can trade; nil when it has no end.
  public let lastMoment: Date?
  /// The price of all shares at the limit.
  public let total: Money

  /// An order that makes sense by itself; the account that it is placed with has to afford it.
  ///
  /// - Throws: ``OrderError`` when there is no share, no price, or more than can be counted.
  public init(
    _ id: ID, _ side: Side, _ shares: Int, of stock: Stock, at limit: Money,
    until lastMoment: Date? = nil
  ) throws(OrderError) {
    guard shares > 0 else { throw .noShares(shares) }
    guard limit > .zero else { throw .noPrice(limit) }
    guard let total = limit.times(shares) else { throw .tooLarge }
    (self.id, self.side, self.shares, self.stock) = (id, side, shares, stock)
    (self.limit, self.lastMoment, self.total) = (limit, lastMoment, total)
  }

  func isReached(by price: Money) -> Bool {
    switch side {
    case .buy: price <= limit
    case .sell: price >= limit
    }
  }
}
