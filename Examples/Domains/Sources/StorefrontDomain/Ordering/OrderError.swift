/// The reason why there is no such order, or why something cannot happen to it.
public enum OrderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing was ordered.
  case noLines
  /// A line has zero or fewer pieces.
  case quantityNotAboveZero(ProductID, Int)
  /// A line is given a larger discount than it costs.
  case discountTooLarge(ProductID, Money)
  /// The amounts of the order cannot be added up.
  case money(MoneyError)
  /// The event cannot happen to an order that has come so far.
  case impossible(OrderEvent, OrderStatus)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .noLines: "The order is empty. Order at least one product."
    case .quantityNotAboveZero(let product, let quantity):
      "\(quantity) pieces of \(product) cannot be ordered. Order one or more."
    case .discountTooLarge(let product, let discount):
      "A discount of \(discount) is more than \(product) costs. Take less off."
    case .money(let error): error.description
    case .impossible(let event, let status):
      "The order cannot be \(event.participle): it \(status.sentence). \(status.advice)"
    }
  }
}

extension OrderEvent {
  fileprivate var participle: String {
    switch self {
    case .pay: "paid"
    case .ship: "shipped"
    case .deliver: "delivered"
    case .cancel: "cancelled"
    case .return: "returned"
    }
  }
}

extension OrderStatus {
  fileprivate var sentence: String {
    switch self {
    case .placed: "waits for its payment"
    case .paid: "is paid and waits to be shipped"
    case .shipped: "is on its way"
    case .delivered: "has arrived"
    case .cancelled: "has been cancelled"
    case .returned: "has been returned"
    }
  }

  fileprivate var advice: String {
    let events = possibleEvents.map(\.participle).joined(separator: " or ")
    return events.isEmpty ? "Place a new order." : "It can be \(events)."
  }
}
