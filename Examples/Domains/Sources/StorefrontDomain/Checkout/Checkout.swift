#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The checkout, where carts become orders, and payments decide what becomes of these.
///
/// Each step is taken whole or not at all: one that throws changes nothing.
public struct Checkout: Hashable, Sendable {
  /// What the warehouse holds; orders that wait for their payment have their goods reserved.
  public var stock: Stock
  /// The tax within all prices.
  public let taxRate: Percentage
  private var discounts: [DiscountCode: Discount]
  private var placements: [CheckoutID: Placement] = [:]

  private struct Placement: Hashable {
    var order: Order
    let discountCode: DiscountCode?
  }

  /// Opens the checkout; of discounts with the same code, the last counts.
  public init(stock: Stock, discounts: [Discount], taxRate: Percentage) {
    self.stock = stock
    self.discounts = Dictionary(discounts.map { ($0.code, $0) }) { $1 }
    self.taxRate = taxRate
  }

  /// Places the order for a request: reserves its goods, all or none, and copies its prices. The
  /// order has the text of the checkout's identifier as its own.
  ///
  /// A request that comes again is answered with the order it made the first time.
  ///
  /// - Parameters:
  ///   - prices: what the products that are for sale cost now.
  ///   - now: the moment that decides whether a discount applies.
  public mutating func place(
    _ request: CheckoutRequest, prices: [ProductID: Money], at now: Date
  ) throws(CheckoutError) -> Order {
    if let order = placements[request.id]?.order {
      guard order.status != .cancelled else { throw .declined(request.id) }
      return order
    }
    try request.cart.requireCurrent(prices)
    let order = try order(for: request, at: now)
    do throws(RefusedRequests) { try stock.reserve(order.stockRequests) } catch {
      throw .stock(error)
    }
    if let code = request.discountCode { discounts[code]?.use() }
    placements[request.id] = Placement(order: order, discountCode: request.discountCode)
    return order
  }

  /// Marks the order of a checkout as paid and returns it.
  public mutating func paymentAccepted(_ id: CheckoutID) throws(CheckoutError) -> Order {
    let placement = try settled(id, by: .pay)
    placements[id] = placement
    return placement.order
  }

  /// Cancels the order of a checkout and returns it; its goods are available again, and its
  /// discount can be used once more.
  public mutating func paymentDeclined(_ id: CheckoutID) throws(CheckoutError) -> Order {
    let placement = try settled(id, by: .cancel)
    do throws(RefusedRequests) { try stock.release(placement.order.stockRequests) } catch {
      throw .stock(error)
    }
    if let code = placement.discountCode { discounts[code]?.giveBack() }
    placements[id] = placement
    return placement.order
  }

  private func order(
    for request: CheckoutRequest, at now: Date
  ) throws(CheckoutError) -> Order {
    let quote = try Quote(
      for: request.cart, discount: discount(request.discountCode), shipping: request.shipping,
      taxRate: taxRate, at: now
    )
    do throws(OrderError) {
      return try Order(
        id: OrderID(request.id.text), customer: request.customer, lines: quote.lines,
        shippingCost: quote.shipping, includedTax: quote.includedTax
      )
    } catch {
      throw .order(error)
    }
  }

  private func discount(_ code: DiscountCode?) throws(CheckoutError) -> Discount? {
    guard let code else { return nil }
    guard let discount = discounts[code] else { throw .unknownDiscount(code) }
    return discount
  }

  private func settled(
    _ id: CheckoutID, by event: OrderEvent
  ) throws(CheckoutError) -> Placement {
    guard var placement = placements[id] else { throw .unknownCheckout(id) }
    guard placement.order.status == .placed else { throw .settled(id) }
    do throws(OrderError) { try placement.order.handle(event) } catch { throw .order(error) }
    return placement
  }
}

extension Cart {
  /// Refuses a cart with products that are not for sale, or no longer at the price that was seen.
  fileprivate func requireCurrent(_ prices: [ProductID: Money]) throws(CheckoutError) {
    let gone = lines.map(\.product).filter { prices[$0] == nil }
    guard gone.isEmpty else { throw .notForSale(gone) }
    let changes = lines.compactMap { line in
      prices[line.product].map { PriceChange(product: line.product, old: line.price, new: $0) }
    }.filter { $0.old != $0.new }
    guard changes.isEmpty else { throw .pricesChanged(changes) }
  }
}

extension Order {
  fileprivate var stockRequests: [StockRequest] {
    lines.map { StockRequest($0.product, $0.quantity) }
  }
}
