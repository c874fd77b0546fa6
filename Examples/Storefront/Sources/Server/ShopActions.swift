import Foundation
import HTTPTypes
import Hummingbird
import StorefrontDomain
import WebAPI

/// The requests that the API answers, each with its route.
struct ShopActions: Sendable {
  let storage: any ShopStorage
  let terms: ShopTerms
  let passwords: PasswordHasher
  let now: @Sendable () -> Date
  let heartbeat: Duration
  let feed: ChangeFeed

  /// The routes, each with what it does.
  private var routes: [Route] {
    [
      Route(.get, "changes") { request, context in try await changes(request, context) },
      Route(.get, "products") { request, _ in try await products(request) },
      Route(.get, "products/:id") { _, context in try await product(context) },
      Route(.get, "products/:id/picture") { _, context in try await picture(context) },
      Route(.put, "products/:id/picture") { request, context in
        try await changePicture(request, context)
      },
      Route(.get, "cart") { _, context in try await cart(context) },
      Route(.post, "cart/lines") { request, context in try await addLine(request, context) },
      Route(.put, "cart/lines/:id") { request, context in try await setQuantity(request, context) },
      Route(.delete, "cart/lines/:id") { request, context in
        try await removeLine(request, context)
      },
      Route(.post, "cart/prices") { request, context in try await acceptPrices(request, context) },
      Route(.put, "cart/code") { request, context in try await setCode(request, context) },
      Route(.delete, "cart/code") { request, context in try await removeCode(request, context) },
      Route(.post, "orders") { request, context in try await placeOrder(request, context) },
      Route(.get, "orders") { _, context in try await orders(context) },
      Route(.get, "orders/:id") { _, context in try await order(context) },
      Route(.post, "orders/:id/events") { request, context in
        try await moveOwnOrder(request, context)
      },
      Route(.get, "office/orders") { _, context in try await allOrders(context) },
      Route(.get, "office/orders/:id/history") { _, context in try await history(context) },
      Route(.post, "office/orders/:id/shipments") { request, context in
        try await ship(request, context)
      },
      Route(.post, "office/orders/:id/events") { request, context in
        try await moveOrder(request, context)
      },
      Route(.get, "office/stock") { _, context in try await allStock(context) },
      Route(.post, "office/stock/:id/receipts") { request, context in
        try await receiveGoods(request, context)
      },
      Route(.post, "office/stock/:id/losses") { request, context in
        try await writeOffGoods(request, context)
      },
      Route(.get, "office/discounts") { _, context in try await allDiscounts(context) },
      Route(.post, "office/discounts") { request, context in
        try await addDiscount(request, context)
      },
      Route(.post, "products") { request, context in try await addProduct(request, context) },
      Route(.put, "products/:id") { request, context in try await changeProduct(request, context) },
      Route(.get, "products/:id/reviews") { _, context in try await reviews(context) },
      Route(.post, "products/:id/reviews") { request, context in
        try await addReview(request, context)
      },
      Route(.get, "people") { _, context in try await people(context) },
      Route(.put, "people/:id/role") { request, context in try await giveRole(request, context) },
      Route(.get, "me") { _, context in try await me(context) },
      Route(.get, "me/addresses") { _, context in try await addresses(context) },
      Route(.post, "me/addresses") { request, context in try await addAddress(request, context) },
      Route(.post, "me/addresses/removals") { request, context in
        try await removeAddress(request, context)
      },
      Route(.put, "me/addresses/default") { request, context in
        try await setDefaultAddress(request, context)
      },
      Route(.post, "registrations") { request, context in try await register(request, context) },
      Route(.post, "log-in") { request, context in try await logIn(request, context) },
      Route(.post, "log-out") { _, context in try await logOut(context) },
    ]
  }

  /// The router of what can be asked; `HEAD` is answered as `GET` is.
  var router: Router<ShopContext> {
    let router = Router(context: ShopContext.self, options: .autoGenerateHeadEndpoints)
    let api = router.group("api/v1")
    for route in routes { api.on(RouterPath(route.path), method: route.method, use: route.action) }
    return router
  }

