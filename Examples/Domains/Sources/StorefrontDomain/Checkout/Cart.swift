/// The reason why a cart cannot be as somebody wants.
public enum CartError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A line would have this many pieces, not 1 to 99.
  case quantityOutOfRange(Int)
  /// The product is in no line.
  case notInCart(ProductID)
  /// The price is zero or below.
  case priceNotAboveZero(Money)
  /// The price is in another currency than the cart.
  case otherCurrency(Currency, expected: Currency)

  /// The message for people: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .quantityOutOfRange(let quantity):
      "\(quantity) pieces are out of range. Choose 1 to \(Cart.maximumQuantity)."
    case .notInCart(let product): "\(product) is not in the cart. Add it first."
    case .priceNotAboveZero(let price): "A price of \(price) is not above zero. Use a higher one."
    case .otherCurrency(let currency, let expected):
      "This cart is in \(expected.rawValue). Use another one for \(currency.rawValue)."
    }
  }
}

/// So many pieces of a product in a cart.
public struct CartLine: Hashable, Sendable {
  /// The product.
  public let product: ProductID
  /// The pieces, 1 to 99.
  public fileprivate(set) var quantity: Int
  /// What one piece cost when the customer last saw it.
  public fileprivate(set) var price: Money
}

/// The cart of a customer: a line for each product, in one currency.
public struct Cart: Hashable, Sendable {
  /// How many pieces a line has at most.
  public static let maximumQuantity = 99

  /// What all prices are in.
  public let currency: Currency
  /// The lines, in the order in which their products were first added.
  public private(set) var lines: [CartLine] = []

  /// Makes an empty cart.
  public init(in currency: Currency) { self.currency = currency }

  /// Adds pieces of a product, to its line if it has one, which then shows the price given here.
  public mutating func add(
    _ product: ProductID, _ quantity: Int = 1, at price: Money
  ) throws(CartError) {
    try check(quantity)
    try check(price)
    if let index = lines.firstIndex(where: { $0.product == product }) {
      try check(lines[index].quantity + quantity)
      lines[index].quantity += quantity
      lines[index].price = price
    } else {
      lines.append(CartLine(product: product, quantity: quantity, price: price))
    }
  }

  /// Gives a product's line another number of pieces; to have none, remove it.
  public mutating func setQuantity(_ quantity: Int, of product: ProductID) throws(CartError) {
    let index = try index(of: product)
    try check(quantity)
    lines[index].quantity = quantity
  }

  /// Gives a product's line the price that the customer has now seen.
  public mutating func setPrice(_ price: Money, of product: ProductID) throws(CartError) {
    let index = try index(of: product)
    try check(price)
    lines[index].price = price
  }

  /// Takes a product out of the cart.
  public mutating func remove(_ product: ProductID) throws(CartError) {
    try lines.remove(at: index(of: product))
  }

  private func index(of product: ProductID) throws(CartError) -> Int {
    guard let index = lines.firstIndex(where: { $0.product == product }) else {
      throw .notInCart(product)
    }
    return index
  }

  private func check(_ quantity: Int) throws(CartError) {
    guard 1...Self.maximumQuantity ~= quantity else { throw .quantityOutOfRange(quantity) }
  }

  private func check(_ price: Money) throws(CartError) {
    guard price.currency == currency else {
      throw .otherCurrency(price.currency, expected: currency)
    }
    guard price.minorUnits > 0 else { throw .priceNotAboveZero(price) }
  }
}
