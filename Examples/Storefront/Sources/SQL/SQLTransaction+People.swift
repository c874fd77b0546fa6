internal import Foundation
internal import StorefrontDomain
internal import StorefrontServer

extension SQLTransaction {
  func accounts() throws -> [Account] {
    try db.rows("SELECT * FROM accounts ORDER BY name, foldedEmail").map(account)
  }

  func account(_ id: CustomerID) throws -> Account? {
    try db.row("SELECT * FROM accounts WHERE customer = ?", id.text)
      .map(account)
  }

  func account(withEmail email: String) throws -> Account? {
    try db.row("SELECT * FROM accounts WHERE foldedEmail = ?", email.foldedEmail).map(account)
  }

  func save(_ account: Account) throws {
    let (customer, hash) = (account.customer, account.password)
    try db.execute(
      """
      INSERT INTO accounts VALUES (
        ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (customer) DO UPDATE SET name = excluded.name, email = excluded.email,
        foldedEmail = excluded.foldedEmail, role = excluded.role, rounds = excluded.rounds,
        parallelism = excluded.parallelism, salt = excluded.salt, key = excluded.key
      """, customer.id.text, customer.name, customer.email.description,
      customer.email.description.foldedEmail, account.role.rawValue,
      hash.cost.rounds, hash.cost.parallelism, hash.salt,
      hash.key)
    try saveAddresses(of: customer)
  }

  func customer(loggedInWith visitor: CustomerID, since moment: Date) throws -> CustomerID? {
    try db.text(
      "SELECT customer FROM logIns WHERE visitor = ? AND since >= ?", visitor.text, moment
    ).map(CustomerID.init(_:))
  }

  func visitors(loggedInAs customer: CustomerID, since moment: Date) throws -> [CustomerID] {
    try db.texts(
      "SELECT visitor FROM logIns WHERE customer = ? AND since >= ?", customer.text, moment
    ).map { CustomerID($0) }
  }

  func staffVisitors(since moment: Date) throws -> [CustomerID: Role] {
    let rows = try db.rows(
      """
      SELECT visitor, role FROM logIns JOIN accounts USING (customer)
      WHERE since >= ? AND role <> 'customer'
      """, moment)
    return try rows.reduce(into: [:]) { visitors, row in
      let name: String = try row["role"]
      guard let role = Role(rawValue: name) else { throw UnknownValue(name, "role") }
      visitors[CustomerID(try row["visitor"])] = role
    }
  }

  func removeLogIns(before moment: Date) throws {
    try db.execute("DELETE FROM logIns WHERE since < ?", moment)
  }

  func logIn(_ customer: CustomerID?, with visitor: CustomerID, at moment: Date) throws {
    guard let customer else {
      try db.execute("DELETE FROM logIns WHERE visitor = ?", visitor.text)
      return
    }
    try db.execute(
      """
      INSERT INTO logIns VALUES (?, ?, ?)
      ON CONFLICT (visitor) DO UPDATE SET customer = excluded.customer, since = excluded.since
      """, visitor.text, customer.text, moment)
  }

  func giveOrders(of visitor: CustomerID, to customer: CustomerID) throws {
    try db.execute("UPDATE orders SET visitor = ? WHERE visitor = ?", customer.text, visitor.text)
  }

  func give(_ order: OrderID, to customer: CustomerID) throws {
    try db.execute("UPDATE orders SET visitor = ? WHERE id = ?", customer.text, order.text)
  }

  func removeTickets(before moment: Date) throws {
    try db.execute("DELETE FROM tickets WHERE givenAt < ?", moment)
  }

  func knows(_ visitor: CustomerID, as customer: CustomerID) throws -> Bool {
    try db.number(
      "SELECT 1 FROM knownBrowsers WHERE visitor = ? AND customer = ?", visitor.text, customer.text)
      != nil
  }

