#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SecuritiesAccount {
  /// The market has a new price for a stock: orders whose limit it reaches trade at that price.
  ///
  /// Sales come before purchases, and whoever makes the better offer comes first: the lowest sale,
  /// the highest purchase. Of orders with the same limit the one that was placed first comes first.
  /// An order whose outcome the account could not count stays open.
  ///
  /// - Returns: What traded, in that order.
  @discardableResult
  public mutating func priceTicked(
    _ price: Money, of stock: Stock, on date: Date
  ) throws(OrderError) -> [LimitOrder] {
    guard price > .zero else { throw .noPrice(price) }
    guard advance(to: date) else { throw .backdated }
    let sales = open(.sell).sorted { $0.limit < $1.limit }
    let purchases = open(.buy).sorted { $0.limit > $1.limit }
    var traded: [LimitOrder] = []
    for order in sales + purchases where order.stock == stock && order.isReached(by: price) {
      if settle(order, at: price, on: date) { traded.append(order) }
    }
    return traded
  }

  /// Moves money and shares; false when one of them could not be counted.
  private mutating func settle(_ order: LimitOrder, at price: Money, on date: Date) -> Bool {
    let isPurchase = order.side == .buy
    let (shares, overflow) = shares(of: order.stock)
      .addingReportingOverflow(isPurchase ? order.shares : -order.shares)
    guard !overflow, let total = price.times(order.shares) else { return false }
    let kind: Transaction.Kind = isPurchase ? .purchase(order.id) : .sale(order.id)
    let amount = isPurchase ? total.withdrawn : total
    guard (try? cash.book(kind, amount, on: date)) != nil else { return false }
    holdings[order.stock] = shares
    for index in orders.indices where orders[index].order.id == order.id {
      orders[index].status = .traded(at: price, on: date)
    }
    return true
  }
}
