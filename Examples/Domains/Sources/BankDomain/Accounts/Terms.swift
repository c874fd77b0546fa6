/// The terms that a bank and a customer have agreed on.
public struct Terms: Hashable, Sendable {
  /// How far withdrawals may take the balance below zero.
  public let overdraftLimit: Money
  /// What a withdrawal costs that leaves the balance below zero; once a day.
  public let overdraftFee: Money

  /// Nothing can be withdrawn that is not there.
  public static let noOverdraft = Terms(limit: .zero, fee: .zero)

  /// Terms with an overdraft.
  ///
  /// - Throws: ``AccountError/negativeTerm(_:)`` when one of the amounts is below zero.
  public init(overdraftLimit: Money, overdraftFee: Money) throws(AccountError) {
    for term in [overdraftLimit, overdraftFee] where term < .zero { throw .negativeTerm(term) }
    self.init(limit: overdraftLimit, fee: overdraftFee)
  }

  private init(limit: Money, fee: Money) {
    overdraftLimit = limit
    overdraftFee = fee
  }
}
