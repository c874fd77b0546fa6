import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which staff keep the products.
extension ShopActions {
  func addProduct(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context) { (body: ProductFormBody, owner, shop) in
      try require(.keepProducts, of: owner, shop)
      let products = try shop.products()
      let product = try body.form(among: products)
        .product(id: freeID(for: body.name, among: products), in: terms.currency, among: products)
      var stock = StockItem()
      if let pieces = body.pieces, pieces != 0 { try receive(pieces, into: &stock) }
      try shop.save(product)
      try shop.save(stock, of: product.id)
      return (.created, try ProductBody(product, stock, shop))
    }
  }

  /// Changes a product; pieces are added to those that are there.
  func changeProduct(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    return try await change(request, context) { (body: ProductFormBody, owner, shop) in
      try require(.keepProducts, of: owner, shop)
      guard let old = try shop.product(id), old.isActive else { throw Problem.noProduct }
      let products = try shop.products()
      var product = try body.form(among: products)
        .product(id: id, in: terms.currency, among: products)
      product.brand = old.brand
      var stock = try shop.stock(of: id)
      if let pieces = body.pieces, pieces != 0 { try receive(pieces, into: &stock) }
      try shop.save(product)
      try shop.save(stock, of: id)
      return (.ok, try ProductBody(product, stock, shop))
    }
  }

  /// The picture that staff have sent, or the drawing that the program has.
  func picture(_ context: ShopContext) async throws -> Response {
    let id = try context.parameter("id")
    let sent = try await storage.read { try $0.picture(of: ProductID(id)) }
    return try sent.map(ProductPictures.response) ?? ProductPictures.response(for: id)
  }

  func changePicture(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    let limit = PictureFormBody.maxSize
    return try await change(request, context, upTo: limit) { (body: PictureFormBody, owner, shop) in
      try require(.keepProducts, of: owner, shop)
      guard let product = try shop.product(id), product.isActive else { throw Problem.noProduct }
      try shop.save(try SentPicture(body.data), of: id)
      return (.ok, try ProductBody(product, shop.stock(of: id), shop))
    }
  }

  private func receive(_ pieces: Int, into stock: inout StockItem) throws {
    guard 0...1_000_000 ~= pieces else {
      throw Problem(.unprocessableContent, "Add 0 to 1000000 pieces.", field: "pieces")
    }
    try stock.receive(pieces)
  }

  /// The name as an address has it, with a number where another product is there.
  private func freeID(for name: String, among products: [Product]) -> ProductID {
    let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(letters).split(separator: "-").joined(separator: "-").prefix(60)
    let base = words.isEmpty ? "product" : String(words)
    let taken = Set(products.map(\.id.text))
    var (id, number) = (base, 1)
    while taken.contains(id) {
      number += 1
      id = "\(base)-\(number)"
    }
    return ProductID(id)
  }
}

struct PictureFormBody: Codable {
  /// The most bytes that it has: a picture in base64, which is a third longer, and the rest.
  static let maxSize = SentPicture.maxSize / 3 * 4 + 1_000

  /// All bytes of the picture, in base64.
  var data: Data
}

struct ProductFormBody: Codable {
  var name: String
  var description: String
  /// As it was typed, such as `12.50`.
  var price: String
  /// The identity of a category that has products already.
  var category: String
  /// How many pieces are added to the stock; none where it is missing.
  var pieces: Int?

  func form(among products: [Product]) throws -> NewProductForm {
    guard description.count <= 2_000 else {
      throw Problem(.unprocessableContent, "Use 2000 characters at most.", field: "description")
    }
    var form = NewProductForm()
    (form.name, form.description, form.price) = (name, description, price)
    form.category = products.first { $0.category.id.text == category }?.category
    return form
  }
}
