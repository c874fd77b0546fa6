import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which a customer places orders and looks at them.
extension ShopActions {
  func placeOrder(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context, inTurn: true) { (body: CheckoutBody, visitor, shop) in
      guard let method = terms.shipping.first(where: { $0.kind.name == body.shipping }) else {
        throw Problem(.unprocessableContent, "There is no such way of shipping.", field: "shipping")
      }
      let address = try address(in: body, by: method)
      let contact = try contact(in: body, of: visitor, shop)
      let cart = try shop.cart(of: visitor)
      let number = try "\(shop.nextOrderNumber())"
      var stock = Stock()
      var prices: [ProductID: Money] = [:]
      var names: [ProductID: String] = [:]
      for line in cart.lines {
        stock[line.product] = try shop.stock(of: line.product)
        guard let product = try shop.product(line.product) else { continue }
        names[product.id] = product.name.description
        if product.isActive { prices[product.id] = product.price.amount }
      }
      let discount = try shop.appliedDiscount(of: visitor, to: cart.subtotal(), at: now())
      var checkout = Checkout(
        stock: stock, discounts: [discount?.discount].compactMap { $0 }, taxRate: terms.taxRate)
      let order: Order
      do throws(CheckoutError) {
        order = try checkout.place(
          CheckoutRequest(
            id: CheckoutID(number), customer: visitor, cart: cart,
            discountCode: discount?.discount.code, shipping: method),
          prices: prices, at: now())
      } catch {
        throw Problem(error, names: names)
      }
      guard MoneyBody(order.total) == body.total else {
        throw Problem(
          .conflict, "The cart costs \(order.total) now. Look at it again.", field: "total")
      }
      for line in order.lines { try shop.save(checkout.stock[line.product], of: line.product) }
      var placed = PlacedOrder(
        order: order, address: address, contact: contact, shipping: method.kind, placedAt: now())
      placed.names = names
      if var used = discount?.discount {
        placed.discountCode = used.code
        used.use()
        try shop.save(used)
        try shop.save(DiscountCode?.none, of: visitor)
      }
      try shop.place(placed)
      try shop.save(Cart(in: terms.currency), of: visitor)
      return (.created, try orderBody(placed, shop))
    }
  }

  /// The address of an order that is sent.
  private func address(in body: CheckoutBody, by method: ShippingMethod) throws -> Address? {
    guard method.kind.needsAddress else { return nil }
    guard let address = body.address else {
      throw Problem(.unprocessableContent, "The address is missing. Fill it in.", field: "address")
    }
    return try address.address()
  }

  /// The person that an order is for; whoever is logged in where nobody is named.
  private func contact(
    in body: CheckoutBody, of visitor: CustomerID, _ shop: any ShopTransaction
  ) throws -> Contact? {
    if let contact = body.contact { return try contact.contact() }
    guard let customer = try shop.account(visitor)?.customer else { return nil }
    return Contact(name: try Name(customer.name), email: customer.email)
  }

  /// The newest orders, or those before one that is named.
  func orders(_ request: Request, _ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    let earlier = request.uri.queryParameters["before"].map { OrderID(String($0)) }
    return try await storage.read { shop in
      let orders = try shop.orders(
        of: shop.owner(of: visitor, at: now()), before: earlier, upTo: ShopServer.orderPageSize)
      return try Response(json: orders.map { try orderBody($0, shop) })
    }
  }

  func order(_ context: ShopContext) async throws -> Response {
    let (visitor, id) = (try context.visitor(), OrderID(try context.parameter("id")))
    return try await storage.read { shop in
      guard let order = try shop.order(id),
        try order.order.customer == shop.owner(of: visitor, at: now())
      else {
        throw Problem(.notFound, "You have no order with this number.")
      }
      return try Response(json: orderBody(order, shop))
    }
  }

  func orderBody(
    _ placed: PlacedOrder, _ shop: any ShopTransaction
  ) throws -> OrderBody {
    let history = try shop.history(of: placed.order.id)
    let shipments = try shop.shipments(of: placed.order.id)
    return OrderBody(
      id: placed.order.id.text, status: "\(placed.order.status)", placedAt: placed.placedAt,
      lines: try placed.order.lines.map { line in
        LineBody(
          product: line.product.text,
          name: placed.names[line.product] ?? line.product.text,
          picture: try ProductPictures.path(of: line.product.text, shop), quantity: line.quantity,
          price: MoneyBody(line.unitPrice), total: MoneyBody(line.total))
      },
      sums: OrderSumsBody(placed), shipping: placed.shipping.name,
      shippingCost: MoneyBody(placed.order.shippingCost), total: MoneyBody(placed.order.total),
      contact: placed.contact.map { ContactBody($0) },
      address: placed.address.map { AddressBody($0) },
      trackingNumbers: shipments.compactMap { $0.trackingNumber },
      ending: history.ending.map { ending in
        OrderBody.Ending(
          kind: ending.name, reason: "\(ending)", refund: history.refund.map { MoneyBody($0) })
      },
      canBeCancelled: placed.order.status.possibleEvents.contains(.cancel) && shipments.isEmpty)
  }
}

extension ShippingMethod.Kind {
  /// The name in the API and in the database.
  public var name: String { "\(self)" }
}
