/// A field of the form for a new product.
public enum ProductField: Hashable, Sendable {
  /// What the product is called.
  case name
  /// What it costs.
  case price
  /// Where it stands in the shop.
  case category
}

/// One reason why there is no product yet.
public enum ProductProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name is blank or too long.
  case name(NameError)
  /// The category has a product of this name.
  case nameTaken(Name, Category)
  /// The price is no amount, or not above zero.
  case price(PriceError)
  /// No category has been chosen.
  case categoryMissing

  /// Where the problem is solved.
  public var field: ProductField {
    switch self {
    case .name, .nameTaken: .name
    case .price: .price
    case .categoryMissing: .category
    }
  }

  /// What is wrong and what to do, for people.
  public var description: String {
    switch self {
    case .name(let error): error.description
    case .nameTaken(let name, let category):
      "“\(name)” is already in \(category.name). Choose another name or category."
    case .price(let error): error.description
    case .categoryMissing: "The category is missing. Choose one."
    }
  }
}
