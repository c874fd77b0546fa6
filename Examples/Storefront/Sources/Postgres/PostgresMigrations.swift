import Foundation
internal import StorefrontSQL

/// The versions of the database; none is ever changed, others follow.
///
/// Each leaves what an older program reads and writes as it is: that may still be running on another machine.
package struct PostgresMigrations {
  /// The name of the lock behind which programs wait that open a database at once.
  private static let lock = 7_476_301

  /// The statements of each version.
  package static let all = [tables + changes]

  private let connection: PostgresConnection
  private let versions: [[String]]

  /// Makes the way to the newest of some versions.
  package init(on connection: PostgresConnection, versions: [[String]] = all) {
    (self.connection, self.versions) = (connection, versions)
  }

  /// Brings the database up to date, or refuses it as it is.
  package func run() throws {
    guard connection.version >= 13 else { throw PostgresDatabaseError.isTooOld(connection.version) }
    let encoding: String? = try connection.rows("SHOW server_encoding", values: []).first?.first()
    guard encoding == "UTF8" else { throw PostgresDatabaseError.isOfEncoding(encoding ?? "") }
    connection.isUnhurried = true
    defer { connection.isUnhurried = false }
    // As long as another program needs.
    try connection.run("SET lock_timeout = 0; SELECT pg_advisory_lock(\(Self.lock))")
    defer { try? connection.run("SELECT pg_advisory_unlock(\(Self.lock))") }
    try connection.resetLockTimeout()
    for number in try version()..<versions.count {
      try connection.patiently {
        try connection.transaction("") {
          for statement in versions[number] { try connection.run(statement) }
          try connection.run("INSERT INTO versions VALUES (\(number + 1), now())")
        }
      }
    }
    // In a database that was restored the numbers of transactions begin anew.
    try connection.run(
      """
      DELETE FROM changes WHERE number >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      """)
  }

  /// The version of the database, 0 where it is empty.
  private func version() throws -> Int {
    let tables: [String] = try connection.rows(
      "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()", values: []
    ).map { try $0.first() }
    guard tables.contains("versions") && tables.contains("outbox") else {
      guard tables.isEmpty else { throw PostgresDatabaseError.isForeign }
      return 0
    }
    let version: Int =
      try connection.rows("SELECT MAX(number) FROM versions", values: []).first?.first() ?? 0
    guard version <= versions.count else { throw PostgresDatabaseError.isOfLaterVersion }
    return version
  }

  /// Texts are compared byte by byte, as in every other storage.
  private static let tables = [
    "CREATE TABLE versions (number BIGINT NOT NULL PRIMARY KEY, madeAt TIMESTAMPTZ NOT NULL)",
    table(
      "products",
      """
      id TEXT NOT NULL PRIMARY KEY, position BIGINT NOT NULL, name TEXT NOT NULL,
      description TEXT NOT NULL, price BIGINT NOT NULL, currency TEXT NOT NULL,
      categoryID TEXT NOT NULL, category TEXT NOT NULL, brandID TEXT, brand TEXT,
      isActive BIGINT NOT NULL
      """),
    "CREATE INDEX productsByPosition ON products (position)",
    table(
      "stock",
      """
      product TEXT NOT NULL PRIMARY KEY REFERENCES products (id),
      onHand BIGINT NOT NULL, reserved BIGINT NOT NULL,
      CHECK (0 <= reserved AND reserved <= onHand)
      """),
    table(
      "pictures",
      """
      product TEXT NOT NULL PRIMARY KEY REFERENCES products (id),
      version TEXT NOT NULL, type TEXT NOT NULL, data BYTEA NOT NULL
      """),
    table(
      "cartLines",
      """
      visitor TEXT NOT NULL, position BIGINT NOT NULL, product TEXT NOT NULL,
      quantity BIGINT NOT NULL, price BIGINT NOT NULL, currency TEXT NOT NULL,
      PRIMARY KEY (visitor, product)
      """),
    table("cartCodes", "visitor TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL"),
    table("guests", "visitor TEXT NOT NULL PRIMARY KEY, last DOUBLE PRECISION NOT NULL"),
    "CREATE INDEX guestsByMoment ON guests (last)",
    table(
      "orders",
      """
      id TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL, placedAt DOUBLE PRECISION NOT NULL,
      status TEXT NOT NULL, shipping TEXT NOT NULL, shippingCost BIGINT NOT NULL,
      currency TEXT NOT NULL, street TEXT NOT NULL, postalCode TEXT NOT NULL, city TEXT NOT NULL,
      country TEXT NOT NULL, discountCode TEXT, includedTax BIGINT, name TEXT, email TEXT, phone TEXT,
      rowid BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY
      """),
    "CREATE INDEX ordersOfVisitor ON orders (visitor, placedAt, rowid)",
    "CREATE INDEX ordersByStatus ON orders (status, placedAt)",
    "CREATE INDEX ordersByMoment ON orders (placedAt, rowid)",
    // An identity that is no number counts as 0.
    """
    CREATE FUNCTION orderNumber(id TEXT) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS
    $$ SELECT CASE WHEN id ~ '^[0-9]+$' THEN LEAST(id::NUMERIC, 9223372036854775807) ELSE 0 END::BIGINT $$
    """,
    "CREATE INDEX ordersByNumber ON orders (orderNumber(id))",
    table(
      "orderLines",
      """
      orderID TEXT NOT NULL REFERENCES orders (id), position BIGINT NOT NULL,
      product TEXT NOT NULL, name TEXT NOT NULL, quantity BIGINT NOT NULL,
      unitPrice BIGINT NOT NULL, discount BIGINT NOT NULL, PRIMARY KEY (orderID, position)
      """),
    "CREATE INDEX orderLinesOfProduct ON orderLines (product)",
    table(
      "orderDeeds",
      """
      orderID TEXT NOT NULL REFERENCES orders (id), position BIGINT NOT NULL,
      date DOUBLE PRECISION NOT NULL, actor TEXT NOT NULL, actorName TEXT, deed TEXT NOT NULL,
      detail TEXT, amount BIGINT, currency TEXT, PRIMARY KEY (orderID, position)
      """),
    table(
      "shipments",
      """
      id TEXT NOT NULL PRIMARY KEY, orderID TEXT NOT NULL REFERENCES orders (id),
      trackingNumber TEXT NOT NULL, rowid BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY
      """),
    "CREATE INDEX shipmentsOfOrder ON shipments (orderID)",
    table(
      "shipmentLines",
      """
      shipment TEXT NOT NULL REFERENCES shipments (id), position BIGINT NOT NULL,
      product TEXT NOT NULL, quantity BIGINT NOT NULL, PRIMARY KEY (shipment, position)
      """),
    table(
      "outbox",
      """
      number BIGINT NOT NULL PRIMARY KEY GENERATED ALWAYS AS IDENTITY, key TEXT NOT NULL UNIQUE,
      orderID TEXT NOT NULL REFERENCES orders (id), wish TEXT NOT NULL, amount BIGINT,
      currency TEXT, recipient TEXT, subject TEXT, text TEXT,
      attempts BIGINT NOT NULL DEFAULT 0, leasedUntil DOUBLE PRECISION NOT NULL DEFAULT 0
      """),
    table(
      "answers",
      """
      visitor TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL,
      givenAt DOUBLE PRECISION NOT NULL, status BIGINT NOT NULL, body BYTEA NOT NULL,
      PRIMARY KEY (visitor, key)
      """),
    "CREATE INDEX answersByMoment ON answers (givenAt)",
    table(
      "accounts",
      """
      customer TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL,
      foldedEmail TEXT NOT NULL UNIQUE, role TEXT NOT NULL, rounds BIGINT NOT NULL,
      parallelism BIGINT NOT NULL, salt BYTEA NOT NULL, key BYTEA NOT NULL
      """),
    table(
      "addresses",
      """
      customer TEXT NOT NULL REFERENCES accounts (customer), position BIGINT NOT NULL,
      street TEXT NOT NULL, postalCode TEXT NOT NULL, city TEXT NOT NULL, country TEXT NOT NULL,
      PRIMARY KEY (customer, position)
      """),
    table(
      "reviews",
      """
      product TEXT NOT NULL REFERENCES products (id),
      author TEXT NOT NULL REFERENCES accounts (customer), position BIGINT NOT NULL,
      stars BIGINT NOT NULL, text TEXT NOT NULL, date DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (product, author)
      """),
    "CREATE INDEX reviewsByPosition ON reviews (position)",
    table(
      "logIns",
      """
      visitor TEXT NOT NULL PRIMARY KEY,
      customer TEXT NOT NULL REFERENCES accounts (customer), since DOUBLE PRECISION NOT NULL
      """),
    "CREATE INDEX logInsOfCustomer ON logIns (customer)",
    "CREATE INDEX logInsByMoment ON logIns (since)",
    table(
      "knownBrowsers",
      """
      visitor TEXT NOT NULL, customer TEXT NOT NULL REFERENCES accounts (customer),
      since DOUBLE PRECISION NOT NULL, PRIMARY KEY (visitor, customer)
      """),
    "CREATE INDEX knownBrowsersByMoment ON knownBrowsers (since)",
    table(
      "tickets",
      """
      id TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL,
      customer TEXT REFERENCES accounts (customer), givenAt DOUBLE PRECISION NOT NULL
      """),
    "CREATE INDEX ticketsByMoment ON tickets (givenAt)",
    table(
      "failedAttempts",
      """
      subject TEXT NOT NULL PRIMARY KEY, count BIGINT NOT NULL, first DOUBLE PRECISION NOT NULL,
      last DOUBLE PRECISION NOT NULL
      """),
    "CREATE INDEX failedAttemptsByMoment ON failedAttempts (last)",
    table(
      "discounts",
      """
      code TEXT NOT NULL PRIMARY KEY, percentage BIGINT, amount BIGINT, minimumOrder BIGINT,
      start DOUBLE PRECISION NOT NULL, "end" DOUBLE PRECISION NOT NULL, usageLimit BIGINT NOT NULL,
      timesUsed BIGINT NOT NULL, CHECK ((percentage IS NULL) <> (amount IS NULL))
      """),
  ]

  private static func table(_ name: String, _ columns: String) -> String {
    "CREATE TABLE \(name) (\(columns.replacingOccurrences(of: " TEXT", with: " TEXT COLLATE \"C\"")))"
  }

  /// The database itself notes what has changed, whatever code has changed it: of each resource of the API and of
  /// each owner the newest change, by the number of its transaction. A blank owner is everybody.
  private static let changes =
    [
      table(
        "changes",
        """
        number BIGINT NOT NULL, path TEXT NOT NULL, owner TEXT NOT NULL, PRIMARY KEY (path, owner)
        """),
      "CREATE INDEX changesByNumber ON changes (number)",
      // Nothing is in it: those hold its lock, one after the other, that would come in each other's way.
      "CREATE TABLE turns ()",
    ]
    + [
      ("products", ["INSERT", "UPDATE"], "'products/' || NEW.id", "''"),
      ("stock", ["INSERT", "UPDATE"], "'products/' || NEW.product", "''"),
      ("pictures", ["INSERT", "UPDATE"], "'products/' || NEW.product", "''"),
      ("reviews", ["INSERT", "UPDATE"], "'products/' || NEW.product || '/reviews'", "''"),
      ("cartLines", ["INSERT"], "'cart'", "NEW.visitor"),
      ("cartLines", ["DELETE"], "'cart'", "OLD.visitor"),
      ("cartCodes", ["INSERT"], "'cart'", "NEW.visitor"),
      ("cartCodes", ["DELETE"], "'cart'", "OLD.visitor"),
      ("orders", ["INSERT", "UPDATE"], "'orders/' || NEW.id", "NEW.visitor"),
      (
        "shipments", ["INSERT"], "'orders/' || NEW.orderID",
        "(SELECT visitor FROM orders WHERE id = NEW.orderID)"
      ),
      (
        "orderDeeds", ["INSERT"], "'orders/' || NEW.orderID",
        "(SELECT visitor FROM orders WHERE id = NEW.orderID)"
      ),
      ("accounts", ["INSERT", "UPDATE"], "'people/' || NEW.customer", "NEW.customer"),
      ("addresses", ["INSERT"], "'me/addresses'", "NEW.customer"),
      ("addresses", ["DELETE"], "'me/addresses'", "OLD.customer"),
      ("discounts", ["INSERT"], "'office/discounts'", "''"),
    ].flatMap { table, events, path, owner in
      let name = "\(table)\(events[0].capitalized)"
      return [
        """
        CREATE FUNCTION note\(name)() RETURNS TRIGGER LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO changes VALUES (pg_current_xact_id()::TEXT::BIGINT, \(path), \(owner))
          ON CONFLICT (path, owner) DO UPDATE SET number = excluded.number
            WHERE changes.number <> excluded.number;
          RETURN NULL;
        END $$
        """,
        """
        CREATE TRIGGER note\(name) AFTER \(events.joined(separator: " OR ")) ON \(table)
        FOR EACH ROW EXECUTE FUNCTION note\(name)()
        """,
      ]
    }
}
