/// A wish that products meet or do not; a valid ``ProductFilterForm`` makes one.
public struct ProductFilter: Hashable, Sendable {
  let minimum: Money?
  let maximum: Money?
  let category: CategoryID?
  let words: [String]

  /// Those of the products that meet the wish and are for sale, in their order.
  public func matches(among products: [Product]) -> ProductMatches {
    ProductMatches(products: products.filter(matches))
  }

  private func matches(_ product: Product) -> Bool {
    product.isActive && (category == nil || category == product.category.id)
      && matches(price: product.price.amount) && matches(text: product.searchableText)
  }

  /// Both limits are allowed prices; a price in another currency meets no limit.
  private func matches(price: Money) -> Bool {
    [minimum, maximum].allSatisfy { $0 == nil || $0?.currency == price.currency }
      && (minimum?.minorUnits ?? .min)...(maximum?.minorUnits ?? .max) ~= price.minorUnits
  }

  private func matches(text: String) -> Bool {
    words.allSatisfy { text.contains($0) }
  }
}

/// The products that meet a wish: perhaps none.
public struct ProductMatches: Hashable, Sendable {
  /// The products, in the order of the list that was filtered.
  public let products: [Product]

  /// How many there are, for people: "No product matches."
  public var summary: String {
    switch products.count {
    case 0: "No product matches. Ask for less."
    case 1: "1 product matches."
    case let count: "\(count) products match."
    }
  }
}

extension Product {
  /// The words of the product without regard to case: its name, its brand and its description.
  fileprivate var searchableText: String {
    [name.description, brand?.name.description ?? "", description]
      .joined(separator: "\n").folded
  }
}
