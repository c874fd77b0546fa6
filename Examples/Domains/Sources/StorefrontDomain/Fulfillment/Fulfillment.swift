/// The sending of one order, at once or in parts.
public struct Fulfillment: Hashable, Sendable {
  /// The order that is sent.
  public let order: OrderID
  /// What has been sent, in the order of sending.
  public private(set) var shipments: [Shipment] = []
  /// Whether the order has been given up; nothing has been sent of it then.
  public private(set) var isCancelled = false
  private var left: [ProductID: Int] = [:]

  /// Makes the sending of an order with these lines; lines of the same product count together.
  public init(of order: OrderID, lines: [ShipmentLine]) throws(FulfillmentError) {
    guard !lines.isEmpty else { throw .nothingToShip }
    self.order = order
    for line in lines {
      let sum = left(of: line.product).addingReportingOverflow(line.quantity)
      guard !sum.overflow else { throw .quantityTooLarge(line.product) }
      left[line.product] = sum.partialValue
    }
  }

  /// How many pieces of a product are still to be sent.
  public func left(of product: ProductID) -> Int { left[product] ?? 0 }

  /// Whether everything has been sent, so that the order is shipped.
  public var isComplete: Bool { left.values.allSatisfy { $0 == 0 } }

  /// Sends a shipment; one that cannot be sent whole is not sent at all.
  public mutating func ship(_ shipment: Shipment) throws(FulfillmentError) {
    guard !isCancelled else { throw .cancelled(order) }
    guard !shipments.contains(where: { $0.id == shipment.id }) else {
      throw .alreadyShipped(shipment.id)
    }
    var sent = self
    for line in shipment.lines { try sent.take(line) }
    sent.shipments.append(shipment)
    self = sent
  }

  /// Gives the order up, before anything has been sent.
  public mutating func cancel() throws(FulfillmentError) {
    guard shipments.isEmpty else { throw .tooLateToCancel(order) }
    isCancelled = true
  }

  private mutating func take(_ line: ShipmentLine) throws(FulfillmentError) {
    let left = left(of: line.product)
    guard line.quantity <= left else { throw .moreThanOrdered(line.product, left: left) }
    self.left[line.product] = left - line.quantity
  }
}
