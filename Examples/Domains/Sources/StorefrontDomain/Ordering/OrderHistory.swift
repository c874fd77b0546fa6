#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The history of an order: who did what when, from the first to the last.
public struct OrderHistory: Hashable, Sendable, CustomStringConvertible {
  /// The one who does something with an order.
  public enum Actor: Hashable, Sendable, CustomStringConvertible {
    /// The customer whose order it is.
    case customer
    /// Somebody of the shop, by their name.
    case staff(String)
    /// The service that moves the money.
    case payment

    /// The actor, for people.
    public var description: String {
      switch self {
      case .customer: "Customer"
      case .staff(let name): name
      case .payment: "Payment"
      }
    }
  }

  /// A deed.
  public enum Deed: Hashable, Sendable, CustomStringConvertible {
    /// The order was placed.
    case placed
    /// The order was moved on.
    case event(OrderEvent)
    /// The reason why the money did not come in.
    case declined(String)
    /// Goods that were promised were lost: the names of the products.
    case outOfStock(String)
    /// A parcel left the warehouse, with the carrier's number.
    case sent(String)
    /// The money went back.
    case refunded(Money)

    /// The deed, for people.
    public var description: String {
      switch self {
      case .placed: "placed"
      case .event(.pay): "paid"
      case .event(.ship): "shipped"
      case .event(.deliver): "delivered"
      case .event(.cancel): "cancelled"
      case .event(.return): "returned"
      case .declined(let reason): "declined: \(reason)"
      case .outOfStock(let names): "out of stock: \(names)"
      case .sent(let number): "sent parcel \(number)"
      case .refunded(let amount): "refunded \(amount)"
      }
    }
  }

  /// A deed with its actor and its moment.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The moment.
    public let date: Date
    /// The actor.
    public let actor: Actor
    /// The deed.
    public let deed: Deed

    /// Makes an entry.
    public init(_ date: Date, _ actor: Actor, _ deed: Deed) {
      (self.date, self.actor, self.deed) = (date, actor, deed)
    }

    /// The entry as a line: `2026-11-25T12:00:00Z Customer: placed`.
    public var description: String { "\(date.formatted(.iso8601)) \(actor): \(deed)" }
  }

  /// The entries, from the first to the last.
  public private(set) var entries: [Entry] = []

  /// Makes a history in which nothing has happened, or what has been written before.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Adds an entry.
  public mutating func add(_ entry: Entry) { entries.append(entry) }

  /// The entries, a line each.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}
