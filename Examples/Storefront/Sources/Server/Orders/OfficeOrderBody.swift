import Foundation
import StorefrontDomain

/// An order as staff get it.
struct OfficeOrderBody: Encodable {
  struct Line: Encodable {
    var product: String
    var name: String
    var quantity: Int
    /// The pieces that have not been sent.
    var left: Int
  }

  var id: String
  var status: String
  var placedAt: Date
  /// The name of whoever has placed it, unless they have not logged in.
  var customer: String?
  /// The person that it is for; missing where nobody was named.
  var contact: ContactBody?
  var lines: [Line]
  var sums: OrderSumsBody
  var shipping: String
  /// The lines of the address; none where it is picked up.
  var address: [String]
  /// The reason why it was cancelled or came back, as its customer reads it.
  var ending: String?
  var trackingNumbers: [String]
  /// The names of the steps that staff can take with it.
  var steps: [String]

  init(_ placed: PlacedOrder, _ shop: any ShopTransaction) throws {
    let order = placed.order
    let fulfillment = try shop.fulfillment(of: order)
    (id, status, placedAt) = (order.id.text, "\(order.status)", placed.placedAt)
    customer = try shop.account(order.customer)?.customer.name
    lines = order.lines.map { line in
      Line(
        product: line.product.text, name: placed.names[line.product] ?? line.product.text,
        quantity: line.quantity, left: fulfillment.left(of: line.product))
    }
    (sums, shipping) = (OrderSumsBody(placed), placed.shipping.name)
    contact = placed.contact.map { ContactBody($0) }
    address =
      placed.address.map { [$0.street, "\($0.postalCode) \($0.city)", $0.country] } ?? []
    ending = try shop.history(of: order.id).ending?.description
    trackingNumbers = fulfillment.shipments.compactMap { $0.trackingNumber }
    let isTooLate = !fulfillment.shipments.isEmpty
    steps = order.status.possibleEvents.compactMap { event in
      switch event {
      case .pay: nil
      case .cancel where isTooLate: nil
      case .ship where !placed.shipping.needsAddress: "handOver"
      case .ship, .deliver, .cancel, .return: "\(event)"
      }
    }
  }
}

extension ShopTransaction {
  /// The parcels of an order, and what is left of it to be sent.
  func fulfillment(of order: Order) throws -> Fulfillment {
    var fulfillment = try Fulfillment(
      of: order.id, lines: order.lines.map { try ShipmentLine($0.product, $0.quantity) })
    for shipment in try shipments(of: order.id) { try fulfillment.ship(shipment) }
    return fulfillment
  }
}
