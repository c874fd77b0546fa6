internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

/// One transaction with the file. A row that breaks a rule of the domain is an error, not a value.
struct SQLTransaction: ShopTransaction {
  let db: any SQLDatabase
  let currency: Currency

  func attempt<Value>(_ body: () throws -> Value) throws -> Value {
    try db.savepoint(body)
  }

  func products() throws -> [Product] {
    try db.rows("SELECT * FROM products ORDER BY position").map(product)
  }

  func product(_ id: ProductID) throws -> Product? {
    try db.row("SELECT * FROM products WHERE id = ?", id.text)
      .map(product)
  }

  func save(_ product: Product) throws {
    let price = product.price.amount
    try db.execute(
      """
      INSERT INTO products VALUES (
        ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM products), ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
        price = excluded.price, currency = excluded.currency, categoryID = excluded.categoryID,
        category = excluded.category, brandID = excluded.brandID, brand = excluded.brand,
        isActive = excluded.isActive
      """, product.id.text, product.name.description,
      product.description, price.minorUnits,
      price.currency.rawValue, product.category.id.text,
      product.category.name.description, product.brand?.id.text,
      product.brand?.name.description, product.isActive)
  }

  func stock(of product: ProductID) throws -> StockItem {
    let row = try db.row("SELECT onHand, reserved FROM stock WHERE product = ?", product.text)
    guard let row else { return StockItem() }
    let (onHand, reserved): (Int, Int) = (try row["onHand"], try row["reserved"])
    return try reading("stock", product.text) {
      var item = StockItem()
      if onHand != 0 { try item.receive(onHand) }
      if reserved != 0 { try item.reserve(reserved) }
      return item
    }
  }

  func save(_ stock: StockItem, of product: ProductID) throws {
    try db.execute(
      """
      INSERT INTO stock VALUES (?, ?, ?)
      ON CONFLICT (product) DO UPDATE SET onHand = excluded.onHand, reserved = excluded.reserved
      """, product.text, stock.onHand, stock.reserved)
  }

  func cart(of visitor: CustomerID) throws -> Cart {
    let rows = try db.rows(
      "SELECT * FROM cartLines WHERE visitor = ? ORDER BY position", visitor.text)
    return try reading("cartLines", visitor.text) {
      var cart = Cart(in: currency)
      for row in rows {
        let price = Money(minorUnits: try row["price"], try Currency(stored: try row["currency"]))
        try cart.add(ProductID(try row["product"]), try row["quantity"], at: price)
      }
      return cart
    }
  }

  func save(_ cart: Cart, of visitor: CustomerID) throws {
    try db.execute("DELETE FROM cartLines WHERE visitor = ?", visitor.text)
    for (position, line) in cart.lines.enumerated() {
      try db.execute(
        "INSERT INTO cartLines VALUES (?, ?, ?, ?, ?, ?)", visitor.text, position,
        line.product.text, line.quantity, line.price.minorUnits,
        line.price.currency.rawValue)
    }
  }

  func orders(
    of visitor: CustomerID, before earlier: OrderID?, upTo limit: Int
  ) throws -> [PlacedOrder] {
    let isBefore =
      "AND (placedAt, rowid) < (SELECT placedAt, rowid FROM orders WHERE id = ? AND visitor = ?)"
    return try db.rows(
      """
      SELECT * FROM orders WHERE visitor = ? \(earlier == nil ? "" : isBefore)
      ORDER BY placedAt DESC, rowid DESC LIMIT ?
      """,
      values: [.text(visitor.text)]
        + (earlier.map { [.text($0.text), .text(visitor.text)] } ?? []) + [.integer(limit)]
    ).map(order)
  }

  func nextOrderNumber() throws -> Int {
    let last = try db.number(db.dialect.greatestOrderNumber)
    let (next, overflow) = (last ?? 1_000).addingReportingOverflow(1)
    guard !overflow else { throw UnreadableRow("orders", "\(last ?? 0)", "no number follows") }
    return next
  }

  func add(_ placed: PlacedOrder) throws {
    let (order, address) = (placed.order, placed.address)
    try db.execute(
      "INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", order.id.text,
      order.customer.text, placed.placedAt,
      "\(order.status)", placed.shipping.name, order.shippingCost.minorUnits,
      order.total.currency.rawValue, address?.street ?? "", address?.postalCode ?? "",
      address?.city ?? "", address?.country ?? "", placed.discountCode?.description,
      order.includedTax?.minorUnits, placed.contact?.name, placed.contact?.email.description,
      placed.contact?.phone)
    for (position, line) in order.lines.enumerated() {
      try db.execute(
        "INSERT INTO orderLines VALUES (?, ?, ?, ?, ?, ?, ?)", order.id.text, position,
        line.product.text,
        placed.names[line.product] ?? line.product.text, line.quantity,
        line.unitPrice.minorUnits, line.discount.minorUnits)
    }
  }

