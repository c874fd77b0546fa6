/// The order in which products are listed.
public enum ProductOrder: CaseIterable, Hashable, Sendable {
  /// From the lowest price to the highest.
  case cheapestFirst
  /// From the highest price to the lowest.
  case dearestFirst
  /// By name from A to Z, upper and lower case alike.
  case byName
  /// From the best average rating to the worst, then those without reviews.
  case bestRatedFirst

  /// The products in this order; those that are equal in it stay as they were. Prices in different
  /// currencies cannot be compared: they are grouped by currency.
  public func sorted(_ products: [Product], reviews: Reviews) -> [Product] {
    switch self {
    case .cheapestFirst: products.sorted { $0.priceKey < $1.priceKey }
    case .dearestFirst: products.sorted { $0.priceKey > $1.priceKey }
    case .byName: products.sorted { $0.name.folded < $1.name.folded }
    case .bestRatedFirst: bestRatedFirst(products, reviews)
    }
  }

  private func bestRatedFirst(_ products: [Product], _ reviews: Reviews) -> [Product] {
    products.map { (product: $0, average: reviews.average(of: $0.id)) }
      .sorted { left, right in
        switch (left.average, right.average) {
        case (let left?, let right?): left > right
        case (_?, nil): true
        case (nil, _): false
        }
      }
      .map(\.product)
  }
}

extension Product {
  fileprivate var priceKey: (String, Int) {
    (price.amount.currency.rawValue, price.amount.minorUnits)
  }
}
