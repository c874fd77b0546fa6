/// The reason why an amount is no price of a product.
public enum PriceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was typed is no amount.
  case unreadable(TypedMoneyError)
  /// The amount is zero or below.
  case notAboveZero(Money)

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notAboveZero(let amount): "A price of \(amount) is not above zero. Use a higher one."
    }
  }
}

/// The price of one piece of a product, with tax: always above zero.
public struct Price: Hashable, Sendable {
  /// The amount, as other contexts know it.
  public let amount: Money

  /// Makes a price of an amount.
  public init(_ amount: Money) throws(PriceError) {
    guard amount.minorUnits > 0 else { throw .notAboveZero(amount) }
    self.amount = amount
  }

  /// Makes a price of what somebody typed.
  public init(typed text: String, _ currency: Currency) throws(PriceError) {
    let amount: Money
    do throws(TypedMoneyError) { amount = try Money(typed: text, currency) } catch {
      throw .unreadable(error)
    }
    try self.init(amount)
  }
}