  func answer(to key: String, of visitor: CustomerID) throws -> StoredAnswer? {
    try db.row("SELECT * FROM answers WHERE visitor = ? AND key = ?", visitor.text, key).map {
      row in
      StoredAnswer(
        request: RequestDigest(text: try row["request"]),
        givenAt: try row["givenAt"], status: try row["status"],
        body: try row["body"])
    }
  }

  func save(_ answer: StoredAnswer, to key: String, of visitor: CustomerID) throws {
    try db.execute(
      "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)", visitor.text, key, answer.request.text,
      answer.givenAt,
      answer.status, answer.body)
  }

  func moveAnswers(of visitor: CustomerID, to new: CustomerID) throws {
    guard new != visitor else { return }
    try db.execute(
      """
      DELETE FROM answers WHERE visitor = ? AND key IN (SELECT key FROM answers WHERE visitor = ?)
      """, new.text, visitor.text)
    try db.execute("UPDATE answers SET visitor = ? WHERE visitor = ?", new.text, visitor.text)
  }

  func removeAnswers(before moment: Date) throws {
    try db.execute("DELETE FROM answers WHERE givenAt < ?", moment)
  }

  private func product(_ row: SQLRow) throws -> Product {
    let brandID: String? = try row["brandID"]
    let brand: String? = try row["brand"]
    return try reading("products", try row["id"]) {
      Product(
        id: ProductID(try row["id"]), name: try Name(try row["name"]),
        description: try row["description"],
        price: try Price(
          Money(minorUnits: try row["price"], Currency(stored: try row["currency"]))),
        category: Category(
          id: CategoryID(try row["categoryID"]), name: try Name(try row["category"])),
        brand: try brandID.map { Brand(id: BrandID($0), name: try Name(brand ?? $0)) },
        isActive: try row["isActive"])
    }
  }

  func order(_ row: SQLRow) throws -> PlacedOrder {
    let lines = try db.rows(
      "SELECT * FROM orderLines WHERE orderID = ? ORDER BY position", try row["id"] as String)
    return try reading("orders", try row["id"]) { try PlacedOrder(stored: row, lines: lines) }
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
  fileprivate init(stored row: SQLRow, lines rows: [SQLRow]) throws {
    let currency = try Currency(stored: try row["currency"])
    let lines = try rows.map { line in
      try OrderLineItem(
        ProductID(try line["product"]), quantity: try line["quantity"],
        unitPrice: Money(minorUnits: try line["unitPrice"], currency),
        discount: Money(minorUnits: try line["discount"], currency))
    }
    var order = try Order(
      id: OrderID(try row["id"]), customer: CustomerID(try row["visitor"]), lines: lines,
      shippingCost: Money(minorUnits: try row["shippingCost"], currency),
      includedTax: (try row["includedTax"] as Int?).map { Money(minorUnits: $0, currency) })
    try order.advance(to: try row["status"])
    let way: String = try row["shipping"]
    guard let shipping = ShippingMethod.Kind.allCases.first(where: { $0.name == way }) else {
      throw UnknownValue(way, "way of shipping")
    }
    let moment: Double = try row["placedAt"]
    // The years 1 to 9999, which are all that JSON's dates have.
    guard -62_135_596_800..<253_402_300_800 ~= moment else { throw UnknownValue(moment, "moment") }
    self.init(
      order: order, address: try Address(stored: row), contact: try Contact(stored: row),
      shipping: shipping, placedAt: Date(timeIntervalSince1970: moment))
    discountCode = try (try row["discountCode"] as String?).map { try DiscountCode($0) }
    for line in rows { names[ProductID(try line["product"])] = try line["name"] }
  }
}

extension Address {
  /// The address of an order; `nil` where all of it is blank.
  fileprivate init?(stored row: SQLRow) throws {
    let parts: [String] = [
      try row["street"], try row["postalCode"], try row["city"], try row["country"],
    ]
    if parts.allSatisfy(\.isEmpty) { return nil }
    try self.init(street: parts[0], postalCode: parts[1], city: parts[2], country: parts[3])
  }
}

extension Contact {
  /// The contact of an order; `nil` where there is none.
  fileprivate init?(stored row: SQLRow) throws {
    let (name, email): (String?, String?) = (try row["name"], try row["email"])
    guard let name, let email else { return nil }
    self.init(name: try Name(name), email: try EmailAddress(email), phone: try row["phone"])
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
