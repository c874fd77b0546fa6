#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The price of a cart, to the cent.
///
/// Prices contain the tax. The discount is divided over the lines in proportion to what they cost,
/// and whether shipping is free depends on the goods after their discount. So
/// `subtotal - discount + shipping == total`, and the lines and the shipping add up to the total.
public struct Quote: Hashable, Sendable {
  /// The lines that an order would have.
  public let lines: [OrderLineItem]
  /// What the goods cost without the discount.
  public let subtotal: Money
  /// What is taken off, over all lines.
  public let discount: Money
  /// What the shipping costs.
  public let shipping: Money
  /// What the customer pays.
  public let total: Money
  /// The tax within the total.
  public let includedTax: Money

  /// Works out what a cart costs at a moment.
  public init(
    for cart: Cart, discount: Discount?, shipping method: ShippingMethod, taxRate: Percentage,
    at now: Date
  ) throws(CheckoutError) {
    guard !cart.lines.isEmpty else { throw .emptyCart }
    do throws(MoneyError) {
      subtotal = try cart.linePrices().sum(from: .zero(cart.currency))
    } catch {
      throw .order(.money(error))
    }
    self.discount = try discount?.amount(off: subtotal, at: now) ?? .zero(cart.currency)
    do throws(OrderError) { lines = try cart.orderLines(less: self.discount) } catch {
      throw .order(error)
    }
    do throws(MoneyError) {
      let goods = try subtotal - self.discount
      shipping = try method.cost(for: goods)
      total = try goods + shipping
    } catch {
      throw .order(.money(error))
    }
    includedTax = total.includedTax(at: taxRate)
  }
}

extension Discount {
  fileprivate func amount(off goods: Money, at now: Date) throws(CheckoutError) -> Money {
    switch result(for: goods, at: now) {
    case .applies(let amount): return amount
    case .refused(let obstacles): throw .discountRefused(code, obstacles)
    }
  }
}

extension Cart {
  /// What each line costs without a discount.
  fileprivate func linePrices() throws(MoneyError) -> [Money] {
    try lines.map { line throws(MoneyError) in try line.price * line.quantity }
  }

  /// The lines of an order, each with its part of the discount.
  fileprivate func orderLines(less discount: Money) throws(OrderError) -> [OrderLineItem] {
    let parts: [Money]
    do throws(MoneyError) {
      parts = try discount.divided(over: linePrices().map(\.minorUnits))
    } catch {
      throw .money(error)
    }
    return try zip(lines, parts).map { line, part throws(OrderError) in
      try OrderLineItem(
        line.product, quantity: line.quantity, unitPrice: line.price, discount: part
      )
    }
  }
}
