/// So many pieces of one product.
public struct ShipmentLine: Hashable, Sendable {
  /// The product.
  public let product: ProductID
  /// The pieces, at least one.
  public let quantity: Int

  /// Makes a line.
  public init(_ product: ProductID, _ quantity: Int) throws(FulfillmentError) {
    guard quantity > 0 else { throw .quantityNotAboveZero(product, quantity) }
    self.product = product
    self.quantity = quantity
  }
}

/// A parcel with an order, or with a part of it.
public struct Shipment: Hashable, Sendable {
  /// What other contexts call it.
  public let id: ShipmentID
  /// What the carrier calls it.
  public let trackingNumber: String?
  /// What is in it; at least one line.
  public let lines: [ShipmentLine]

  /// Makes a shipment.
  public init(
    id: ShipmentID, trackingNumber: String, lines: [ShipmentLine]
  ) throws(FulfillmentError) {
    let trackingNumber = trackingNumber.trimmed
    guard !trackingNumber.isEmpty else { throw .trackingNumberMissing }
    guard !lines.isEmpty else { throw .nothingToShip }
    self.id = id
    self.trackingNumber = trackingNumber
    self.lines = lines
  }

  /// Makes the goods that a customer picks up: no carrier has a number for them.
  public init(handedOver id: ShipmentID, lines: [ShipmentLine]) throws(FulfillmentError) {
    guard !lines.isEmpty else { throw .nothingToShip }
    (self.id, trackingNumber, self.lines) = (id, nil, lines)
  }
}
