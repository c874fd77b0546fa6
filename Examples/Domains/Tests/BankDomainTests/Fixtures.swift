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

extension Stock {
  static let acme = Stock("ACME")
  static let blob = Stock("BLOB")
}

extension SecuritiesAccount {
  /// An account with so much money, and so many shares of ACME that were bought for 1.00 each.
  static func holding(_ money: Money, shares: Int = 0) throws -> SecuritiesAccount {
    var account = SecuritiesAccount()
    try account.deposit(.cents(money.cents + shares * 1_00), on: .february(1))
    if shares > 0 {
      try account.place(
        LimitOrder(100, .buy, shares, of: .acme, at: .cents(1_00)), on: .february(1))
      try account.priceTicked(.cents(1_00), of: .acme, on: .february(1))
    }
    return account
  }

  func status(of id: LimitOrder.ID) -> PlacedOrder.Status? {
    orders.first { $0.order.id == id }?.status
  }
}
