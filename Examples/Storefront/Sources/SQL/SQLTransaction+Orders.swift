internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

extension SQLTransaction {
  func order(_ id: OrderID) throws -> PlacedOrder? {
    try db.row("SELECT * FROM orders WHERE id = ?", id.text).map(order)
  }

  func openOrders() throws -> [PlacedOrder] {
    try db.rows(
      """
      SELECT * FROM orders WHERE status IN ('placed', 'paid', 'shipped')
      ORDER BY placedAt DESC, rowid DESC
      """
    ).map(order)
  }

  func closedOrders(before earlier: OrderID?, upTo limit: Int) throws -> [PlacedOrder] {
    let isBefore = "AND (placedAt, rowid) < (SELECT placedAt, rowid FROM orders WHERE id = ?)"
    return try db.rows(
      """
      SELECT * FROM orders WHERE status NOT IN ('placed', 'paid', 'shipped')
        \(earlier == nil ? "" : isBefore)
      ORDER BY placedAt DESC, rowid DESC LIMIT ?
      """,
      values: (earlier.map { [.text($0.text)] } ?? []) + [.integer(limit)]
    ).map(order)
  }

  func unsentOrders(of product: ProductID) throws -> [PlacedOrder] {
    try db.rows(
      """
      SELECT * FROM orders WHERE status IN ('placed', 'paid')
        AND EXISTS (SELECT 1 FROM orderLines WHERE orderID = orders.id AND product = ?)
        AND NOT EXISTS (SELECT 1 FROM shipments WHERE orderID = orders.id)
      ORDER BY placedAt DESC, rowid DESC
      """, product.text
    ).map(order)
  }

  func save(_ status: OrderStatus, of order: OrderID) throws {
    try db.execute("UPDATE orders SET status = ? WHERE id = ?", "\(status)", order.text)
  }

  // MARK: The history

  func history(of order: OrderID) throws -> OrderHistory {
    let rows = try db.rows(
      "SELECT * FROM orderDeeds WHERE orderID = ? ORDER BY position", order.text)
    return try reading("orderDeeds", order.text) {
      OrderHistory(
        try rows.map { row in
          .init(try row["date"], try actor(row), try deed(row))
        })
    }
  }

  func add(_ entry: OrderHistory.Entry, to order: OrderID) throws {
    let (actor, name): (String, String?) =
      switch entry.actor {
      case .customer: ("customer", nil)
      case .payment: ("payment", nil)
      case .staff(let name): ("staff", name)
      }
    let (deed, detail, amount): (String, String?, Money?) =
      switch entry.deed {
      case .placed: ("placed", nil, nil)
      case .event(let event): ("\(event)", nil, nil)
      case .declined(let reason): ("declined", reason, nil)
      case .outOfStock(let names): ("outOfStock", names, nil)
      case .sent(let number): ("sent", number, nil)
      case .refunded(let amount): ("refunded", nil, amount)
      }
    try db.execute(
      """
      INSERT INTO orderDeeds VALUES (
        ?, (SELECT COUNT(*) FROM orderDeeds WHERE orderID = ?), ?, ?, ?, ?, ?, ?, ?)
      """, order.text, order.text, entry.date, actor, name, deed, detail, amount?.minorUnits,
      amount?.currency.rawValue)
  }

  private func actor(_ row: SQLRow) throws -> OrderHistory.Actor {
    let kind: String = try row["actor"]
    switch kind {
    case "customer": return .customer
    case "payment": return .payment
    case "staff": return .staff(try row["actorName"] ?? "")
    default: throw UnknownValue(kind, "actor")
    }
  }

  private func deed(_ row: SQLRow) throws -> OrderHistory.Deed {
    let kind: String = try row["deed"]
    switch kind {
    case "placed": return .placed
    case "declined": return .declined(try row["detail"] ?? "")
    case "outOfStock": return .outOfStock(try row["detail"] ?? "")
    case "sent": return .sent(try row["detail"] ?? "")
    case "refunded":
      return .refunded(
        Money(minorUnits: try row["amount"] ?? 0, try Currency(stored: try row["currency"] ?? "")))
    default:
      guard let event = OrderEvent.allCases.first(where: { "\($0)" == kind }) else {
        throw UnknownValue(kind, "deed")
      }
      return .event(event)
    }
  }

