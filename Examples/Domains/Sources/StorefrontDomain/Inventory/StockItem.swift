/// The stock of one product: how many pieces there are, and how many of them are promised to somebody.
///
/// Whatever happens, `0 <= reserved <= onHand`; a movement that is refused changes nothing.
public struct StockItem: Hashable, Sendable {
  /// The pieces in the warehouse.
  public private(set) var onHand = 0
  /// Those of the pieces on hand that are promised.
  public private(set) var reserved = 0

  /// Makes a stock of nothing.
  public init() {}

  /// The pieces that can still be promised.
  public var available: Int { onHand - reserved }

  /// Puts pieces into the warehouse.
  public mutating func receive(_ quantity: Int) throws(StockError) {
    try requireAboveZero(quantity)
    let sum = onHand.addingReportingOverflow(quantity)
    guard !sum.overflow else { throw .tooMany(received: quantity, onHand: onHand) }
    onHand = sum.partialValue
  }

  /// Promises available pieces to somebody.
  public mutating func reserve(_ quantity: Int) throws(StockError) {
    try requireAboveZero(quantity)
    guard quantity <= available else {
      throw .notEnough(requested: quantity, available: available)
    }
    reserved += quantity
  }

  /// Takes a promise back.
  public mutating func release(_ quantity: Int) throws(StockError) {
    try requireReserved(quantity)
    reserved -= quantity
  }

  /// Sends promised pieces out of the warehouse.
  public mutating func ship(_ quantity: Int) throws(StockError) {
    try requireReserved(quantity)
    reserved -= quantity
    onHand -= quantity
  }

  /// Takes pieces off the books that are broken or gone; promised ones are none of them.
  public mutating func writeOff(_ quantity: Int) throws(StockError) {
    try requireAboveZero(quantity)
    guard quantity <= available else {
      throw .notEnough(requested: quantity, available: available)
    }
    onHand -= quantity
  }

  private func requireReserved(_ quantity: Int) throws(StockError) {
    try requireAboveZero(quantity)
    guard quantity <= reserved else {
      throw .notReserved(requested: quantity, reserved: reserved)
    }
  }

  private func requireAboveZero(_ quantity: Int) throws(StockError) {
    guard quantity > 0 else { throw .quantityNotAboveZero(quantity) }
  }
}
