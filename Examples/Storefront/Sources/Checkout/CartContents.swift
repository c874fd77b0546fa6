public import StorefrontCore

/// A cart as the server has it.
public struct CartContents: Hashable, Sendable, Decodable {
  /// So many pieces of a product.
  public struct Line: Hashable, Sendable, Decodable, Identifiable {
    /// The product.
    public let product: String
    /// The name, for people.
    public let name: String
    /// The path of its picture, if it has one.
    public let picture: String?
    /// The pieces.
    public let quantity: Int
    /// The price of one piece.
    public let price: Amount
    /// The price of all of them.
    public let total: Amount
    /// The product, of which there is one line.
    public var id: String { product }
  }

  /// A way for the goods to travel.
  public struct Shipping: Hashable, Sendable, Decodable, Identifiable {
    /// How they travel.
    public let kind: String
    /// Its price.
    public let cost: Amount
    /// The price of everything with it.
    public let total: Amount
    /// The tax within that.
    public let includedTax: Amount
    /// The way itself.
    public var id: String { kind }
  }

  /// The lines.
  public let lines: [Line]
  /// The price of all lines.
  public let subtotal: Amount
  /// The discount code that was typed.
  public let code: String?
  /// The money that it takes off; `nil` where it takes off nothing.
  public let discount: Amount?
  /// The reason why it takes off nothing.
  public let codeProblem: String?
  /// The ways of shipping.
  public let shipping: [Shipping]
}

/// An order that has been placed, and what has become of it.
public struct OrderReceipt: Hashable, Sendable, Decodable {
  /// The end of an order whose customer does not have the goods.
  public struct Ending: Hashable, Sendable, Decodable {
    /// The reason, as a sentence.
    public let reason: String
  }

  /// The number.
  public let id: String
  /// How far it has come.
  public let status: String
  /// How it travels.
  public let shipping: String
  /// The end of it; `nil` as long as it goes on, or when the customer has it.
  public let ending: Ending?
}
