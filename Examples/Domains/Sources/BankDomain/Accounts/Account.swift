#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A bank account in one currency: a balance, and the history that explains it to the cent.
///
/// A withdrawal that exceeds the balance is honored as far as the overdraft limit allows. When it
/// leaves the balance below zero it costs a fee, once a day however many there are; a day begins at
/// midnight UTC. The fee may go beyond the limit. A withdrawal that is refused costs nothing.
public struct Account: Hashable, Sendable {
  /// What was agreed on when the account was opened.
  public let terms: Terms
  /// Every movement, in the order in which it was booked; no date is before an earlier one.
  public private(set) var statement: [Transaction] = []
  /// What is in the account, or owed when it is below zero: the sum of the statement.
  public private(set) var balance = Money.zero

  /// Opens an account with nothing in it.
  public init(terms: Terms = .noOverdraft) {
    self.terms = terms
  }

  /// What can be withdrawn, overdraft included.
  public var available: Money {
    max(balance.adding(terms.overdraftLimit) ?? .cents(.max), .zero)
  }

  /// Pays money in.
  public mutating func deposit(_ amount: Money, on date: Date) throws(AccountError) {
    try add(amount, as: .deposit, on: date)
  }

  /// Takes money out, and charges the fee where there is one.
  public mutating func withdraw(_ amount: Money, on date: Date) throws(AccountError) {
    try remove(amount, as: .withdrawal, on: date)
  }

  mutating func add(
    _ amount: Money, as kind: Transaction.Kind, on date: Date
  ) throws(AccountError) {
    guard amount > .zero else { throw .notPositive(amount) }
    try book(kind, amount, on: date)
  }

  mutating func remove(
    _ amount: Money, as kind: Transaction.Kind, on date: Date
  ) throws(AccountError) {
    guard amount > .zero else { throw .notPositive(amount) }
    guard amount <= available else { throw .insufficientFunds(available: available) }
    var account = self
    try account.book(kind, amount.withdrawn, on: date)
    if account.owesFee(on: date) {
      try account.book(.overdraftFee, terms.overdraftFee.withdrawn, on: date)
    }
    self = account
  }

  mutating func book(
    _ kind: Transaction.Kind, _ amount: Money, on date: Date
  ) throws(AccountError) {
    if let last = statement.last, date < last.date { throw .backdated }
    guard let sum = balance.adding(amount) else { throw .tooLarge }
    balance = sum
    statement.append(Transaction(kind: kind, amount: amount, date: date, balance: sum))
  }

  private func owesFee(on date: Date) -> Bool {
    guard balance < .zero, terms.overdraftFee > .zero else { return false }
    let lastFee = statement.last { $0.kind == .overdraftFee }
    return lastFee?.date.daysSince1970 != date.daysSince1970
  }
}

extension Date {
  /// Whole days since 1970; a floating-point number holds them for every date there is.
  fileprivate var daysSince1970: Double {
    (timeIntervalSince1970 / 86_400).rounded(.down)
  }
}
