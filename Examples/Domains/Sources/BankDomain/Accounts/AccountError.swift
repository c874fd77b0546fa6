/// Why a bank refuses; nothing has been booked then.
public enum AccountError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Only amounts above zero are paid in or out.
  case notPositive(Money)
  /// So much can be withdrawn, overdraft included, and no more.
  case insufficientFunds(available: Money)
  /// So much is free in the depot: orders have reserved the rest.
  case insufficientFreeMoney(Money)
  /// The balance could not be counted in cents any more.
  case tooLarge
  /// Something with a later date has been booked.
  case backdated
  /// An overdraft limit or fee is below zero.
  case negativeTerm(Money)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .notPositive(let amount):
      "\(amount) cannot be paid in or out. Enter an amount above 0.00."
    case .insufficientFunds(let available):
      "There is not enough money: \(available) can be withdrawn. Pay in more first."
    case .insufficientFreeMoney(let free):
      "There is not enough money in the depot: \(free) is free. Move less, or cancel an order."
    case .tooLarge:
      "The account cannot hold that much. Use a smaller amount."
    case .backdated:
      "Something later has been booked already. Use a date that is not before it."
    case .negativeTerm(let amount):
      "\(amount) cannot be a limit or a fee. Use 0.00 or more."
    }
  }
}
