/// The reason why something cannot be sent.
public enum FulfillmentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Zero or fewer pieces should be sent.
  case quantityNotAboveZero(ProductID, Int)
  /// The pieces of a product cannot be counted.
  case quantityTooLarge(ProductID)
  /// The carrier's number is blank.
  case trackingNumberMissing
  /// There is no line.
  case nothingToShip
  /// More pieces should be sent than are left to send.
  case moreThanOrdered(ProductID, left: Int)
  /// The shipment has been sent before.
  case alreadyShipped(ShipmentID)
  /// The order has been cancelled.
  case cancelled(OrderID)
  /// A part of the order has been sent, so that it is too late to cancel it.
  case tooLateToCancel(OrderID)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .quantityNotAboveZero(let product, let quantity):
      "\(quantity) pieces of \(product) cannot be shipped. Ship one or more."
    case .quantityTooLarge(let product):
      "There are too many pieces of \(product) to be counted. Ship fewer."
    case .trackingNumberMissing: "The tracking number is missing. Ask the carrier for it."
    case .nothingToShip: "There is nothing to ship. Add at least one product."
    case .moreThanOrdered(let product, let left):
      "Left to ship of \(product): \(left). Take the others out."
    case .alreadyShipped(let shipment):
      "Shipment \(shipment) has been sent before. Give a new one another number."
    case .cancelled(let order): "Order \(order) has been cancelled. Keep the goods."
    case .tooLateToCancel(let order):
      "A part of order \(order) has been sent. It can be returned when all of it has come."
    }
  }
}
