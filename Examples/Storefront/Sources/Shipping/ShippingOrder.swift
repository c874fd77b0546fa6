public import Foundation
public import StorefrontCore

/// An order as staff see it who send it.
public struct ShippingOrder: Hashable, Sendable, Decodable, Identifiable {
  /// So many pieces of a product.
  public struct Line: Hashable, Sendable, Decodable, Identifiable {
    /// The product.
    public let product: String
    /// Its name when it was ordered.
    public let name: String
    /// The pieces that were ordered.
    public let quantity: Int
    /// Those of them that have not been sent.
    public let left: Int
    /// The product, of which there is one line.
    public var id: String { product }
  }

  /// A step that an order can take next.
  public enum Step: String, CaseIterable, Sendable {
    /// A parcel is sent.
    case ship
    /// The customer picks all of it up.
    case handOver
    /// All of it has arrived.
    case deliver
    /// It is given up, and its money goes back.
    case cancel
    /// The goods have come back, and the money goes back.
    case `return`
  }

  /// The number.
  public let id: String
  /// How far it has come.
  public let status: String
  /// The moment at which it was placed.
  public let placedAt: Date
  /// The name of whoever has placed it, unless they have not logged in.
  public let customer: String?
  /// The person that it is for; `nil` where nobody was named.
  public let contact: OrderContact?
  /// The lines.
  public let lines: [Line]
  /// The sums.
  public let sums: OrderSums
  /// How it travels.
  public let shipping: String
  /// The lines of the address that it goes to; none where it is picked up.
  public let address: [String]
  /// The reason why it was cancelled or came back, as its customer reads it; `nil` where it was not.
  public let ending: String?
  /// The tracking numbers of its parcels, in the order in which they were sent.
  public let trackingNumbers: [String]
  /// The names of the steps that it can take.
  public let steps: [String]

  /// Whether it is paid and waits to be sent or picked up.
  public var isWaiting: Bool { can(.ship) || can(.handOver) }

  /// Whether it has come to its end.
  public var isClosed: Bool { ["delivered", "cancelled", "returned"].contains(status) }

  /// Whether it can take a step.
  public func can(_ step: Step) -> Bool { steps.contains(step.rawValue) }
}

/// An entry of an order's history.
public struct HistoryEntry: Hashable, Sendable, Decodable {
  /// When it happened.
  public let date: Date
  /// The person or the service that did it.
  public let actor: String
  /// The deed, in words.
  public let deed: String
}
