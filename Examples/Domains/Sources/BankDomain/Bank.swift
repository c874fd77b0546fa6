#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The accounts of a customer at a bank, and a market: one account to pay from, another one to
/// trade with, and the price at which the market trades one stock.
public struct Bank: Hashable, Sendable {
  /// The account for deposits and withdrawals.
  public private(set) var account: Account
  /// The account for shares, and for the money that they are bought with.
  public private(set) var depot = SecuritiesAccount()
  /// What is traded.
  public let stock: Stock
  /// The price of one share.
  public private(set) var price: Money
  /// The price before it.
  public private(set) var lastPrice: Money

  /// Opens both accounts, with nothing in them.
  public init(terms: Terms, stock: Stock, price: Money) {
    account = Account(terms: terms)
    (self.stock, self.price, lastPrice) = (stock, price, price)
  }

  /// The number that the next order has.
  public var nextOrder: LimitOrder.ID { LimitOrder.ID(depot.orders.count + 1) }

  /// Pays money in.
  public mutating func deposit(_ amount: Money, on date: Date) throws(AccountError) {
    try account.deposit(amount, on: date)
  }

  /// Takes money out.
  public mutating func withdraw(_ amount: Money, on date: Date) throws(AccountError) {
    try account.withdraw(amount, on: date)
  }

  /// Moves money to where shares are bought with it: all of it, or nothing.
  public mutating func invest(_ amount: Money, on date: Date) throws(AccountError) {
    var bank = self
    try bank.account.remove(amount, as: .transferOut, on: date)
    try bank.depot.add(amount, as: .transferIn, on: date)
    self = bank
  }

  /// Moves money back that no open order has reserved: all of it, or nothing.
  public mutating func divest(_ amount: Money, on date: Date) throws(AccountError) {
    var bank = self
    try bank.depot.remove(amount, as: .transferOut, on: date)
    try bank.account.add(amount, as: .transferIn, on: date)
    self = bank
  }

  /// Places an order with the next number.
  public mutating func order(
    _ side: LimitOrder.Side, _ shares: Int, at limit: Money, on date: Date
  ) throws(OrderError) {
    try depot.place(LimitOrder(nextOrder, side, shares, of: stock, at: limit), on: date)
  }

  /// Withdraws an open order.
  public mutating func cancel(_ id: LimitOrder.ID, on date: Date) throws(OrderError) {
    try depot.cancel(id, on: date)
  }

  /// The market has another price, at which orders may trade.
  public mutating func priceTicked(_ price: Money, on date: Date) throws(OrderError) {
    try depot.priceTicked(price, of: stock, on: date)
    (lastPrice, self.price) = (self.price, price)
  }
}
