/// An order: the goods that a customer has bought, and how far they have come.
public struct Order: Hashable, Sendable {
  /// What other contexts call it.
  public let id: OrderID
  /// Who bought it.
  public let customer: CustomerID
  /// What was bought; at least one line.
  public let lines: [OrderLineItem]
  /// The price of the goods before the discount.
  public let subtotal: Money
  /// The money that the discount takes off, over all lines.
  public let discount: Money
  /// What the way of shipping costs.
  public let shippingCost: Money
  /// What the customer pays: the lines and the shipping.
  public let total: Money
  /// The tax within the total; `nil` of an order of which it was not kept.
  public let includedTax: Money?
  /// How far it has come.
  public private(set) var status = OrderStatus.placed

  /// Makes an order that has just been placed.
  public init(
    id: OrderID, customer: CustomerID, lines: [OrderLineItem], shippingCost: Money,
    includedTax: Money? = nil
  ) throws(OrderError) {
    guard !lines.isEmpty else { throw .noLines }
    do throws(MoneyError) {
      self.shippingCost = try shippingCost.notBelowZero()
      total = try lines.map(\.total).sum(from: shippingCost)
      discount = try lines.map(\.discount).sum(from: .zero(shippingCost.currency))
      subtotal = try lines.map(\.total).sum(from: discount)
      self.includedTax = try includedTax?.notBelowZero()
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