  // MARK: The parcels

  func shipments(of order: OrderID) throws -> [Shipment] {
    let rows = try db.rows("SELECT * FROM shipments WHERE orderID = ? ORDER BY rowid", order.text)
    return try rows.map { row in
      let lines = try db.rows(
        "SELECT * FROM shipmentLines WHERE shipment = ? ORDER BY position", try row["id"] as String)
      return try reading("shipments", try row["id"]) {
        let (id, number): (String, String) = (try row["id"], try row["trackingNumber"])
        let sent = try lines.map { try ShipmentLine(ProductID($0["product"]), $0["quantity"]) }
        return try number.isEmpty
          ? Shipment(handedOver: ShipmentID(id), lines: sent)
          : Shipment(id: ShipmentID(id), trackingNumber: number, lines: sent)
      }
    }
  }

  func add(_ shipment: Shipment, of order: OrderID) throws {
    try db.execute(
      "INSERT INTO shipments VALUES (?, ?, ?)", shipment.id.text, order.text,
      shipment.trackingNumber ?? "")
    for (position, line) in shipment.lines.enumerated() {
      try db.execute(
        "INSERT INTO shipmentLines VALUES (?, ?, ?, ?)", shipment.id.text, position,
        line.product.text, line.quantity)
    }
  }

  // MARK: The outbox

  func add(_ message: OutboxMessage) throws {
    let (wish, amount, mail): (String, Money?, Mail?) =
      switch message.wish {
      case .charge(let amount): ("charge", amount, nil)
      case .refund(let amount): ("refund", amount, nil)
      case .mail(let mail): ("mail", nil, mail)
      }
    try db.execute(
      """
      INSERT INTO outbox (
        key, orderID, wish, amount, currency, recipient, subject, text)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, message.key, message.order.text, wish, amount?.minorUnits, amount?.currency.rawValue,
      mail?.recipient, mail?.subject, mail?.text)
  }

  func leaseMessage(at moment: Date, until end: Date) throws -> String? {
    try db.text(
      """
      UPDATE outbox SET attempts = attempts + 1, leasedUntil = ? WHERE number = (
        SELECT number FROM outbox WHERE leasedUntil NOT BETWEEN ? AND ?
        ORDER BY wish = 'mail', number LIMIT 1 \(db.dialect.skipsLocked))
      RETURNING key
      """, end, moment.timeIntervalSince1970.nextUp,
      (moment + OutboxWorker.longestLease).timeIntervalSince1970)
  }

  func message(_ key: String) throws -> OutboxMessage? {
    try db.row("SELECT * FROM outbox WHERE key = ?", key).map(message)
  }

  func removeMessage(_ key: String) throws -> Bool {
    try db.execute("DELETE FROM outbox WHERE key = ?", key) > 0
  }

  func attempts(of key: String) throws -> Int {
    try db.number("SELECT attempts FROM outbox WHERE key = ?", key) ?? 0
  }

  func postponeMessage(_ key: String, until end: Date) throws {
    try db.execute("UPDATE outbox SET leasedUntil = ? WHERE key = ?", end, key)
  }

  func messages() throws -> [OutboxMessage] {
    try db.rows("SELECT * FROM outbox ORDER BY number").map(message)
  }

  private func message(_ row: SQLRow) throws -> OutboxMessage {
    try reading("outbox", try row["key"]) {
      OutboxMessage(
        key: try row["key"], order: OrderID(try row["orderID"]), wish: try wish(row))
    }
  }

  private func wish(_ row: SQLRow) throws -> OutboxMessage.Wish {
    func amount() throws -> Money {
      Money(minorUnits: try row["amount"] ?? 0, try Currency(stored: try row["currency"] ?? ""))
    }
    let wish: String = try row["wish"]
    switch wish {
    case "charge": return .charge(try amount())
    case "refund": return .refund(try amount())
    case "mail":
      return .mail(
        Mail(
          to: try row["recipient"] ?? "", subject: try row["subject"] ?? "",
          text: try row["text"] ?? ""))
    default: throw UnknownValue(wish, "wish")
    }
  }
}
