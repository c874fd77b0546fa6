#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An account for money and shares, whose limit orders trade when the market reaches their price.
///
/// An open order reserves what it will need, so that it can always be settled. It trades once, at the
/// price that reaches its limit or jumps beyond it: what is bought may be cheaper than the limit, and
/// what is sold may bring more. Nothing is bought on credit.
public struct SecuritiesAccount: Hashable, Sendable {
  /// The money, with what was paid for shares and what they brought.
  public internal(set) var cash = Account()
  /// Every order that was placed, in that order.
  public internal(set) var orders: [PlacedOrder] = []
  var holdings: [Stock: Int] = [:]
  private var latest: Date?

  /// Opens an account with neither money nor shares in it.
  public init() {}

  /// How many shares of a stock are there, reserved ones included.
  public func shares(of stock: Stock) -> Int {
    holdings[stock, default: 0]
  }

  /// The money that no open order has reserved.
  public var freeMoney: Money {
    .cents(open(.buy).reduce(cash.balance.cents) { $0 - $1.total.cents })
  }

  /// The shares of a stock that no open order has reserved.
  public func freeShares(of stock: Stock) -> Int {
    open(.sell).filter { $0.stock == stock }.reduce(shares(of: stock)) { $0 - $1.shares }
  }

  /// Pays money in.
  public mutating func deposit(_ amount: Money, on date: Date) throws(AccountError) {
    try add(amount, as: .deposit, on: date)
  }

  /// Takes money out that no open order has reserved.
  public mutating func withdraw(_ amount: Money, on date: Date) throws(AccountError) {
    try remove(amount, as: .withdrawal, on: date)
  }

  mutating func add(
    _ amount: Money, as kind: Transaction.Kind, on date: Date
  ) throws(AccountError) {
    var account = self
    guard account.advance(to: date) else { throw .backdated }
    try account.cash.add(amount, as: kind, on: date)
    self = account
  }

  mutating func remove(
    _ amount: Money, as kind: Transaction.Kind, on date: Date
  ) throws(AccountError) {
    var account = self
    guard account.advance(to: date) else { throw .backdated }
    let free = account.freeMoney
    guard amount <= free else { throw .insufficientFreeMoney(free) }
    try account.cash.remove(amount, as: kind, on: date)
    self = account
  }

  /// Moves on to a date, and lets orders expire on the way; false for a date in the past.
  mutating func advance(to date: Date) -> Bool {
    if let latest, date < latest { return false }
    latest = date
    for index in orders.indices { orders[index].expire(at: date) }
    return true
  }

  func open(_ side: LimitOrder.Side) -> [LimitOrder] {
    orders.filter { $0.status == .open && $0.order.side == side }.map(\.order)
  }
}
