/// Why an order or a price is refused; nothing has changed then.
public enum OrderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An order is for one share at least.
  case noShares(Int)
  /// A price is above zero.
  case noPrice(Money)
  /// The price of all shares cannot be counted in cents.
  case tooLarge
  /// The account knows an order with this number.
  case duplicate(LimitOrder.ID)
  /// The money is not there, or reserved for other orders.
  case insufficientMoney(needed: Money, free: Money)
  /// The shares are not there, or reserved for other orders.
  case insufficientShares(needed: Int, free: Int)
  /// The order ends before it begins.
  case alreadyExpired(LimitOrder.ID)
  /// The account knows no order with this number.
  case unknown(LimitOrder.ID)
  /// The order has traded, or has ended without that.
  case notOpen(LimitOrder.ID, PlacedOrder.Status)
  /// Something with a later date has happened.
  case backdated

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .noShares(let count):
      "\(count) shares cannot be ordered. Order 1 share at least."
    case .noPrice(let price):
      "\(price) is not a price. Use a price above 0.00."
    case .tooLarge:
      "The order is worth more than an account can hold. Order fewer shares."
    case .duplicate(let id):
      "There is an order \(id) already. Give this one another number."
    case .insufficientMoney(let needed, let free):
      "The order needs \(needed), and \(free) is free. Pay in more, or cancel another order."
    case .insufficientShares(let needed, let free):
      "There are \(free) free shares, and the order needs \(needed). Sell fewer, or cancel another order."
    case .alreadyExpired(let id):
      "Order \(id) ends before it begins. Choose a later end."
    case .unknown(let id):
      "There is no order \(id). Choose one from the list of orders."
    case .notOpen(let id, let status):
      "Order \(id) is \(status) and cannot be cancelled. Place a new order instead."
    case .backdated:
      "Something later has happened already. Use a date that is not before it."
    }
  }
}
