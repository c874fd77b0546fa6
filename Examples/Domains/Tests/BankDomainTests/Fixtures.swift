import BankDomain
import Foundation

extension Date {
  /// An hour of a day of February 2009, UTC.
  static func february(_ day: Int, hour: Double = 12) -> Date {
    Date(timeIntervalSince1970: 1_233_446_400 + Double(day - 1) * 86_400 + hour * 3_600)
  }
}

extension Terms {
  /// As far as 100.00 below zero, at 5.00 a day.
  static func overdraft() throws -> Terms {
    try Terms(overdraftLimit: .cents(100_00), overdraftFee: .cents(5_00))
  }
}

extension Account {
  /// An account with so much in it since the first of February.
  static func holding(_ amount: Money, terms: Terms = .noOverdraft) throws -> Account {
    var account = Account(terms: terms)
    try account.deposit(amount, on: .february(1))
    return account
  }

  /// The statement as lines to read: "deposit 50.00 → 50.00".
  var lines: [String] {
    statement.map { "\($0.kind) \($0.amount) → \($0.balance)" }
  }
}
