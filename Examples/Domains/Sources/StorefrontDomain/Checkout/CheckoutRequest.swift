/// The form that a customer submits to buy a cart.
public struct CheckoutRequest: Hashable, Sendable {
  /// Which attempt it is: a request that is sent twice has the same.
  public let id: CheckoutID
  /// Who buys.
  public let customer: CustomerID
  /// What is bought, at the prices that the customer has seen.
  public let cart: Cart
  /// The code that the customer typed, if any.
  public let discountCode: DiscountCode?
  /// How it is sent.
  public let shipping: ShippingMethod

  /// Makes a request.
  public init(
    id: CheckoutID, customer: CustomerID, cart: Cart, discountCode: DiscountCode? = nil,
    shipping: ShippingMethod
  ) {
    self.id = id
    self.customer = customer
    self.cart = cart
    self.discountCode = discountCode
    self.shipping = shipping
  }
}
