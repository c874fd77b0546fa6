/// Every reason why a form makes no product, in the order of its fields; there is at least one.
public struct NewProductProblems: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reasons.
  public let problems: [ProductProblem]

  /// The reasons for people, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The form that adds a product, or changes one, as far as it is filled in.
public struct NewProductForm: Hashable, Sendable {
  /// What was typed as the name.
  public var name = ""
  /// What was typed as the description.
  public var description = ""
  /// What was typed as the price.
  public var price = ""
  /// The category that was chosen.
  public var category: Category?
  /// The brand that was chosen; a product needs none.
  public var brand: Brand?

  /// Makes an empty form.
  public init() {}

  /// Makes a form that is filled in with a product, to change it.
  public init(_ product: Product) {
    name = product.name.description
    description = product.description
    price = product.price.amount.typed
    category = product.category
    brand = product.brand
  }

  /// The product that the form describes, for sale at once. It may keep the name that it has among the products.
  ///
  /// - Throws: ``NewProductProblems`` with all that is wrong, not only the first.
  public func product(
    id: ProductID, in currency: Currency, among products: [Product]
  ) throws(NewProductProblems) -> Product {
    var problems: [ProductProblem] = []
    let name = noting(&problems) { () throws(ProductProblem) in
      try checkedName(among: products.filter { $0.id != id })
    }
    let price = noting(&problems) { () throws(ProductProblem) in try checkedPrice(in: currency) }
    if category == nil { problems.append(.categoryMissing) }
    guard let name, let price, let category else {
      throw NewProductProblems(problems: problems)
    }
    return Product(
      id: id, name: name, description: description.trimmed, price: price, category: category,
      brand: brand
    )
  }

  private func checkedName(among products: [Product]) throws(ProductProblem) -> Name {
    let name: Name
    do throws(NameError) { name = try Name(self.name) } catch { throw .name(error) }
    let namesakes = products.filter { $0.name.folded == name.folded }
    if let category, namesakes.contains(where: { $0.category.id == category.id }) {
      throw .nameTaken(name, category)
    }
    return name
  }

  private func checkedPrice(in currency: Currency) throws(ProductProblem) -> Price {
    do throws(PriceError) {
      return try Price(typed: price, currency)
    } catch {
      throw .price(error)
    }
  }
}

/// The value, or none when there is a problem, which is added to those noted so far.
private func noting<Value>(
  _ problems: inout [ProductProblem], _ value: () throws(ProductProblem) -> Value
) -> Value? {
  do throws(ProductProblem) {
    return try value()
  } catch {
    problems.append(error)
    return nil
  }
}
