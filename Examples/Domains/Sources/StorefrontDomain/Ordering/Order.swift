/// An order: the goods that a customer has bought, and how far they have come.
public struct Order: Hashable, Sendable {
  /// What other contexts call it.
  public let id: OrderID
  /// Who bought it.
  public let customer: CustomerID
  /// What was bought; at least one line.
  public let lines: [OrderLineItem]
  /// What the way of shipping costs.
  public let shippingCost: Money
  /// What the customer pays: the lines and the shipping.
  public let total: Money
  /// How far it has come.
  public private(set) var status = OrderStatus.placed

  /// Makes an order that has just been placed.
  public init(
    id: OrderID, customer: CustomerID, lines: [OrderLineItem], shippingCost: Money
  ) throws(OrderError) {
    guard !lines.isEmpty else { throw .noLines }
    do throws(MoneyError) {
      self.shippingCost = try shippingCost.notBelowZero()
      total = try lines.map(\.total).sum(from: shippingCost)
    } catch {
      throw .money(error)
    }
    self.id = id
    self.customer = customer
    self.lines = lines
  }

  /// Moves the order on; an event that cannot happen now is refused and changes nothing.
  public mutating func handle(_ event: OrderEvent) throws(OrderError) {
    status = try status.after(event)
  }
}
