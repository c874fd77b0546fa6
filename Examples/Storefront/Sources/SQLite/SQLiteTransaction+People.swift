import Foundation
import GRDB
import StorefrontDomain
import StorefrontServer

extension SQLiteTransaction {
  func accounts() throws -> [Account] {
    try Row.fetchAll(db, sql: "SELECT * FROM accounts ORDER BY name, foldedEmail").map(account)
  }

  func account(_ id: CustomerID) throws -> Account? {
    try Row.fetchOne(db, sql: "SELECT * FROM accounts WHERE customer = ?", arguments: [id.text])
      .map(account)
  }

  func account(withEmail email: String) throws -> Account? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM accounts WHERE foldedEmail = ?", arguments: [email.foldedEmail]
    ).map(account)
  }

  func save(_ account: Account) throws {
    let (customer, hash) = (account.customer, account.password)
    try db.execute(
      sql: """
        INSERT INTO accounts VALUES (
          :customer, :name, :email, :foldedEmail, :role, :rounds, :parallelism, :salt, :key)
        ON CONFLICT (customer) DO UPDATE SET name = :name, email = :email,
          foldedEmail = :foldedEmail, role = :role, rounds = :rounds, parallelism = :parallelism,
          salt = :salt, key = :key
        """,
      arguments: [
        "customer": customer.id.text, "name": customer.name, "email": customer.email.description,
        "foldedEmail": customer.email.description.foldedEmail, "role": account.role.rawValue,
        "rounds": hash.cost.rounds, "parallelism": hash.cost.parallelism, "salt": hash.salt,
        "key": hash.key,
      ])
    try saveAddresses(of: customer)
  }

  func customer(loggedInWith visitor: CustomerID, since moment: Date) throws -> CustomerID? {
    try String.fetchOne(
      db, sql: "SELECT customer FROM logIns WHERE visitor = ? AND since >= ?",
      arguments: [visitor.text, moment.timeIntervalSince1970]
    ).map(CustomerID.init(_:))
  }

  func visitors(loggedInAs customer: CustomerID, since moment: Date) throws -> [CustomerID] {
    try String.fetchAll(
      db, sql: "SELECT visitor FROM logIns WHERE customer = ? AND since >= ?",
      arguments: [customer.text, moment.timeIntervalSince1970]
    ).map { CustomerID($0) }
  }

  func staffVisitors(since moment: Date) throws -> [CustomerID: Role] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT visitor, role FROM logIns JOIN accounts USING (customer)
        WHERE since >= ? AND role <> 'customer'
        """,
      arguments: [moment.timeIntervalSince1970])
    return try rows.reduce(into: [:]) { visitors, row in
      let name: String = row["role"]
      guard let role = Role(rawValue: name) else { throw UnknownValue(name, "role") }
      visitors[CustomerID(row["visitor"])] = role
    }
  }

  func removeLogIns(before moment: Date) throws {
    try db.execute(
      sql: "DELETE FROM logIns WHERE since < ?", arguments: [moment.timeIntervalSince1970])
  }

  func logIn(_ customer: CustomerID?, with visitor: CustomerID, at moment: Date) throws {
    guard let customer else {
      return try db.execute(
        sql: "DELETE FROM logIns WHERE visitor = ?", arguments: [visitor.text])
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO logIns VALUES (?, ?, ?)",
      arguments: [visitor.text, customer.text, moment.timeIntervalSince1970])
  }

  func giveOrders(of visitor: CustomerID, to customer: CustomerID) throws {
    try db.execute(
      sql: "UPDATE orders SET visitor = ? WHERE visitor = ?",
      arguments: [customer.text, visitor.text])
  }

  func give(_ order: OrderID, to customer: CustomerID) throws {
    try db.execute(
      sql: "UPDATE orders SET visitor = ? WHERE id = ?", arguments: [customer.text, order.text])
  }

  func removeTickets(before moment: Date) throws {
    try db.execute(
      sql: "DELETE FROM tickets WHERE givenAt < ?", arguments: [moment.timeIntervalSince1970])
  }

  func knows(_ visitor: CustomerID, as customer: CustomerID) throws -> Bool {
    try Row.fetchOne(
      db, sql: "SELECT 1 FROM knownBrowsers WHERE visitor = ? AND customer = ?",
      arguments: [visitor.text, customer.text]) != nil
  }

  func know(_ visitor: CustomerID, as customer: CustomerID, at moment: Date) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO knownBrowsers VALUES (?, ?, ?)",
      arguments: [visitor.text, customer.text, moment.timeIntervalSince1970])
  }

  func moveKnowledge(of visitor: CustomerID, to new: CustomerID) throws {
    try db.execute(
      sql: "UPDATE OR REPLACE knownBrowsers SET visitor = ? WHERE visitor = ?",
      arguments: [new.text, visitor.text])
  }

  func forgetBrowsers(knownBefore moment: Date) throws {
    try db.execute(
      sql: "DELETE FROM knownBrowsers WHERE since < ?", arguments: [moment.timeIntervalSince1970])
  }

  func removeFailedAttempts(until moment: Date) throws {
    try db.execute(
      sql: "DELETE FROM failedAttempts WHERE last <= ?", arguments: [moment.timeIntervalSince1970])
  }

  func takeTicket(_ id: String) throws -> DoorTicket? {
    let row = try Row.fetchOne(
      db, sql: "DELETE FROM tickets WHERE id = ? RETURNING *", arguments: [id])
    return row.map { row in
      DoorTicket(
        id: id, visitor: CustomerID(row["visitor"]),
        customer: (row["customer"] as String?).map(CustomerID.init(_:)),
        givenAt: Date(timeIntervalSince1970: row["givenAt"]))
    }
  }

  func add(_ ticket: DoorTicket) throws {
    try db.execute(
      sql: "INSERT INTO tickets VALUES (?, ?, ?, ?)",
      arguments: [
        ticket.id, ticket.visitor.text, ticket.customer?.text, ticket.givenAt.timeIntervalSince1970,
      ])
  }

  func failedAttempts(of subject: String) throws -> FailedAttempts? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM failedAttempts WHERE subject = ?", arguments: [subject]
    ).map { row in
      FailedAttempts(
        count: row["count"], first: Date(timeIntervalSince1970: row["first"]),
        last: Date(timeIntervalSince1970: row["last"]))
    }
  }

  func save(_ attempts: FailedAttempts?, of subject: String) throws {
    guard let attempts else {
      return try db.execute(
        sql: "DELETE FROM failedAttempts WHERE subject = ?", arguments: [subject])
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO failedAttempts VALUES (?, ?, ?, ?)",
      arguments: [
        subject, attempts.count, attempts.first.timeIntervalSince1970,
        attempts.last.timeIntervalSince1970,
      ])
  }

  private func addresses(of customer: CustomerID) throws -> [Address] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM addresses WHERE customer = ? ORDER BY position",
      arguments: [customer.text]
    ).map { row in
      try Address(
        street: row["street"], postalCode: row["postalCode"], city: row["city"],
        country: row["country"])
    }
  }

  private func saveAddresses(of customer: Customer) throws {
    guard try addresses(of: customer.id) != customer.addresses else { return }
    try db.execute(
      sql: "DELETE FROM addresses WHERE customer = ?", arguments: [customer.id.text])
    for (position, address) in customer.addresses.enumerated() {
      try db.execute(
        sql: "INSERT INTO addresses VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          customer.id.text, position, address.street, address.postalCode, address.city,
          address.country,
        ])
    }
  }

  private func account(_ row: Row) throws -> Account {
    try reading("accounts", row["customer"]) {
      var customer = try Customer(
        id: CustomerID(row["customer"]), name: row["name"], email: EmailAddress(row["email"]))
      for address in try addresses(of: customer.id) { customer.add(address) }
      let text: String = row["role"]
      guard let role = Role(rawValue: text) else { throw UnknownValue(text, "role") }
      return Account(
        customer: customer, role: role,
        password: PasswordHash(
          cost: .init(rounds: row["rounds"], parallelism: row["parallelism"]), salt: row["salt"],
          key: row["key"]))
    }
  }
}
