#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A bank account in one currency: a balance, and the history that explains it to the cent.
///
/// A withdrawal that is refused costs nothing.
public struct Account: Hashable, Sendable {
  /// Every movement, in the order in which it was booked; no date is before an earlier one.
  public private(set) var statement: [Transaction] = []
  /// What is in the account: the sum of the statement.
  public private(set) var balance = Money.zero

  /// Opens an account with nothing in it.
  public init() {}

  /// What can be withdrawn.
  public var available: Money { balance }

  /// Pays money in.
  public mutating func deposit(_ amount: Money, on date: Date) throws(AccountError) {
    guard amount > .zero else { throw .notPositive(amount) }
    try book(.deposit, amount, on: date)
  }

  /// Takes money out.
  public mutating func withdraw(_ amount: Money, on date: Date) throws(AccountError) {
    guard amount > .zero else { throw .notPositive(amount) }
    guard amount <= available else { throw .insufficientFunds(available: available) }
    try book(.withdrawal, amount.withdrawn, on: date)
  }

  mutating func book(
    _ kind: Transaction.Kind, _ amount: Money, on date: Date
  ) throws(AccountError) {
    if let last = statement.last, date < last.date { throw .backdated }
    guard let sum = balance.adding(amount) else { throw .tooLarge }
    balance = sum
    statement.append(Transaction(kind: kind, amount: amount, date: date, balance: sum))
  }
}
