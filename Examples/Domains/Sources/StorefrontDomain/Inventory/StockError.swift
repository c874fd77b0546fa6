/// The reason why goods cannot be moved.
public enum StockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Zero or fewer pieces were asked for.
  case quantityNotAboveZero(Int)
  /// Fewer pieces are available than were asked for.
  case notEnough(requested: Int, available: Int)
  /// Fewer pieces are reserved than were asked for.
  case notReserved(requested: Int, reserved: Int)
  /// More pieces would be on hand than can be counted.
  case tooMany(received: Int, onHand: Int)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .quantityNotAboveZero(let quantity):
      "\(quantity) pieces cannot be moved. Use one or more."
    case .notEnough(let requested, let available):
      "Available: \(available), asked for: \(requested). Ask for fewer."
    case .notReserved(let requested, let reserved):
      "Reserved: \(reserved), asked for: \(requested). Reserve them first."
    case .tooMany(let received, let onHand):
      "\(received) pieces more than \(onHand) cannot be counted. Receive fewer."
    }
  }
}
