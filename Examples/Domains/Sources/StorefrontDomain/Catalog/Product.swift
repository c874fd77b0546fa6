/// A group of products in the catalog.
public struct Category: Hashable, Sendable {
  /// What other contexts call it.
  public let id: CategoryID
  /// What people call it.
  public var name: Name

  /// Makes a category.
  public init(id: CategoryID, name: Name) {
    self.id = id
    self.name = name
  }
}

/// The maker of a product.
public struct Brand: Hashable, Sendable {
  /// What other contexts call it.
  public let id: BrandID
  /// What people call it.
  public var name: Name

  /// Makes a brand.
  public init(id: BrandID, name: Name) {
    self.id = id
    self.name = name
  }
}

/// A product that is, was or will be sold.
public struct Product: Hashable, Sendable {
  /// What other contexts call it.
  public let id: ProductID
  /// What people call it.
  public var name: Name
  /// What it is, in any number of words or none.
  public var description: String
  /// What one piece costs now.
  public var price: Price
  /// Where it stands in the shop.
  public var category: Category
  /// Who makes it, where that is known.
  public var brand: Brand?
  /// Whether it is for sale now.
  public var isActive: Bool

  /// Makes a product.
  public init(
    id: ProductID, name: Name, description: String = "", price: Price, category: Category,
    brand: Brand? = nil, isActive: Bool = true
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.price = price
    self.category = category
    self.brand = brand
    self.isActive = isActive
  }
}
