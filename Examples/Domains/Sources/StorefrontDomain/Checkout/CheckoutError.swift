/// A product that no longer costs what its customer saw.
public struct PriceChange: Hashable, Sendable, CustomStringConvertible {
  /// The product.
  public let product: ProductID
  /// What the cart says.
  public let old: Money
  /// What it costs now.
  public let new: Money

  /// The change for people.
  public var description: String { "\(product) now costs \(new), not \(old)." }
}

/// The reason why a checkout goes no further.
public enum CheckoutError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing in the cart.
  case emptyCart
  /// These products are not sold any more; there is at least one.
  case notForSale([ProductID])
  /// These products cost something else by now; there is at least one.
  case pricesChanged([PriceChange])
  /// No discount has this code.
  case unknownDiscount(DiscountCode)
  /// The discount does not apply, for these reasons; there is at least one.
  case discountRefused(DiscountCode, [DiscountObstacle])
  /// The warehouse refuses to reserve or to release these goods.
  case stock(RefusedRequests)
  /// The order would make no sense, or its amounts cannot be added up.
  case order(OrderError)
  /// The payment for this checkout was declined, and its order cancelled.
  case declined(CheckoutID)
  /// No order was placed with this checkout.
  case unknownCheckout(CheckoutID)
  /// The payment was accepted or declined before.
  case settled(CheckoutID)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .emptyCart: "The cart is empty. Add a product first."
    case .notForSale(let products):
      "No longer for sale: \(products.list). Take it out of the cart."
    case .pricesChanged(let changes):
      "\(changes.map(\.description).joined(separator: " ")) Agree to it, or take it out."
    case .unknownDiscount(let code): "There is no code \(code). Check how it is written."
    case .discountRefused(let code, let obstacles):
      "The code \(code) does not apply. "
        + obstacles.map(\.description).joined(separator: " ")
    case .stock(let refused): refused.description
    case .order(let error): error.description
    case .declined(let checkout): "The payment for \(checkout) was declined. Check out again."
    case .unknownCheckout(let checkout): "Nothing was ordered with \(checkout). Check out first."
    case .settled(let checkout): "The payment for \(checkout) is settled. Look at its order."
    }
  }
}

extension [ProductID] {
  fileprivate var list: String { map(\.description).joined(separator: ", ") }
}
