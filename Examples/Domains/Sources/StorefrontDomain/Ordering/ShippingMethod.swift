/// A way for an order to reach the customer, and what it costs.
public struct ShippingMethod: Hashable, Sendable {
  /// The way in which the order travels.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// By post.
    case standard
    /// By courier.
    case express
    /// The customer comes and gets it.
    case pickup

    /// Whether it is sent to an address, in parcels.
    public var needsAddress: Bool { self != .pickup }
  }

  /// How the order travels.
  public let kind: Kind
  /// What it costs below the threshold.
  public let price: Money
  /// The cost of goods from which on it costs nothing; none when it always costs the same.
  public let freeFrom: Money?

  /// Makes a way of shipping; neither amount is below zero, and both are in one currency.
  public init(_ kind: Kind, price: Money, freeFrom: Money? = nil) throws(MoneyError) {
    self.kind = kind
    self.price = try price.notBelowZero()
    self.freeFrom = try freeFrom?.notBelowZero()
    if let freeFrom, freeFrom.currency != price.currency {
      throw .differentCurrencies(freeFrom.currency, price.currency)
    }
  }

  /// What it costs to ship goods that cost so much after their discount.
  public func cost(for goods: Money) throws(MoneyError) -> Money {
    guard let freeFrom, try !(goods < freeFrom) else { return price }
    return .zero(price.currency)
  }
}
