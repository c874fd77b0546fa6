import Foundation
import Hummingbird
import StorefrontDomain

/// The requests with which staff send orders and move them on, and customers give theirs up.
extension ShopActions {
  /// How many orders staff see at once.
  private static let mostOrders = 200

  /// The orders of everybody, the newest first.
  func allOrders(_ context: ShopContext) async throws -> Response {
    let visitor = try context.visitor()
    return try await storage.read { shop in
      try require(.keepOrders, of: shop.owner(of: visitor, at: now()), shop)
      return try Response(json: shop.orders(upTo: Self.mostOrders).map { try orderBody($0, shop) })
    }
  }

  /// Sends a parcel; with the last piece the order is shipped.
  func ship(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await change(request, context) { (body: ShipmentBody, owner, shop) in
      try require(.keepOrders, of: owner, shop)
      let placed = try order(id, shop)
      guard placed.order.status == .paid else {
        throw Problem(OrderError.impossible(.ship, placed.order.status))
      }
      var fulfillment = try Fulfillment(
        of: id, lines: placed.order.lines.map { try ShipmentLine($0.product, $0.quantity) })
      let sent = try shop.shipments(of: id)
      for shipment in sent { try fulfillment.ship(shipment) }
      let left = try placed.order.lines.compactMap { line in
        let left = fulfillment.left(of: line.product)
        return left > 0 ? try ShipmentLine(line.product, left) : nil
      }
      let lines = try body.lines?.map { try ShipmentLine(ProductID($0.product), $0.quantity) }
      let shipment = try Shipment(
        id: ShipmentID("\(id)-\(sent.count + 1)"), trackingNumber: body.trackingNumber,
        lines: lines ?? left)
      try fulfillment.ship(shipment)
      try shop.add(shipment, of: id)
      let actor = try actor(owner, shop)
      try shop.add(.init(now(), actor, .sent(shipment.trackingNumber)), to: id)
      if fulfillment.isComplete { try shop.move(placed, by: .ship, actor, at: now()) }
      return (.created, try orderBody(order(id, shop), shop))
    }
  }

  /// Moves an order on: staff by any event but those of money and parcels, customers by giving theirs up.
  func moveOrder(_ request: Request, _ context: ShopContext) async throws -> Response {
    let id = OrderID(try context.parameter("id"))
    return try await change(request, context) { (body: OrderEventBody, owner, shop) in
      let role = try shop.account(owner)?.role ?? .customer
      let isOwn = try shop.order(id)?.order.customer == owner
      // Nobody learns which numbers others have.
      guard role.may(.keepOrders) || isOwn else { throw Problem.noOrder }
      let placed = try order(id, shop)
      let events: [String: OrderEvent] =
        role.may(.keepOrders)
        ? ["deliver": .deliver, "cancel": .cancel, "return": .return] : ["cancel": .cancel]
      guard let event = events[body.event] else {
        let names = events.keys.sorted().joined(separator: ", ")
        throw Problem(.unprocessableContent, "Use one of: \(names).", field: "event")
      }
      if event == .cancel, try !shop.shipments(of: id).isEmpty {
        throw Problem(FulfillmentError.tooLateToCancel(id))
      }
      let actor = isOwn && event == .cancel ? .customer : try actor(owner, shop)
      try shop.move(placed, by: event, actor, at: now())
      return (.ok, try orderBody(order(id, shop), shop))
    }
  }

  /// The history of an order.
  func history(_ context: ShopContext) async throws -> Response {
    let (visitor, id) = (try context.visitor(), OrderID(try context.parameter("id")))
    return try await storage.read { shop in
      try require(.readHistories, of: shop.owner(of: visitor, at: now()), shop)
      _ = try order(id, shop)
      return try Response(json: shop.history(of: id).entries.map(HistoryEntryBody.init))
    }
  }

  private func order(_ id: OrderID, _ shop: any ShopTransaction) throws -> PlacedOrder {
    guard let order = try shop.order(id) else { throw Problem.noOrder }
    return order
  }

  private func actor(
    _ owner: CustomerID, _ shop: any ShopTransaction
  ) throws -> OrderHistory.Actor {
    try shop.account(owner).map { .staff($0.customer.name) } ?? .customer
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

struct OrderEventBody: Codable {
  var event: String
}

struct HistoryEntryBody: Encodable {
  var date: Date
  var actor: String
  var deed: String

  init(_ entry: OrderHistory.Entry) {
    (date, actor, deed) = (entry.date, "\(entry.actor)", "\(entry.deed)")
  }
}
