public import Foundation
public import StorefrontCore

/// The number and the e-mail address by which a guest's order is found.
public struct OrderSearch: Hashable, Sendable, Encodable {
  /// The number.
  public var number = ""
  /// The e-mail address.
  public var email = ""

  /// Whether one of them is missing.
  public var isIncomplete: Bool { number.isEmpty || email.isEmpty }

  /// Makes a search in which nothing is typed.
  public init() {}
}

/// An order as the server has it.
public struct PlacedOrder: Hashable, Sendable, Decodable, Identifiable {
  /// So many pieces of a product.
  public struct Line: Hashable, Sendable, Decodable, Identifiable {
    /// The product.
    public let product: String
    /// Its name when it was ordered.
    public let name: String
    /// The path of its picture, if it has one.
    public let picture: String?
    /// The pieces.
    public let quantity: Int
    /// The price of all of them.
    public let total: Amount
    /// The product, of which there is one line.
    public var id: String { product }
  }

  /// The address of an order.
  public struct Address: Hashable, Sendable, Decodable {
    /// The street with the number of the house.
    public let street: String
    /// The postal code.
    public let postalCode: String
    /// The city.
    public let city: String
    /// The country.
    public let country: String
  }

  /// The end of an order whose customer does not have the goods.
  public struct Ending: Hashable, Sendable, Decodable {
    /// The kind of end.
    public let kind: String
    /// The reason, as a sentence.
    public let reason: String
    /// The money that has gone back; `nil` until it has.
    public let refund: Amount?

    /// Whether the customer has wished it.
    public var isWished: Bool { kind == "givenUp" }
  }

  /// The number.
  public let id: String
  /// How far it has come.
  public let status: String
  /// The moment at which it was placed.
  public let placedAt: Date
  /// The lines.
  public let lines: [Line]
  /// The sums.
  public let sums: OrderSums
  /// How it travels.
  public let shipping: String
  /// The person that it is for; `nil` where nobody was named.
  public let contact: OrderContact?
  /// The address that it goes to; `nil` where it is picked up.
  public let address: Address?
  /// The tracking numbers of its parcels, in the order in which they were sent.
  public let trackingNumbers: [String]

  /// The end of it; `nil` as long as it goes on, or when the customer has it.
  public let ending: Ending?
  /// Whether it can be given up: nothing of it has been sent.
  public let canBeCancelled: Bool
}
