/// The reason why there is no correct result of a calculation with money.
public enum MoneyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two currencies met; their exchange rate is not this shop's business.
  case differentCurrencies(Currency, Currency)
  /// The result does not fit into 64 bits.
  case tooLarge(Currency)
  /// The amount must not be below zero where it was used.
  case belowZero(Money)
  /// The lines over which an amount should be divided have no weight, or one below zero.
  case nothingToDivideOver

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .differentCurrencies(let left, let right):
      "\(left.rawValue) and \(right.rawValue) cannot be combined. Use one currency."
    case .tooLarge(let currency):
      "The amount in \(currency.rawValue) is too large. Use a smaller price or quantity."
    case .belowZero(let amount):
      "\(amount) is below zero. Use zero or more."
    case .nothingToDivideOver:
      "There is nothing to divide the amount over. Give at least one line a weight above zero."
    }
  }
}

extension Money {
  /// The amount itself where it is zero or more.
  func notBelowZero() throws(MoneyError) -> Money {
    guard minorUnits >= 0 else { throw .belowZero(self) }
    return self
  }
}
