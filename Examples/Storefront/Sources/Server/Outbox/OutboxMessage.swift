public import StorefrontDomain

/// A message to a service outside, stored in the transaction that makes it necessary, and sent afterwards: at least
/// once, each time with its key, so that the service can refuse the second.
public struct OutboxMessage: Hashable, Sendable {
  /// The wish.
  public enum Wish: Hashable, Sendable {
    /// The money for an order.
    case charge(Money)
    /// The same money, back.
    case refund(Money)
    /// Words to the customer.
    case mail(Mail)
  }

  /// The key, such as `charge-1001`.
  public var key: String
  /// The order that it is about.
  public var order: OrderID
  /// The wish.
  public var wish: Wish

  /// Makes a message.
  public init(key: String, order: OrderID, wish: Wish) {
    (self.key, self.order, self.wish) = (key, order, wish)
  }
}

/// A letter to a customer.
public struct Mail: Hashable, Sendable {
  /// The e-mail address.
  public var recipient: String
  /// The subject.
  public var subject: String
  /// The words.
  public var text: String

  /// Makes a letter.
  public init(to recipient: String, subject: String, text: String) {
    (self.recipient, self.subject, self.text) = (recipient, subject, text)
  }
}
