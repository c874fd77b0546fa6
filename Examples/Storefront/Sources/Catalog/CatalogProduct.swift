public import Foundation
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

  /// The number of the page, from 1 on.
  public var page = 1

  /// Makes a query for everything.
  public init() {}

  /// Reads the query of an address; what cannot be read is left out.
  public init(_ url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    search = value("search") ?? ""
    category = value("category")
    order = value("sort").flatMap(Order.init(rawValue:)) ?? .recommended
    (minimumPrice, maximumPrice) = (value("min") ?? "", value("max") ?? "")
    page = value("page").flatMap { Int($0) }.flatMap { 1...100_000 ~= $0 ? $0 : nil } ?? 1
  }

  /// The query as that of an address.
  public var items: [URLQueryItem] {
    var items: [URLQueryItem] = []
    if !search.isEmpty { items.append(URLQueryItem(name: "search", value: search)) }
    if let category { items.append(URLQueryItem(name: "category", value: category)) }
    if order != .recommended { items.append(URLQueryItem(name: "sort", value: order.rawValue)) }
    if !minimumPrice.isEmpty { items.append(URLQueryItem(name: "min", value: minimumPrice)) }
    if !maximumPrice.isEmpty { items.append(URLQueryItem(name: "max", value: maximumPrice)) }
    if page > 1 { items.append(URLQueryItem(name: "page", value: "\(page)")) }
    return items
  }

  /// Whether products may be left out.
  public var isFilter: Bool {
    !search.isEmpty || category != nil || hasPriceLimits
  }

  /// Whether a price is limited.
  public var hasPriceLimits: Bool { !minimumPrice.isEmpty || !maximumPrice.isEmpty }
}
