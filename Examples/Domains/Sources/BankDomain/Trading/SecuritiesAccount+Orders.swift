#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SecuritiesAccount {
  /// Places an order, which waits for the next price and reserves what it needs.
  public mutating func place(_ order: LimitOrder, on date: Date) throws(OrderError) {
    var account = self
    guard account.advance(to: date) else { throw .backdated }
    if orders.contains(where: { $0.order.id == order.id }) { throw .duplicate(order.id) }
    if let lastMoment = order.lastMoment, lastMoment < date { throw .alreadyExpired(order.id) }
    try account.checkFunds(for: order)
    account.orders.append(PlacedOrder(order))
    self = account
  }

  /// Withdraws an open order, and frees what it had reserved.
  public mutating func cancel(_ id: LimitOrder.ID, on date: Date) throws(OrderError) {
    var account = self
    guard account.advance(to: date) else { throw .backdated }
    guard let index = account.orders.firstIndex(where: { $0.order.id == id }) else {
      throw .unknown(id)
    }
    let status = account.orders[index].status
    guard status == .open else { throw .notOpen(id, status) }
    account.orders[index].status = .cancelled(on: date)
    self = account
  }

  private func checkFunds(for order: LimitOrder) throws(OrderError) {
    switch order.side {
    case .buy:
      guard order.total <= freeMoney else {
        throw .insufficientMoney(needed: order.total, free: freeMoney)
      }
    case .sell:
      let free = freeShares(of: order.stock)
      guard order.shares <= free else {
        throw .insufficientShares(needed: order.shares, free: free)
      }
    }
  }
}
