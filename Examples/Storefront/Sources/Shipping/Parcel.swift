/// A parcel that is being packed.
public struct Parcel: Hashable, Sendable {
  /// The tracking number as it is typed.
  public var trackingNumber = ""
  /// The pieces in it, by product.
  public var pieces: [String: Int]
  /// Why the server does not take the tracking number.
  public internal(set) var error: String?
  /// Whether the server has been told.
  public internal(set) var isOnItsWay = false

  /// Makes the parcel of all that is left of an order.
  public init(of order: ShippingOrder) {
    pieces = Dictionary(order.lines.map { ($0.product, $0.left) }) { first, _ in first }
  }

  /// The pieces of a line in it: never more than are left.
  public func count(of line: ShippingOrder.Line) -> Int {
    min(pieces[line.product] ?? line.left, line.left)
  }

  struct Body: Encodable, Sendable {
    struct Line: Encodable, Sendable {
      var product: String
      var quantity: Int
    }
    var trackingNumber: String
    var lines: [Line]
  }

  func body(for order: ShippingOrder) -> Body {
    let lines = order.lines.map { Body.Line(product: $0.product, quantity: count(of: $0)) }
    return Body(trackingNumber: trackingNumber, lines: lines.filter { $0.quantity > 0 })
  }
}
