import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer

/// One transaction with the file. A row that breaks a rule of the domain is an error, not a value.
struct SQLiteTransaction: ShopTransaction {
  let db: Database
  let currency: Currency

  func attempt<Value>(_ body: () throws -> Value) throws -> Value {
    var value: Value?
    try db.inSavepoint {
      value = try body()
      return .commit
    }
    guard let value else { throw DatabaseError(message: "A savepoint was not taken.") }
    return value
  }

  func products() throws -> [Product] {
    try Row.fetchAll(db, sql: "SELECT * FROM products ORDER BY position").map(product)
  }

  func product(_ id: ProductID) throws -> Product? {
    try Row.fetchOne(db, sql: "SELECT * FROM products WHERE id = ?", arguments: [id.text])
      .map(product)
  }

  func save(_ product: Product) throws {
    let price = product.price.amount
    try db.execute(
      sql: """
        INSERT INTO products VALUES (
          :id, (SELECT COALESCE(MAX(position), 0) + 1 FROM products), :name, :description, :price,
          :currency, :categoryID, :category, :brandID, :brand, :isActive)
        ON CONFLICT (id) DO UPDATE SET name = :name, description = :description, price = :price,
          currency = :currency, categoryID = :categoryID, category = :category, brandID = :brandID,
          brand = :brand, isActive = :isActive
        """,
      arguments: [
        "id": product.id.text, "name": product.name.description,
        "description": product.description, "price": price.minorUnits,
        "currency": price.currency.rawValue, "categoryID": product.category.id.text,
        "category": product.category.name.description, "brandID": product.brand?.id.text,
        "brand": product.brand?.name.description, "isActive": product.isActive,
      ])
  }

  func stock(of product: ProductID) throws -> StockItem {
    let row = try Row.fetchOne(
      db, sql: "SELECT onHand, reserved FROM stock WHERE product = ?", arguments: [product.text])
    guard let row else { return StockItem() }
    let (onHand, reserved) = (row["onHand"] as Int, row["reserved"] as Int)
    return try reading("stock", product.text) {
      var item = StockItem()
      if onHand != 0 { try item.receive(onHand) }
      if reserved != 0 { try item.reserve(reserved) }
      return item
    }
  }

