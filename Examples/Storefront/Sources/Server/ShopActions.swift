import Foundation
import HTTPTypes
import Hummingbird
import StorefrontDomain
import WebAPI

/// The requests that the API answers, each with its route.
struct ShopActions: Sendable {
  let storage: any ShopStorage
  let terms: ShopTerms
  let limits: ShopLimits
  let passwords: PasswordHasher
  let now: @Sendable () -> Date
  let heartbeat: Duration
  let clock: any Clock<Duration>
  let feed: ChangeFeed
  let housekeeping: Housekeeping

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
      Route(.post, "cart/orders/:id") { request, context in
        try await orderAgain(request, context)
      },
      Route(.post, "cart/prices") { request, context in try await acceptPrices(request, context) },
      Route(.put, "cart/code") { request, context in try await setCode(request, context) },
      Route(.delete, "cart/code") { request, context in try await removeCode(request, context) },
      Route(.post, "orders") { request, context in try await placeOrder(request, context) },
      Route(.get, "orders") { request, context in try await orders(request, context) },
      Route(.get, "orders/:id") { _, context in try await order(context) },
      Route(.post, "orders/:id/events") { request, context in
        try await moveOwnOrder(request, context)
      },
      Route(.post, "orders/found") { request, context in try await findOrder(request, context) },
      Route(.get, "office/orders") { request, context in try await allOrders(request, context) },
      Route(.get, "office/orders/:id") { _, context in try await anyOrder(context) },
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

  /// Does what is asked once, however often it comes with its key, and answers the same each time.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the body may have, where that is more than is usual.
  ///   - inTurn: Whether it is bound to come in the way of other changes, see ``ShopStorage``.
  ///   - guesses: The subject of wrong guesses, each of which the action tells by a ``WrongGuess``.
  func change<Body: Codable & Sendable>(
    _ request: Request, _ context: ShopContext, upTo limit: Int? = nil,
    inTurn: Bool = false, counting guesses: AttemptSubject? = nil,
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
    try await housekeeping.run(at: now())
    let answer = try await storage.write(inTurn: inTurn) { shop -> StoredAnswer in
      let moment = now()
      if let answer = try shop.answer(to: key, of: visitor) {
        guard answer.request == asked else {
          throw Problem(
            .unprocessableContent, "This 'Idempotency-Key' was used for something else.")
        }
        return answer
      }
      if let guesses, try shop.isLocked(guesses, at: moment) {
        throw Problem.tooManyGuesses(guesses.field)
      }
      let answer: StoredAnswer
      do {
        let (status, value) = try shop.attempt {
          let owner = try shop.owner(of: visitor, at: moment)
          if owner == visitor { try shop.note(visitor, at: moment) }
          return try action(body, owner, shop)
        }
        answer = StoredAnswer(
          request: asked, givenAt: moment, status: status.code, body: try Response.data(value))
      } catch {
        // A refusal is an answer as well: who was told of it is not taken at an earlier word.
        let guess = error as? WrongGuess
        if let guesses, guess != nil { try shop.fail(guesses, at: moment) }
        let problem = guess?.problem ?? Problem(error)
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

/// The refusal of what somebody has guessed, which counts.
struct WrongGuess: Error {
  var problem: Problem
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

extension HTTPField.Name {
  static let idempotencyKey = Self("Idempotency-Key") ?? .ifMatch
}
