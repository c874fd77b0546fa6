import StorefrontDomain

extension StorefrontDomain.Category {
  static var kitchen: Self { get throws { try Category(id: "kitchen", name: Name("Kitchen")) } }
  static var garden: Self { get throws { try Category(id: "garden", name: Name("Garden")) } }
}

extension Brand {
  static var oak: Self { get throws { try Brand(id: "oak", name: Name("Oak & Sons")) } }
}

extension Product {
  /// A product for sale, called as its identifier says.
  static func named(
    _ name: String, cents: Int = 1000, in category: StorefrontDomain.Category? = nil
  ) throws -> Product {
    try Product(
      id: ProductID(name), name: Name(name), price: Price(eur(cents)),
      category: category ?? .kitchen
    )
  }

  static var mug: Self {
    get throws {
      try Product(
        id: "mug", name: Name("Blue Mug"), description: "Holds hot tea.", price: Price(eur(1250)),
        category: .kitchen, brand: .oak
      )
    }
  }
}