  func save(_ stock: StockItem, of product: ProductID) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO stock VALUES (?, ?, ?)",
      arguments: [product.text, stock.onHand, stock.reserved])
  }

  func cart(of visitor: CustomerID) throws -> Cart {
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM cartLines WHERE visitor = ? ORDER BY position",
      arguments: [visitor.text])
    return try reading("cartLines", visitor.text) {
      var cart = Cart(in: currency)
      for row in rows {
        let price = Money(minorUnits: row["price"], try Currency(stored: row["currency"]))
        try cart.add(ProductID(row["product"]), row["quantity"], at: price)
      }
      return cart
    }
  }

  func save(_ cart: Cart, of visitor: CustomerID) throws {
    try db.execute(sql: "DELETE FROM cartLines WHERE visitor = ?", arguments: [visitor.text])
    for (position, line) in cart.lines.enumerated() {
      try db.execute(
        sql: "INSERT INTO cartLines VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          visitor.text, position, line.product.text, line.quantity, line.price.minorUnits,
          line.price.currency.rawValue,
        ])
    }
  }

  func orders(
    of visitor: CustomerID, before earlier: OrderID?, upTo limit: Int
  ) throws -> [PlacedOrder] {
    let isBefore =
      earlier == nil
      ? ""
      : """
      AND (placedAt, rowid) < (SELECT placedAt, rowid FROM orders WHERE id = ? AND visitor = ?)
      """
    let place = earlier.map { [$0.text, visitor.text] } ?? []
    return try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM orders WHERE visitor = ? \(isBefore)
        ORDER BY placedAt DESC, rowid DESC LIMIT ?
        """,
      arguments: [visitor.text] + StatementArguments(place) + [limit]
    ).map(order)
  }

  func nextOrderNumber() throws -> Int {
    let last = try Int.fetchOne(db, sql: "SELECT MAX(CAST(id AS INTEGER)) FROM orders")
    let (next, overflow) = (last ?? 1_000).addingReportingOverflow(1)
    guard !overflow else { throw UnreadableRow("orders", "\(last ?? 0)", "no number follows") }
    return next
  }

  func add(_ placed: PlacedOrder) throws {
    let (order, address) = (placed.order, placed.address)
    try db.execute(
      sql: "INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        order.id.text, order.customer.text, placed.placedAt.timeIntervalSince1970,
        "\(order.status)", placed.shipping.name, order.shippingCost.minorUnits,
        order.total.currency.rawValue, address?.street ?? "", address?.postalCode ?? "",
        address?.city ?? "", address?.country ?? "", placed.discountCode?.description,
        order.includedTax?.minorUnits, placed.contact?.name, placed.contact?.email.description,
        placed.contact?.phone,
      ])
    for (position, line) in order.lines.enumerated() {
      try db.execute(
        sql: "INSERT INTO orderLines VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          order.id.text, position, line.product.text,
          placed.names[line.product] ?? line.product.text, line.quantity,
          line.unitPrice.minorUnits, line.discount.minorUnits,
        ])
    }
  }

  func answer(to key: String, of visitor: CustomerID) throws -> StoredAnswer? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM answers WHERE visitor = ? AND key = ?",
      arguments: [visitor.text, key]
    ).map { row in
      StoredAnswer(
        request: RequestDigest(text: row["request"]),
        givenAt: Date(timeIntervalSince1970: row["givenAt"]), status: row["status"],
        body: row["body"])
    }
  }

  func save(_ answer: StoredAnswer, to key: String, of visitor: CustomerID) throws {
    try db.execute(
      sql: "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        visitor.text, key, answer.request.text, answer.givenAt.timeIntervalSince1970,
        answer.status, answer.body,
      ])
  }

  func moveAnswers(of visitor: CustomerID, to new: CustomerID) throws {
    try db.execute(
      sql: "UPDATE OR REPLACE answers SET visitor = ? WHERE visitor = ?",
      arguments: [new.text, visitor.text])
  }

  func removeAnswers(before moment: Date) throws {
    try db.execute(
      sql: "DELETE FROM answers WHERE givenAt < ?", arguments: [moment.timeIntervalSince1970])
  }

  private func product(_ row: Row) throws -> Product {
    let brandID: String? = row["brandID"]
    let brand: String? = row["brand"]
    return try reading("products", row["id"]) {
      Product(
        id: ProductID(row["id"]), name: try Name(row["name"]), description: row["description"],
        price: try Price(Money(minorUnits: row["price"], Currency(stored: row["currency"]))),
        category: Category(id: CategoryID(row["categoryID"]), name: try Name(row["category"])),
        brand: try brandID.map { Brand(id: BrandID($0), name: try Name(brand ?? $0)) },
        isActive: row["isActive"])
    }
  }

  func order(_ row: Row) throws -> PlacedOrder {
    let lines = try Row.fetchAll(
      db, sql: "SELECT * FROM orderLines WHERE orderID = ? ORDER BY position",
      arguments: [row["id"] as String])
    return try reading("orders", row["id"]) { try PlacedOrder(stored: row, lines: lines) }
  }

  /// What was stored is not the fault of who asks, whatever rule it breaks.
  func reading<Value>(
    _ table: String, _ id: String, _ value: () throws -> Value
  ) throws -> Value {
    do {
      return try value()
    } catch {
      throw UnreadableRow(table, id, "\(error)")
    }
  }
}

/// The error of a row that a later version, or somebody else, has written.
struct UnreadableRow: Error, CustomStringConvertible {
  let description: String

  init(_ table: String, _ id: String, _ reason: String) {
    description = "The row '\(id)' of '\(table)' cannot be read: \(reason)"
  }
}

/// The error of a text or number that stands for nothing, with what it should be.
struct UnknownValue: Error, CustomStringConvertible {
  let description: String

  init(_ value: some Any, _ kind: String) { description = "'\(value)' is no \(kind)." }
}

extension Currency {
  init(stored code: String) throws {
    guard let currency = Currency(rawValue: code) else { throw UnknownValue(code, "currency") }
    self = currency
  }
}

extension PlacedOrder {
  fileprivate init(stored row: Row, lines rows: [Row]) throws {
    let currency = try Currency(stored: row["currency"])
    let lines = try rows.map { line in
      try OrderLineItem(
        ProductID(line["product"]), quantity: line["quantity"],
        unitPrice: Money(minorUnits: line["unitPrice"], currency),
        discount: Money(minorUnits: line["discount"], currency))
    }
    var order = try Order(
      id: OrderID(row["id"]), customer: CustomerID(row["visitor"]), lines: lines,
      shippingCost: Money(minorUnits: row["shippingCost"], currency),
      includedTax: (row["includedTax"] as Int?).map { Money(minorUnits: $0, currency) })
    try order.advance(to: row["status"])
    let way: String = row["shipping"]
    guard let shipping = ShippingMethod.Kind.allCases.first(where: { $0.name == way }) else {
      throw UnknownValue(way, "way of shipping")
    }
    let moment: Double = row["placedAt"]
    // The years 1 to 9999, which are all that JSON's dates have.
    guard -62_135_596_800..<253_402_300_800 ~= moment else { throw UnknownValue(moment, "moment") }
    self.init(
      order: order, address: try Address(stored: row), contact: try Contact(stored: row),
      shipping: shipping, placedAt: Date(timeIntervalSince1970: moment))
    discountCode = try (row["discountCode"] as String?).map { try DiscountCode($0) }
    for line in rows { names[ProductID(line["product"])] = line["name"] }
  }
}

extension Address {
  /// The address of an order; `nil` where all of it is blank.
  fileprivate init?(stored row: Row) throws {
    let parts: [String] = [row["street"], row["postalCode"], row["city"], row["country"]]
    if parts.allSatisfy(\.isEmpty) { return nil }
    try self.init(street: parts[0], postalCode: parts[1], city: parts[2], country: parts[3])
  }
}

extension Contact {
  /// The contact of an order; `nil` where there is none.
  fileprivate init?(stored row: Row) throws {
    let (name, email): (String?, String?) = (row["name"], row["email"])
    guard let name, let email else { return nil }
    self.init(name: try Name(name), email: try EmailAddress(email), phone: row["phone"])
  }
}

extension Order {
  /// Brings an order to the status that was stored, by the events that lead there.
  fileprivate mutating func advance(to name: String) throws {
    let ways: [String: [OrderEvent]] = [
      "placed": [], "paid": [.pay], "shipped": [.pay, .ship],
      "delivered": [.pay, .ship, .deliver], "cancelled": [.cancel],
      "returned": [.pay, .ship, .deliver, .return],
    ]
    guard let events = ways[name] else { throw UnknownValue(name, "status") }
    for event in events { try handle(event) }
  }
}
