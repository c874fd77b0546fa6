public import StorefrontCore

/// A product as the shop shows it.
public struct CatalogProduct: Hashable, Sendable, Decodable, Identifiable {
  /// A group of products.
  public struct Category: Hashable, Sendable, Decodable, Identifiable {
    /// The identity.
    public let id: String
    /// The name, for people.
    public let name: String
  }

  /// The identity.
  public let id: String
  /// The name, for people.
  public let name: String
  /// A few words about it.
  public let description: String
  /// The price of one piece.
  public let price: Amount
  /// The group that it is in.
  public let category: Category
  /// How many pieces can be had now.
  public let available: Int
  /// The path of its picture, if it has one.
  public let picture: String?
}

/// A page of the catalogue.
public struct CatalogPage: Hashable, Sendable, Decodable {
  /// The products of the page.
  public let products: [CatalogProduct]
  /// The groups of all products, whatever is looked for.
  public let categories: [CatalogProduct.Category]
  /// How many products there are on all pages.
  public let count: Int
  /// The number of the page, from 1 on.
  public let page: Int
  /// How many pages there are.
  public let pageCount: Int
}

/// The wish of somebody who looks for products.
public struct CatalogQuery: Hashable, Sendable {
  /// An order of products.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    case recommended, cheapest, dearest, name
  }

  /// Words that occur in a product.
  public var search = ""
  /// The group of products, or all of them.
  public var category: String?
  /// The order of the products.
  public var order = Order.recommended
  /// The typed lowest price; blank for no limit.
  public var minimumPrice = ""
  /// The typed highest price; blank for no limit.
  public var maximumPrice = ""

  /// Makes a query for everything.
  public init() {}

  /// The query as parts of an address.
  var items: [(String, String)] {
    var items: [(String, String)] = []
    if !search.isEmpty { items.append(("search", search)) }
    if let category { items.append(("category", category)) }
    if order != .recommended { items.append(("sort", order.rawValue)) }
    if !minimumPrice.isEmpty { items.append(("min", minimumPrice)) }
    if !maximumPrice.isEmpty { items.append(("max", maximumPrice)) }
    return items
  }
}