  func know(_ visitor: CustomerID, as customer: CustomerID, at moment: Date) throws {
    try db.execute(
      """
      INSERT INTO knownBrowsers VALUES (?, ?, ?)
      ON CONFLICT (visitor, customer) DO UPDATE SET since = excluded.since
      """, visitor.text, customer.text, moment)
  }

  func moveKnowledge(of visitor: CustomerID, to new: CustomerID) throws {
    guard new != visitor else { return }
    try db.execute(
      """
      DELETE FROM knownBrowsers WHERE visitor = ?
        AND customer IN (SELECT customer FROM knownBrowsers WHERE visitor = ?)
      """, new.text, visitor.text)
    try db.execute("UPDATE knownBrowsers SET visitor = ? WHERE visitor = ?", new.text, visitor.text)
  }

  func forgetBrowsers(knownBefore moment: Date) throws {
    try db.execute("DELETE FROM knownBrowsers WHERE since < ?", moment)
  }

  func removeFailedAttempts(until moment: Date) throws {
    try db.execute("DELETE FROM failedAttempts WHERE last <= ?", moment)
  }

  func takeTicket(_ id: String) throws -> DoorTicket? {
    let row = try db.row("DELETE FROM tickets WHERE id = ? RETURNING *", id)
    return try row.map { row in
      DoorTicket(
        id: id, visitor: CustomerID(try row["visitor"]),
        customer: (try row["customer"] as String?).map(CustomerID.init(_:)),
        givenAt: try row["givenAt"])
    }
  }

  func add(_ ticket: DoorTicket) throws {
    try db.execute(
      "INSERT INTO tickets VALUES (?, ?, ?, ?)", ticket.id, ticket.visitor.text,
      ticket.customer?.text, ticket.givenAt)
  }

  func failedAttempts(of subject: String) throws -> FailedAttempts? {
    try db.row("SELECT * FROM failedAttempts WHERE subject = ?", subject).map { row in
      FailedAttempts(
        count: try row["count"], first: try row["first"],
        last: try row["last"])
    }
  }

  func save(_ attempts: FailedAttempts?, of subject: String) throws {
    guard let attempts else {
      try db.execute("DELETE FROM failedAttempts WHERE subject = ?", subject)
      return
    }
    try db.execute(
      """
      INSERT INTO failedAttempts VALUES (?, ?, ?, ?)
      ON CONFLICT (subject) DO UPDATE SET count = excluded.count, first = excluded.first,
        last = excluded.last
      """, subject, attempts.count, attempts.first,
      attempts.last)
  }

  private func addresses(of customer: CustomerID) throws -> [Address] {
    try db.rows("SELECT * FROM addresses WHERE customer = ? ORDER BY position", customer.text).map {
      row in
      try Address(
        street: try row["street"], postalCode: try row["postalCode"], city: try row["city"],
        country: try row["country"])
    }
  }

  private func saveAddresses(of customer: Customer) throws {
    guard try addresses(of: customer.id) != customer.addresses else { return }
    try db.execute("DELETE FROM addresses WHERE customer = ?", customer.id.text)
    for (position, address) in customer.addresses.enumerated() {
      try db.execute(
        "INSERT INTO addresses VALUES (?, ?, ?, ?, ?, ?)", customer.id.text, position,
        address.street, address.postalCode, address.city,
        address.country)
    }
  }

  private func account(_ row: SQLRow) throws -> Account {
    try reading("accounts", try row["customer"]) {
      var customer = try Customer(
        id: CustomerID(try row["customer"]), name: try row["name"],
        email: EmailAddress(try row["email"]))
      for address in try addresses(of: customer.id) { customer.add(address) }
      let text: String = try row["role"]
      guard let role = Role(rawValue: text) else { throw UnknownValue(text, "role") }
      return Account(
        customer: customer, role: role,
        password: PasswordHash(
          cost: .init(rounds: try row["rounds"], parallelism: try row["parallelism"]),
          salt: try row["salt"],
          key: try row["key"]))
    }
  }
}
