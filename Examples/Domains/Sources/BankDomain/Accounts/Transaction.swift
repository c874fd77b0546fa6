#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A line of an account's statement.
public struct Transaction: Hashable, Sendable {
  /// The reason for which the money moved.
  public enum Kind: Hashable, Sendable {
    /// The customer paid in.
    case deposit
    /// The customer took out.
    case withdrawal
    /// It came from another account of the customer.
    case transferIn
    /// It went to another account of the customer.
    case transferOut
    /// The bank's price for an overdraft.
    case overdraftFee
    /// Shares were bought with this order.
    case purchase(LimitOrder.ID)
    /// Shares were sold with this order.
    case sale(LimitOrder.ID)
  }

  /// What the money moved for.
  public let kind: Kind
  /// What was added to the balance; below zero for what was taken from it.
  public let amount: Money
  /// When it was booked.
  public let date: Date
  /// The balance afterwards.
  public let balance: Money
}
