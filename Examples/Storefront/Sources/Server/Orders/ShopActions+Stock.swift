import Hummingbird
import StorefrontDomain

/// The requests with which staff keep the warehouse.
extension ShopActions {
  /// The stock of all products.
  func allStock(_ context: ShopContext) async throws -> Response {
    try await office(.keepProducts, context) { shop in
      try shop.products().map { try StockBody($0, shop.stock(of: $0.id)) }
    }
  }

  /// Goods have come in.
  func receiveGoods(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await moveGoods(request, context) { quantity, product, _, shop in
      try shop.changeStock(of: product) { try $0.receive(quantity) }
    }
  }

  /// Goods are broken or gone.
  func writeOffGoods(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await moveGoods(request, context) { quantity, product, actor, shop in
      try shop.writeOff(quantity, of: product, actor, at: now())
    }
  }

  private func moveGoods(
    _ request: Request, _ context: ShopContext,
    _ move:
      @escaping @Sendable (Int, ProductID, OrderHistory.Actor, any ShopTransaction) throws -> Void
  ) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    return try await change(request, context) { (body: QuantityBody, owner, shop) in
      try require(.keepProducts, of: owner, shop)
      let actor = try staff(owner, shop)
      guard let product = try shop.product(id) else { throw Problem.noProduct }
      guard 1...1_000_000 ~= body.quantity else {
        throw Problem(
          .unprocessableContent, "Write a number of pieces from 1 to 1000000.", field: "quantity")
      }
      do {
        try move(body.quantity, id, actor, shop)
      } catch let error as StockError {
        throw Problem(.unprocessableContent, error.description, field: "quantity")
      }
      return (.ok, try StockBody(product, shop.stock(of: id)))
    }
  }
}

/// The stock of a product as staff get it.
struct StockBody: Encodable {
  var product: String
  var name: String
  var onHand: Int
  var reserved: Int

  init(_ product: Product, _ stock: StockItem) {
    (self.product, name) = (product.id.text, product.name.description)
    (onHand, reserved) = (stock.onHand, stock.reserved)
  }
}
