public import StorefrontDomain

/// The services outside that the shop writes to. None is the shop's own: each may answer late, twice or never.
public struct ShopServices: Sendable {
  /// A movement of money between a customer and the shop.
  public struct Payment: Hashable, Sendable {
    /// The key: the same movement, however often it is asked for.
    public var key: String
    /// The customer, or the browser of somebody who has not logged in.
    public var customer: CustomerID
    /// The money.
    public var amount: Money

    /// Makes a movement.
    public init(key: String, customer: CustomerID, amount: Money) {
      (self.key, self.customer, self.amount) = (key, customer, amount)
    }
  }

  /// The answer to a charge.
  public enum Answer: Hashable, Sendable {
    /// The money is the shop's.
    case accepted
    /// It is not, for a reason that people understand.
    case declined(String)
  }

  /// Charges a customer; the same key charges once, and is answered as the first time.
  public var charge: @Sendable (Payment) async throws -> Answer
  /// Gives money back; the same key does so once.
  public var refund: @Sendable (Payment) async throws -> Void
  /// Sends a letter; the same key sends it once.
  public var mail: @Sendable (_ key: String, Mail) async throws -> Void

  /// Makes services of their functions. One that throws has perhaps done what it was asked to.
  public init(
    charge: @escaping @Sendable (Payment) async throws -> Answer,
    refund: @escaping @Sendable (Payment) async throws -> Void,
    mail: @escaping @Sendable (_ key: String, Mail) async throws -> Void
  ) {
    (self.charge, self.refund, self.mail) = (charge, refund, mail)
  }
}
