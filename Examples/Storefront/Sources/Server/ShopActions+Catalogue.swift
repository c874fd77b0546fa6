import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which everybody looks at the products.
extension ShopActions {
  func products(_ request: Request) async throws -> Response {
    let query = request.uri.queryParameters
    var form = ProductFilterForm()
    form.searchText = try searchText(query["search"].map(String.init) ?? "")
    form.category = query["category"].map { CategoryID(String($0)) }
    form.minimumPrice = query["min"].map(String.init) ?? ""
    form.maximumPrice = query["max"].map(String.init) ?? ""
    let filter = try form.filter(in: terms.currency)
    let order = try query["sort"].map { try ProductOrder(name: String($0)) }
    let page = try query["page"].map { try pageNumber(String($0)) } ?? 1
    return try await storage.read { shop in
      let products = try shop.products()
      var matches = filter.matches(among: products).products
      if let order { matches = order.sorted(matches, reviews: Reviews()) }
      let pageCount = max(1, (matches.count + ShopServer.pageSize - 1) / ShopServer.pageSize)
      let first = min((page - 1) * ShopServer.pageSize, matches.count)
      let shown = matches[first..<min(first + ShopServer.pageSize, matches.count)]
      return try Response(
        json: ProductPageBody(
          products: try shown.map { try ProductBody($0, shop.stock(of: $0.id), shop) },
          categories: groups(of: products), count: matches.count, page: page, pageCount: pageCount))
    }
  }

  /// The groups of products that can be bought, in the order in which they came.
  private func groups(of products: [Product]) -> [ProductBody.Group] {
    var groups: [ProductBody.Group] = []
    for category in products.lazy.filter(\.isActive).map(\.category)
    where !groups.contains(where: { $0.id == category.id.text }) {
      groups.append(.init(id: category.id.text, name: category.name.description))
    }
    return groups
  }

  /// More words than anybody looks for cost more than an answer.
  private func searchText(_ text: String) throws -> String {
    guard text.utf8.count <= 4 * Self.longestSearch, text.count <= Self.longestSearch else {
      throw Problem(
        .unprocessableContent, "A search has \(Self.longestSearch) characters at most.",
        field: "search")
    }
    return text
  }

  /// How many characters a search has at most.
  static let longestSearch = 200

  private func pageNumber(_ text: String) throws -> Int {
    guard let page = Int(text), 1...100_000 ~= page else {
      throw Problem(
        .unprocessableContent, "'\(text.prefix(20))' is not the number of a page. Use 1 or more.",
        field: "page")
    }
    return page
  }

  func product(_ context: ShopContext) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    return try await storage.read { shop in
      guard let product = try shop.product(id), product.isActive else { throw Problem.noProduct }
      return try Response(json: try ProductBody(product, shop.stock(of: id), shop))
    }
  }
}

extension Problem {
  static let noProduct = Problem(.notFound, "The shop does not sell this product.")
}

extension ProductOrder {
  fileprivate init(name: String) throws {
    switch name {
    case "cheapest": self = .cheapestFirst
    case "dearest": self = .dearestFirst
    case "name": self = .byName
    default:
      throw Problem(
        .unprocessableContent,
        "There is no order '\(name.prefix(20))'. Use cheapest, dearest or name.",
        field: "sort")
    }
  }
}
