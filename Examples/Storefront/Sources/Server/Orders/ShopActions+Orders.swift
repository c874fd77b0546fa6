import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which staff send orders and move them on, and customers give theirs up.
extension ShopActions {
  /// The orders of everybody that go on, and the newest of the others; or of those the ones before one that is named.
  func allOrders(_ request: Request, _ context: ShopContext) async throws -> Response {
    let earlier = request.uri.queryParameters["before"].map { OrderID(String($0)) }
    return try await office(.keepOrders, context) { shop in
      let open = earlier == nil ? try shop.openOrders() : []
      let closed = try shop.closedOrders(before: earlier, upTo: ShopServer.orderPageSize)
      return try (open + closed).map { try OfficeOrderBody($0, shop) }
    }
  }

  /// An order, whoever has placed it.
  func anyOrder(_ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await office(.keepOrders, context) { shop in
      try OfficeOrderBody(order(id, shop), shop)
    }
  }

  /// Sends a parcel; with the last piece the order is shipped.
  func ship(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await change(request, context) { (body: ShipmentBody, owner, shop) in
      let actor = try staff(owner, shop)
      let placed = try order(id, shop)
      guard placed.order.status == .paid else {
        throw Problem(OrderError.impossible(.ship, placed.order.status))
      }
      guard placed.shipping.needsAddress else {
        throw Problem(.conflict, "The order is picked up. Hand it over.", field: "event")
      }
      var fulfillment = try shop.fulfillment(of: placed.order)
      let left = try placed.order.lines.compactMap { line in
        let left = fulfillment.left(of: line.product)
        return left > 0 ? try ShipmentLine(line.product, left) : nil
      }
      let lines = try body.lines?.map { try ShipmentLine(ProductID($0.product), $0.quantity) }
      let shipment = try Shipment(
        id: ShipmentID("\(id)-\(fulfillment.shipments.count + 1)"),
        trackingNumber: body.trackingNumber, lines: lines ?? left)
      try fulfillment.ship(shipment)
      try shop.send(shipment, of: id)
      try shop.add(.init(now(), actor, .sent(shipment.trackingNumber ?? "")), to: id)
      if fulfillment.isComplete { try shop.move(placed, by: .ship, actor, at: now()) }
      return (.created, try OfficeOrderBody(order(id, shop), shop))
    }
  }

  /// Moves any order on, by an event that has to do with neither money nor parcels.
  func moveOrder(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await change(request, context) { (body: OrderEventBody, owner, shop) in
      let actor = try staff(owner, shop)
      let placed = try order(id, shop)
      if body.event == "handOver" {
        try shop.handOver(placed, actor, at: now())
        return (.ok, try OfficeOrderBody(order(id, shop), shop))
      }
      let event = try body.event(among: ["deliver": .deliver, "cancel": .cancel, "return": .return])
      try requireNothingSent(before: event, of: placed, shop)
      try shop.move(placed, by: event, actor, at: now())
      return (.ok, try OfficeOrderBody(order(id, shop), shop))
    }
  }

  /// Gives a customer's own order up.
  func moveOwnOrder(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await change(request, context) { (body: OrderEventBody, owner, shop) in
      let placed = try order(id, shop)
      // Nobody learns which numbers others have.
      guard placed.order.customer == owner else { throw Problem.noOrder }
      let event = try body.event(among: ["cancel": .cancel])
      try requireNothingSent(before: event, of: placed, shop)
      try shop.move(placed, by: event, .customer, at: now())
      return (.ok, try orderBody(order(id, shop), shop))
    }
  }

  /// Gives a guest's order to whoever knows its number and its e-mail address.
  func findOrder(_ request: Request, _ context: ShopContext) async throws -> Response {
    let guesses = limits.order(from: context.client)
    return try await change(request, context, counting: guesses) {
      (body: FindOrderBody, owner, shop) in
      let id = OrderID(body.number.trimmingCharacters(in: .whitespaces))
      guard let placed = try shop.order(id), let contact = placed.contact,
        contact.email.description.foldedEmail == body.email.foldedEmail,
        // Whoever has an account logs in.
        try placed.order.customer == owner || shop.account(placed.order.customer) == nil
      else {
        let words =
          "No guest's order has this number and this e-mail address. See the letter about it."
        throw WrongGuess(problem: Problem(.notFound, words, field: "number"))
      }
      try shop.give(id, to: owner)
      return (.ok, try orderBody(order(id, shop), shop))
    }
  }

  /// The history of an order.
  func history(_ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await office(.readHistories, context) { shop in
      _ = try order(id, shop)
      return try shop.history(of: id).entries.map(HistoryEntryBody.init)
    }
  }

  private func order(_ id: OrderID, _ shop: any ShopTransaction) throws -> PlacedOrder {
    guard let order = try shop.order(id) else { throw Problem.noOrder }
    return order
  }

  /// Refuses to give an order up of which a part has been sent.
  private func requireNothingSent(
    before event: OrderEvent, of placed: PlacedOrder, _ shop: any ShopTransaction
  ) throws {
    guard event == .cancel, placed.order.status == .paid else { return }
    var fulfillment = try shop.fulfillment(of: placed.order)
    try fulfillment.cancel()
  }

  // MARK: What all requests of staff need

  /// Answers a member of staff who may do something.
  func office(
    _ permission: Permission, _ context: ShopContext,
    _ body: @escaping @Sendable (any ShopTransaction) throws -> any Encodable
  ) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read { shop in
      try require(permission, of: shop.owner(of: visitor, at: now()), shop)
      return try Response(json: body(shop))
    }
  }

  /// The member of staff who keeps orders.
  func staff(_ owner: CustomerID, _ shop: any ShopTransaction) throws -> OrderHistory.Actor {
    try require(.keepOrders, of: owner, shop)
    return .staff(try shop.account(owner)?.customer.name ?? "")
  }
}

extension Problem {
  static let noOrder = Problem(.notFound, "There is no order with this number.")

  init(_ error: OrderError) { self.init(.conflict, error.description, field: "event") }

  init(_ error: FulfillmentError) {
    let field: String? =
      switch error {
      case .trackingNumberMissing: "trackingNumber"
      case .quantityNotAboveZero, .quantityTooLarge, .nothingToShip, .moreThanOrdered: "lines"
      case .alreadyShipped, .cancelled, .tooLateToCancel: nil
      }
    self.init(field == nil ? .conflict : .unprocessableContent, error.description, field: field)
  }
}

struct ShipmentBody: Codable {
  struct Line: Codable {
    var product: String
    var quantity: Int
  }

  var trackingNumber: String
  /// The pieces in it; all that is left where they are missing.
  var lines: [Line]?
}

struct FindOrderBody: Codable {
  var number: String
  var email: String
}

struct OrderEventBody: Codable {
  var event: String

  /// The event, which must be one of some with names.
  func event(among events: [String: OrderEvent]) throws -> OrderEvent {
    guard let event = events[event] else {
      let names = events.keys.sorted().joined(separator: ", ")
      throw Problem(.unprocessableContent, "Use one of: \(names).", field: "event")
    }
    return event
  }
}

struct HistoryEntryBody: Encodable {
  var date: Date
  var actor: String
  var deed: String

  init(_ entry: OrderHistory.Entry) {
    (date, actor, deed) = (entry.date, "\(entry.actor)", "\(entry.deed)")
  }
}
