public import BankDomain
public import Foundation
public import StorefrontDomain
public import StorefrontServer

/// The bank of those who try the shop, in the memory of its program: each customer has an account with some money in
/// it, and the rules of `BankDomain` decide how far that goes.
///
/// It keeps its promises as a real one does: the same key moves money once, and is answered as the first time.
public actor PlayBank {
  private let terms: BankDomain.Terms
  private let deposit: BankDomain.Money
  private let now: @Sendable () -> Date
  private var latest = Date.distantPast
  private var accounts: [CustomerID: BankDomain.Account] = [:]
  private var answers: [String: ShopServices.Answer] = [:]
  private var refunds: Set<String> = []

  /// Opens a bank.
  ///
  /// - Parameters:
  ///   - terms: The overdraft of each account, and its fee.
  ///   - deposit: The money that is in each account at first.
  ///   - now: The present moment.
  public init(
    terms: BankDomain.Terms, deposit: BankDomain.Money,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.terms, self.deposit, self.now) = (terms, deposit, now)
  }

  /// A bank of accounts with 1,000.00 each, an overdraft of 500.00, and a fee of 5.00 for it.
  public static func standard() throws -> PlayBank {
    let terms = try BankDomain.Terms(overdraftLimit: .cents(500_00), overdraftFee: .cents(5_00))
    return PlayBank(terms: terms, deposit: .cents(1_000_00))
  }

  /// The money in a customer's account, in cents.
  public func balance(of customer: CustomerID) throws -> Int {
    try account(of: customer).balance.cents
  }

  /// Takes money out of a customer's account; declined where the account does not reach.
  public func charge(_ payment: ShopServices.Payment) throws -> ShopServices.Answer {
    if let answer = answers[payment.key] { return answer }
    var answer = ShopServices.Answer.accepted
    do {
      var account = try account(of: payment.customer)
      try account.withdraw(.cents(payment.amount.minorUnits), on: moment())
      accounts[payment.customer] = account
    } catch let error as AccountError {
      // One that is only late is not an answer for ever.
      guard case .insufficientFunds = error else { throw error }
      answer = .declined("There is not enough money in your account at the bank.")
    }
    answers[payment.key] = answer
    return answer
  }

  /// Puts money back into a customer's account.
  public func refund(_ payment: ShopServices.Payment) throws {
    guard !refunds.contains(payment.key) else { return }
    var account = try account(of: payment.customer)
    try account.deposit(.cents(payment.amount.minorUnits), on: moment())
    accounts[payment.customer] = account
    refunds.insert(payment.key)
  }

  /// The present moment, or the latest there was: a clock that is set back stops no money.
  private func moment() -> Date {
    latest = max(latest, now())
    return latest
  }

  private func account(of customer: CustomerID) throws -> BankDomain.Account {
    if let account = accounts[customer] { return account }
    var account = BankDomain.Account(terms: terms)
    try account.deposit(deposit, on: moment())
    return account
  }
}

extension ShopServices {
  /// The services of a bank, and letters that are handed to a function.
  public static func bank(
    _ bank: PlayBank, mail: @escaping @Sendable (_ key: String, Mail) async throws -> Void
  ) -> ShopServices {
    ShopServices {
      try await bank.charge($0)
    } refund: {
      try await bank.refund($0)
    } mail: {
      try await mail($0, $1)
    }
  }
}
