import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer

extension SQLiteTransaction {
  func order(_ id: OrderID) throws -> PlacedOrder? {
    try Row.fetchOne(db, sql: "SELECT * FROM orders WHERE id = ?", arguments: [id.text]).map(order)
  }

  func openOrders() throws -> [PlacedOrder] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM orders WHERE status IN ('placed', 'paid', 'shipped')
        ORDER BY placedAt DESC, rowid DESC
        """
    ).map(order)
  }

  func closedOrders(before earlier: OrderID?, upTo limit: Int) throws -> [PlacedOrder] {
    let isBefore =
      earlier == nil
      ? "" : "AND (placedAt, rowid) < (SELECT placedAt, rowid FROM orders WHERE id = ?)"
    return try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM orders WHERE status NOT IN ('placed', 'paid', 'shipped') \(isBefore)
        ORDER BY placedAt DESC, rowid DESC LIMIT ?
        """,
      arguments: StatementArguments(earlier.map { [$0.text] } ?? []) + [limit]
    ).map(order)
  }

  func unsentOrders(of product: ProductID) throws -> [PlacedOrder] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM orders WHERE status IN ('placed', 'paid')
          AND EXISTS (SELECT 1 FROM orderLines WHERE orderID = orders.id AND product = ?)
          AND NOT EXISTS (SELECT 1 FROM shipments WHERE orderID = orders.id)
        ORDER BY placedAt DESC, rowid DESC
        """,
      arguments: [product.text]
    ).map(order)
  }

  func save(_ status: OrderStatus, of order: OrderID) throws {
    try db.execute(
      sql: "UPDATE orders SET status = ? WHERE id = ?", arguments: ["\(status)", order.text])
  }

  // MARK: The history

  func history(of order: OrderID) throws -> OrderHistory {
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM orderDeeds WHERE orderID = ? ORDER BY position",
      arguments: [order.text])
    return try reading("orderDeeds", order.text) {
      OrderHistory(
        try rows.map { row in
          .init(Date(timeIntervalSince1970: row["date"]), try actor(row), try deed(row))
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
      sql: """
        INSERT INTO orderDeeds VALUES (
          :order, (SELECT COUNT(*) FROM orderDeeds WHERE orderID = :order), :date, :actor, :name,
          :deed, :detail, :amount, :currency)
        """,
      arguments: [
        "order": order.text, "date": entry.date.timeIntervalSince1970, "actor": actor,
        "name": name, "deed": deed, "detail": detail, "amount": amount?.minorUnits,
        "currency": amount?.currency.rawValue,
      ])
  }

  private func actor(_ row: Row) throws -> OrderHistory.Actor {
    let kind: String = row["actor"]
    switch kind {
    case "customer": return .customer
    case "payment": return .payment
    case "staff": return .staff(row["actorName"] ?? "")
    default: throw UnknownValue(kind, "actor")
    }
  }

  private func deed(_ row: Row) throws -> OrderHistory.Deed {
    let kind: String = row["deed"]
    switch kind {
    case "placed": return .placed
    case "declined": return .declined(row["detail"] ?? "")
    case "outOfStock": return .outOfStock(row["detail"] ?? "")
    case "sent": return .sent(row["detail"] ?? "")
    case "refunded":
      return .refunded(
        Money(minorUnits: row["amount"] ?? 0, try Currency(stored: row["currency"] ?? "")))
    default:
      guard let event = OrderEvent.allCases.first(where: { "\($0)" == kind }) else {
        throw UnknownValue(kind, "deed")
      }
      return .event(event)
    }
  }

  // MARK: The parcels

  func shipments(of order: OrderID) throws -> [Shipment] {
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM shipments WHERE orderID = ? ORDER BY rowid", arguments: [order.text])
    return try rows.map { row in
      let lines = try Row.fetchAll(
        db, sql: "SELECT * FROM shipmentLines WHERE shipment = ? ORDER BY position",
        arguments: [row["id"] as String])
      return try reading("shipments", row["id"]) {
        let (id, number): (String, String) = (row["id"], row["trackingNumber"])
        let sent = try lines.map { try ShipmentLine(ProductID($0["product"]), $0["quantity"]) }
        return try number.isEmpty
          ? Shipment(handedOver: ShipmentID(id), lines: sent)
          : Shipment(id: ShipmentID(id), trackingNumber: number, lines: sent)
      }
    }
  }

  func add(_ shipment: Shipment, of order: OrderID) throws {
    try db.execute(
      sql: "INSERT INTO shipments VALUES (?, ?, ?)",
      arguments: [shipment.id.text, order.text, shipment.trackingNumber ?? ""])
    for (position, line) in shipment.lines.enumerated() {
      try db.execute(
        sql: "INSERT INTO shipmentLines VALUES (?, ?, ?, ?)",
        arguments: [shipment.id.text, position, line.product.text, line.quantity])
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
      sql: """
        INSERT INTO outbox (
          key, orderID, wish, amount, currency, recipient, subject, text)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        message.key, message.order.text, wish, amount?.minorUnits, amount?.currency.rawValue,
        mail?.recipient, mail?.subject, mail?.text,
      ])
  }

  func leaseMessage(at moment: Date, until end: Date) throws -> String? {
    try String.fetchOne(
      db,
      sql: """
        UPDATE outbox SET attempts = attempts + 1, leasedUntil = ? WHERE number = (
          SELECT number FROM outbox WHERE leasedUntil NOT BETWEEN ? AND ?
          ORDER BY wish = 'mail', number LIMIT 1)
        RETURNING key
        """,
      arguments: [
        end.timeIntervalSince1970, moment.timeIntervalSince1970.nextUp,
        (moment + OutboxWorker.longestLease).timeIntervalSince1970,
      ])
  }

  func message(_ key: String) throws -> OutboxMessage? {
    try Row.fetchOne(db, sql: "SELECT * FROM outbox WHERE key = ?", arguments: [key]).map(message)
  }

  func removeMessage(_ key: String) throws -> Bool {
    try db.execute(sql: "DELETE FROM outbox WHERE key = ?", arguments: [key])
    return db.changesCount > 0
  }

  func attempts(of key: String) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT attempts FROM outbox WHERE key = ?", arguments: [key]) ?? 0
  }

  func postponeMessage(_ key: String, until end: Date) throws {
    try db.execute(
      sql: "UPDATE outbox SET leasedUntil = ? WHERE key = ?",
      arguments: [end.timeIntervalSince1970, key])
  }

  func messages() throws -> [OutboxMessage] {
    try Row.fetchAll(db, sql: "SELECT * FROM outbox ORDER BY number").map(message)
  }

  private func message(_ row: Row) throws -> OutboxMessage {
    try reading("outbox", row["key"]) {
      OutboxMessage(
        key: row["key"], order: OrderID(row["orderID"]), wish: try wish(row))
    }
  }

  private func wish(_ row: Row) throws -> OutboxMessage.Wish {
    func amount() throws -> Money {
      Money(minorUnits: row["amount"] ?? 0, try Currency(stored: row["currency"] ?? ""))
    }
    let wish: String = row["wish"]
    switch wish {
    case "charge": return .charge(try amount())
    case "refund": return .refund(try amount())
    case "mail":
      return .mail(
        Mail(
          to: row["recipient"] ?? "", subject: row["subject"] ?? "", text: row["text"] ?? ""))
    default: throw UnknownValue(wish, "wish")
    }
  }
}
