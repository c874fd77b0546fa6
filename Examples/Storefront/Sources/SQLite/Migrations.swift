import Foundation
import GRDB
import StorefrontServer

/// The versions of the file; none is ever changed, others follow.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1", migrate: makeTables)
    migrator.registerMigration("2", migrate: keepDigests)
    migrator.registerMigration("3", migrate: addPeople)
    migrator.registerMigration("4", migrate: addReviews)
    migrator.registerMigration("5", migrate: addPictures)
    migrator.registerMigration("6", migrate: addChanges)
    migrator.registerMigration("7", migrate: addShipments)
    migrator.registerMigration("8", migrate: addDiscounts)
    migrator.registerMigration("9", migrate: addAddresses)
    migrator.registerMigration("10", migrate: limitClients)
    migrator.registerMigration("11", migrate: describeOrders)
    return migrator
  }

  /// The tables of the catalogue, the carts and the orders.
  @Sendable private static func makeTables(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE products (
          id TEXT NOT NULL PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL,
          description TEXT NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
          categoryID TEXT NOT NULL, category TEXT NOT NULL, brandID TEXT, brand TEXT,
          isActive INTEGER NOT NULL) STRICT;
        CREATE TABLE stock (
          product TEXT NOT NULL PRIMARY KEY REFERENCES products (id),
          onHand INTEGER NOT NULL, reserved INTEGER NOT NULL,
          CHECK (0 <= reserved AND reserved <= onHand)) STRICT;
        CREATE TABLE cartLines (
          visitor TEXT NOT NULL, position INTEGER NOT NULL, product TEXT NOT NULL,
          quantity INTEGER NOT NULL, price INTEGER NOT NULL, currency TEXT NOT NULL,
          PRIMARY KEY (visitor, product)) STRICT, WITHOUT ROWID;
        CREATE TABLE orders (
          id TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL, placedAt REAL NOT NULL,
          status TEXT NOT NULL, shipping TEXT NOT NULL, shippingCost INTEGER NOT NULL,
          currency TEXT NOT NULL, street TEXT NOT NULL, postalCode TEXT NOT NULL,
          city TEXT NOT NULL, country TEXT NOT NULL) STRICT;
        CREATE INDEX ordersOfVisitor ON orders (visitor, placedAt);
        CREATE TABLE orderLines (
          orderID TEXT NOT NULL REFERENCES orders (id), position INTEGER NOT NULL,
          product TEXT NOT NULL, name TEXT NOT NULL, quantity INTEGER NOT NULL,
          unitPrice INTEGER NOT NULL, discount INTEGER NOT NULL,
          PRIMARY KEY (orderID, position)) STRICT, WITHOUT ROWID;
        CREATE TABLE answers (
          visitor TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL,
          status INTEGER NOT NULL, body BLOB NOT NULL,
          PRIMARY KEY (visitor, key)) STRICT, WITHOUT ROWID;
        """)
  }

  /// An answer keeps the digest of its request, and when it was given: it is not kept for ever.
  @Sendable private static func keepDigests(_ db: Database) throws {
    let digest = DatabaseFunction("requestDigest", argumentCount: 1, pure: true) { values in
      values.first.flatMap(String.fromDatabaseValue).map { RequestDigest(of: $0).text }
    }
    db.add(function: digest)
    defer { db.remove(function: digest) }
    try db.execute(
      sql: """
        CREATE TABLE datedAnswers (
          visitor TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL, givenAt REAL NOT NULL,
          status INTEGER NOT NULL, body BLOB NOT NULL,
          PRIMARY KEY (visitor, key)) STRICT, WITHOUT ROWID;
        """)
    // When they were given is not known: they are kept as if it were now.
    try db.execute(
      sql: """
        INSERT INTO datedAnswers
        SELECT visitor, key, requestDigest(request), ?, status, body FROM answers
        """,
      arguments: [Date.now.timeIntervalSince1970])
    try db.execute(
      sql: """
        DROP TABLE answers;
        ALTER TABLE datedAnswers RENAME TO answers;
        CREATE INDEX answersByMoment ON answers (givenAt);
        """)
  }

  /// People have accounts, log in with browsers, and get their passwords wrong.
  @Sendable private static func addPeople(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE accounts (
          customer TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL,
          foldedEmail TEXT NOT NULL UNIQUE, role TEXT NOT NULL, rounds INTEGER NOT NULL,
          parallelism INTEGER NOT NULL, salt BLOB NOT NULL, key BLOB NOT NULL) STRICT;
        CREATE TABLE logIns (
          visitor TEXT NOT NULL PRIMARY KEY,
          customer TEXT NOT NULL REFERENCES accounts (customer), since REAL NOT NULL) STRICT;
        CREATE TABLE tickets (
          id TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL,
          customer TEXT REFERENCES accounts (customer), givenAt REAL NOT NULL) STRICT;
        CREATE TABLE wrongPasswords (
          foldedEmail TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL, last REAL NOT NULL) STRICT;
        """)
  }

  /// Customers review products.
  @Sendable private static func addReviews(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE reviews (
          product TEXT NOT NULL REFERENCES products (id),
          author TEXT NOT NULL REFERENCES accounts (customer), position INTEGER NOT NULL,
          stars INTEGER NOT NULL, text TEXT NOT NULL, date REAL NOT NULL,
          PRIMARY KEY (product, author)) STRICT, WITHOUT ROWID;
        """)
  }

  /// Staff send pictures of products.
  @Sendable private static func addPictures(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE pictures (
          product TEXT NOT NULL PRIMARY KEY REFERENCES products (id),
          version TEXT NOT NULL, type TEXT NOT NULL, data BLOB NOT NULL) STRICT;
        """)
  }

  /// The database itself notes what has changed, whatever code has changed it: of each resource of the API and of
  /// each owner the newest change. A blank owner is everybody.
  @Sendable private static func addChanges(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE changes (
          number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL,
          owner TEXT NOT NULL, UNIQUE (path, owner)) STRICT;
        CREATE INDEX logInsOfCustomer ON logIns (customer);
        """)
    for (table, row, path, owner) in [
      ("products", "NEW", "'products/' || NEW.id", "''"),
      ("stock", "NEW", "'products/' || NEW.product", "''"),
      ("pictures", "NEW", "'products/' || NEW.product", "''"),
      ("reviews", "NEW", "'products/' || NEW.product || '/reviews'", "''"),
      ("cartLines", "NEW", "'cart'", "NEW.visitor"),
      ("cartLines", "OLD", "'cart'", "OLD.visitor"),
      ("orders", "NEW", "'orders/' || NEW.id", "NEW.visitor"),
      ("accounts", "NEW", "'people/' || NEW.customer", "NEW.customer"),
    ] {
      for event in row == "NEW" ? ["INSERT", "UPDATE"] : ["DELETE"] {
        try note(event, of: table, path: path, owner: owner, db)
      }
    }
  }

  /// Notes a change with each event in a table.
  private static func note(
    _ event: String, of table: String, path: String, owner: String, _ db: Database
  ) throws {
    try db.execute(
      sql: """
        CREATE TRIGGER \(table)\(event.capitalized) AFTER \(event) ON \(table) BEGIN
          DELETE FROM changes WHERE path = \(path) AND owner = \(owner);
          INSERT INTO changes (path, owner) VALUES (\(path), \(owner));
        END;
        """)
  }

  /// Orders have a history and parcels, and messages about them go to services outside.
  @Sendable private static func addShipments(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE orderDeeds (
          orderID TEXT NOT NULL REFERENCES orders (id), position INTEGER NOT NULL,
          date REAL NOT NULL, actor TEXT NOT NULL, actorName TEXT, deed TEXT NOT NULL,
          detail TEXT, amount INTEGER, currency TEXT,
          PRIMARY KEY (orderID, position)) STRICT, WITHOUT ROWID;
        CREATE TABLE shipments (
          id TEXT NOT NULL PRIMARY KEY, orderID TEXT NOT NULL REFERENCES orders (id),
          trackingNumber TEXT NOT NULL) STRICT;
        CREATE INDEX shipmentsOfOrder ON shipments (orderID);
        CREATE TABLE shipmentLines (
          shipment TEXT NOT NULL REFERENCES shipments (id), position INTEGER NOT NULL,
          product TEXT NOT NULL, quantity INTEGER NOT NULL,
          PRIMARY KEY (shipment, position)) STRICT, WITHOUT ROWID;
        CREATE TABLE outbox (
          number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE,
          orderID TEXT NOT NULL REFERENCES orders (id), wish TEXT NOT NULL, amount INTEGER,
          currency TEXT, recipient TEXT, subject TEXT, text TEXT,
          attempts INTEGER NOT NULL DEFAULT 0, leasedUntil REAL NOT NULL DEFAULT 0) STRICT;
        """)
    for table in ["shipments", "orderDeeds"] {
      try note(
        "INSERT", of: table, path: "'orders/' || NEW.orderID",
        owner: "(SELECT visitor FROM orders WHERE id = NEW.orderID)", db)
    }
  }
  /// Staff write discounts, customers type their codes, and orders use them.
  @Sendable private static func addDiscounts(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE discounts (
          code TEXT NOT NULL PRIMARY KEY, percentage INTEGER, amount INTEGER, minimumOrder INTEGER,
          start REAL NOT NULL, end REAL NOT NULL, usageLimit INTEGER NOT NULL,
          timesUsed INTEGER NOT NULL, CHECK ((percentage IS NULL) <> (amount IS NULL))) STRICT;
        CREATE TABLE cartCodes (visitor TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL) STRICT;
        ALTER TABLE orders ADD COLUMN discountCode TEXT;
        """)
    try note("INSERT", of: "discounts", path: "'office/discounts'", owner: "''", db)
    try note("INSERT", of: "cartCodes", path: "'cart'", owner: "NEW.visitor", db)
    try note("DELETE", of: "cartCodes", path: "'cart'", owner: "OLD.visitor", db)
  }
  /// People have an address book.
  @Sendable private static func addAddresses(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE addresses (
          customer TEXT NOT NULL REFERENCES accounts (customer), position INTEGER NOT NULL,
          street TEXT NOT NULL, postalCode TEXT NOT NULL, city TEXT NOT NULL,
          country TEXT NOT NULL, PRIMARY KEY (customer, position)) STRICT, WITHOUT ROWID;
        """)
    try note("INSERT", of: "addresses", path: "'me/addresses'", owner: "NEW.customer", db)
    try note("DELETE", of: "addresses", path: "'me/addresses'", owner: "OLD.customer", db)
  }

  /// Orders keep their tax and the person that they are for; one that is picked up has a blank address.
  @Sendable private static func describeOrders(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE orders ADD COLUMN includedTax INTEGER;
        ALTER TABLE orders ADD COLUMN name TEXT;
        ALTER TABLE orders ADD COLUMN email TEXT;
        ALTER TABLE orders ADD COLUMN phone TEXT;
        CREATE INDEX ordersByStatus ON orders (status, placedAt);
        """)
  }

  /// Failures count by who has tried, browsers are known with which somebody was logged in, guests are forgotten, and
  /// addresses are compared by case folding.
  @Sendable private static func limitClients(_ db: Database) throws {
    try db.execute(
      sql: """
        DROP TABLE wrongPasswords;
        CREATE TABLE failedAttempts (
          subject TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL, first REAL NOT NULL,
          last REAL NOT NULL) STRICT;
        CREATE INDEX failedAttemptsByMoment ON failedAttempts (last);
        CREATE TABLE knownBrowsers (
          visitor TEXT NOT NULL, customer TEXT NOT NULL REFERENCES accounts (customer),
          since REAL NOT NULL, PRIMARY KEY (visitor, customer)) STRICT, WITHOUT ROWID;
        CREATE INDEX knownBrowsersByMoment ON knownBrowsers (since);
        INSERT INTO knownBrowsers SELECT visitor, customer, since FROM logIns;
        CREATE TABLE guests (visitor TEXT NOT NULL PRIMARY KEY, last REAL NOT NULL) STRICT;
        CREATE INDEX guestsByMoment ON guests (last);
        """)
    // When they came is not known: they are kept as if it were now.
    try db.execute(
      sql: """
        INSERT INTO guests SELECT DISTINCT visitor, ? FROM cartLines
        WHERE visitor NOT IN (SELECT customer FROM accounts)
        """,
      arguments: [Date.now.timeIntervalSince1970])
    for account in try Row.fetchAll(db, sql: "SELECT customer, email FROM accounts") {
      try db.execute(
        sql: "UPDATE OR IGNORE accounts SET foldedEmail = ? WHERE customer = ?",
        arguments: [(account["email"] as String).foldedEmail, account["customer"] as String])
    }
  }
}
