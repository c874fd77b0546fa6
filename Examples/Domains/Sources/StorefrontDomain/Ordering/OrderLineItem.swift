/// So many pieces of a product in an order, at the price of that day.
public struct OrderLineItem: Hashable, Sendable {
  /// The product.
  public let product: ProductID
  /// The pieces, at least one.
  public let quantity: Int
  /// What one piece cost when it was ordered; a later price does not matter.
  public let unitPrice: Money
  /// What was taken off this line.
  public let discount: Money
  /// What the line costs: its price times its quantity, less its discount.
  public let total: Money

  /// Makes a line; none of its amounts is below zero.
  public init(
    _ product: ProductID, quantity: Int, unitPrice: Money, discount: Money
  ) throws(OrderError) {
    guard quantity > 0 else { throw .quantityNotAboveZero(product, quantity) }
    do throws(MoneyError) {
      self.unitPrice = try unitPrice.notBelowZero()
      self.discount = try discount.notBelowZero()
      total = try unitPrice * quantity - discount
    } catch {
      throw .money(error)
    }
    guard total.minorUnits >= 0 else { throw .discountTooLarge(product, discount) }
    self.product = product
    self.quantity = quantity
  }
}
