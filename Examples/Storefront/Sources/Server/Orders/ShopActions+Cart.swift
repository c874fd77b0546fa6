import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which a visitor fills a cart.
extension ShopActions {
  func cart(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read {
      try Response(json: cartBody(of: $0.owner(of: visitor, at: now()), $0))
    }
  }

  func addLine(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context) { (body: AddLineBody, visitor, shop) in
      let id = ProductID(body.product)
      guard let product = try shop.product(id), product.isActive else {
        throw Problem(.notFound, "The shop does not sell that any more.", field: "product")
      }
      var cart = try shop.cart(of: visitor)
      try cart.add(id, body.quantity, at: product.price.amount)
      try shop.save(cart, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  func setQuantity(_ request: Request, _ context: ShopContext) async throws -> Response {
    let product = ProductID(try context.parameter("id"))
    return try await change(request, context) { (body: QuantityBody, visitor, shop) in
      var cart = try shop.cart(of: visitor)
      try cart.setQuantity(body.quantity, of: product)
      try shop.save(cart, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  func removeLine(_ request: Request, _ context: ShopContext) async throws -> Response {
    let product = ProductID(try context.parameter("id"))
    return try await change(request, context) { (_: Nothing, visitor, shop) in
      var cart = try shop.cart(of: visitor)
      try cart.remove(product)
      try shop.save(cart, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  /// The prices of today take the place of those that the visitor has seen; what is gone is taken out.
  func acceptPrices(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context) { (_: Nothing, visitor, shop) in
      var cart = try shop.cart(of: visitor)
      for line in cart.lines {
        if let product = try shop.product(line.product), product.isActive {
          try cart.setPrice(product.price.amount, of: line.product)
        } else {
          try cart.remove(line.product)
        }
      }
      try shop.save(cart, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  /// Puts what a visitor has ordered before into their cart, at the prices of today; the code that it has used, too.
  func orderAgain(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await change(request, context) { (_: Nothing, visitor, shop) in
      // Nobody learns which numbers others have.
      guard let placed = try shop.order(id), placed.order.customer == visitor else {
        throw Problem.noOrder
      }
      var cart = try shop.cart(of: visitor)
      var isGone = true
      for line in placed.order.lines {
        guard let product = try shop.product(line.product), product.isActive else { continue }
        isGone = false
        let there = cart.lines.first { $0.product == line.product }?.quantity ?? 0
        let room = min(line.quantity, Cart.maximumQuantity - there)
        if room > 0 { try cart.add(line.product, room, at: product.price.amount) }
      }
      if isGone { throw Problem(.conflict, "The shop sells nothing of it any more.") }
      try shop.save(cart, of: visitor)
      if let code = placed.discountCode, try shop.code(of: visitor) == nil {
        try shop.save(code, of: visitor)
      }
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  func cartBody(of visitor: CustomerID, _ shop: any ShopTransaction) throws -> CartBody {
    let cart = try shop.cart(of: visitor)
    let lines = try cart.lines.map { line in
      LineBody(
        product: line.product.text,
        name: try shop.product(line.product)?.name.description ?? line.product.text,
        picture: try ProductPictures.path(of: line.product.text, shop), quantity: line.quantity,
        price: MoneyBody(line.price),
        total: MoneyBody(try line.price * line.quantity))
    }
    let subtotal = try cart.subtotal()
    let code = try shop.code(of: visitor)
    let discount = try shop.appliedDiscount(of: visitor, to: subtotal, at: now())
    let problem: CheckoutError? =
      if let code, discount == nil {
        try shop.refusal(of: code, for: subtotal, at: now())
      } else { nil }
    let goods = try discount.map { try subtotal - $0.amount } ?? subtotal
    let shipping = try terms.shipping.map { method in
      let cost = try method.cost(for: goods)
      let total = try goods + cost
      return CartBody.Shipping(
        kind: method.kind.name, cost: MoneyBody(cost), total: MoneyBody(total),
        includedTax: MoneyBody(total.includedTax(at: terms.taxRate)))
    }
    return CartBody(
      lines: lines, subtotal: MoneyBody(subtotal), code: code?.description,
      discount: discount.map { MoneyBody($0.amount) }, codeProblem: problem?.description,
      shipping: shipping)
  }
}