  /// The router that refuses `GET` at each path there is, with the methods that the path has: the one above
  /// says 404 to a path without the method.
  var refusals: Router<ShopContext> {
    let router = Router(context: ShopContext.self)
    let api = router.group("api/v1")
    for (path, routes) in Dictionary(grouping: routes, by: \.path) {
      var methods = routes.map(\.method.rawValue)
      if methods.contains("GET") { methods.append("HEAD") }
      let allowed = methods.sorted().joined(separator: ", ")
      api.get(RouterPath(path)) { _, _ in
        var response = try Problem(.methodNotAllowed, "Use one of: \(allowed).").response()
        response.headers[.allow] = allowed
        return response
      }
    }
    return router
  }

  // MARK: The catalogue

  private func products(_ request: Request) async throws -> Response {
    let query = request.uri.queryParameters
    var form = ProductFilterForm()
    form.searchText = query["search"].map(String.init) ?? ""
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

  private func pageNumber(_ text: String) throws -> Int {
    guard let page = Int(text), 1...100_000 ~= page else {
      throw Problem(
        .unprocessableContent, "'\(text.prefix(20))' is no page. Use 1 or more.", field: "page")
    }
    return page
  }

  private func product(_ context: ShopContext) async throws -> Response {
    let id = ProductID(try context.parameter("id"))
    return try await storage.read { shop in
      guard let product = try shop.product(id), product.isActive else { throw Problem.noProduct }
      return try Response(json: try ProductBody(product, shop.stock(of: id), shop))
    }
  }

  // MARK: The cart

  private func cart(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read {
      try Response(json: cartBody(of: $0.owner(of: visitor, at: now()), $0))
    }
  }

  private func addLine(_ request: Request, _ context: ShopContext) async throws -> Response {
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

  private func setQuantity(_ request: Request, _ context: ShopContext) async throws -> Response {
    let product = ProductID(try context.parameter("id"))
    return try await change(request, context) { (body: QuantityBody, visitor, shop) in
      var cart = try shop.cart(of: visitor)
      try cart.setQuantity(body.quantity, of: product)
      try shop.save(cart, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  private func removeLine(_ request: Request, _ context: ShopContext) async throws -> Response {
    let product = ProductID(try context.parameter("id"))
    return try await change(request, context) { (_: Nothing, visitor, shop) in
      var cart = try shop.cart(of: visitor)
      try cart.remove(product)
      try shop.save(cart, of: visitor)
      return (.ok, try cartBody(of: visitor, shop))
    }
  }

  /// The prices of today take the place of those that the visitor has seen; what is gone is taken out.
  private func acceptPrices(_ request: Request, _ context: ShopContext) async throws -> Response {
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

  // MARK: Orders

  private func placeOrder(_ request: Request, _ context: ShopContext) async throws -> Response {
    try await change(request, context) { (body: CheckoutBody, visitor, shop) in
      guard let method = terms.shipping.first(where: { $0.kind.name == body.shipping }) else {
        throw Problem(.unprocessableContent, "There is no such way of shipping.", field: "shipping")
      }
      let address = try body.address.address()
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
        order: order, address: address, shipping: method.kind, placedAt: now())
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

  private func orders(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read { shop in
      try Response(
        json: shop.orders(of: shop.owner(of: visitor, at: now())).map { try orderBody($0, shop) })
    }
  }

  private func order(_ context: ShopContext) async throws -> Response {
    let (visitor, id) = (try context.visitor(), OrderID(try context.parameter("id")))
    return try await storage.read { shop in
      let orders = try shop.orders(of: shop.owner(of: visitor, at: now()))
      guard let order = orders.first(where: { $0.order.id == id }) else {
        throw Problem(.notFound, "You have no order with this number.")
      }
      return try Response(json: orderBody(order, shop))
    }
  }

  // MARK: What all of them need

  /// Does what is asked once, however often it comes with its key, and answers the same each time.
  ///
  /// - Parameter limit: How many bytes the body may have, where that is more than is usual.
  func change<Body: Codable & Sendable>(
    _ request: Request, _ context: ShopContext, upTo limit: Int? = nil,
    _ action:
      @escaping @Sendable (Body, CustomerID, any ShopTransaction) throws -> (
        HTTPResponse.Status, any Encodable
      )
  ) async throws -> Response {
    let visitor = try context.visitor()
    guard let key = request.headers[.idempotencyKey], 1...100 ~= key.utf8.count else {
      throw Problem(.badRequest, "A change needs an 'Idempotency-Key' of 1 to 100 characters.")
    }
    let body = try await request.json(Body.self, context, upTo: limit)
    // In the same words each time, however the client has written it.
    let words = String(decoding: try Response.data(body), as: UTF8.self)
    let asked = RequestDigest(of: "\(request.method) \(request.uri.path) \(words)")
    let answer = try await storage.write { shop -> StoredAnswer in
      let moment = now()
      try shop.removeAnswers(before: moment - ShopServer.answerLifetime)
      if let answer = try shop.answer(to: key, of: visitor) {
        guard answer.request == asked else {
          throw Problem(
            .unprocessableContent, "This 'Idempotency-Key' was used for something else.")
        }
        return answer
      }
      let answer: StoredAnswer
      do {
        let (status, value) = try shop.attempt {
          try action(body, shop.owner(of: visitor, at: moment), shop)
        }
        answer = StoredAnswer(
          request: asked, givenAt: moment, status: status.code, body: try Response.data(value))
      } catch {
        // A refusal is an answer as well: who was told of it is not taken at an earlier word.
        let problem = Problem(error)
        guard [404, 409, 422].contains(problem.status) else { throw error }
        answer = StoredAnswer(
          request: asked, givenAt: moment, status: problem.status,
          body: try Response.data(problem))
      }
      try shop.save(answer, to: key, of: visitor)
      return answer
    }
    guard answer.status < 400 else {
      throw try JSONDecoder().decode(Problem.self, from: answer.body)
    }
    return Response(json: answer.body, status: .init(code: answer.status))
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
      return CartBody.Shipping(
        kind: method.kind.name, cost: MoneyBody(cost), total: MoneyBody(try goods + cost))
    }
    return CartBody(
      lines: lines, subtotal: MoneyBody(subtotal), code: code?.description,
      discount: discount.map { MoneyBody($0.amount) }, codeProblem: problem?.description,
      shipping: shipping)
  }

  func orderBody(
    _ placed: PlacedOrder, _ shop: any ShopTransaction
  ) throws -> OrderBody {
    OrderBody(
      id: placed.order.id.text, status: "\(placed.order.status)", placedAt: placed.placedAt,
      lines: try placed.order.lines.map { line in
        LineBody(
          product: line.product.text,
          name: placed.names[line.product] ?? line.product.text,
          picture: try ProductPictures.path(of: line.product.text, shop), quantity: line.quantity,
          price: MoneyBody(line.unitPrice), total: MoneyBody(line.total))
      },
      shipping: placed.shipping.name, shippingCost: MoneyBody(placed.order.shippingCost),
      total: MoneyBody(placed.order.total), address: AddressBody(placed.address),
      trackingNumbers: try shop.shipments(of: placed.order.id).map(\.trackingNumber))
  }
}

/// A method at a path, and what is done there.
private struct Route: Sendable {
  typealias Action = @Sendable (Request, ShopContext) async throws -> Response

  let method: HTTPRequest.Method
  let path: String
  let action: Action

  init(_ method: HTTPRequest.Method, _ path: String, action: @escaping Action) {
    (self.method, self.path, self.action) = (method, path, action)
  }
}

/// The body of a request that has none.
struct Nothing: Codable {}

extension Request {
  /// The body, which is JSON.
  func json<Body: Codable>(
    _ type: Body.Type, _ context: ShopContext, upTo limit: Int? = nil
  ) async throws -> Body {
    if type == Nothing.self { return try JSONDecoder().decode(type, from: Data("{}".utf8)) }
    let media = (headers[.contentType] ?? "").prefix { $0 != ";" }
    guard media.lowercased().trimmingCharacters(in: .whitespaces) == "application/json" else {
      throw Problem(.unsupportedMediaType, "The body must be 'application/json'.")
    }
    let data = Data(buffer: try await body.collect(upTo: limit ?? context.maxUploadSize))
    let body = try JSONDecoder().decode(type, fromOutside: data)
    guard !String(decoding: try Response.data(body), as: UTF8.self).contains("\\u0000") else {
      throw Problem(.unprocessableContent, "A text contains a character that is none.")
    }
    return body
  }
}

extension Problem {
  static let noProduct = Problem(.notFound, "The shop does not sell that (any more).")
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

extension ShippingMethod.Kind {
  /// The name in the API and in the database.
  public var name: String { "\(self)" }
}

extension HTTPField.Name {
  static let idempotencyKey = Self("Idempotency-Key") ?? .ifMatch
}
